// Ends a test server when the process that owns it has ended, and removes its files.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

const [owner, pgCtl, home, uid, gid] = process.argv.slice(2)
const rights = uid === '' ? {} : { uid: Number(uid), gid: Number(gid) }

setInterval(() => {
  try {
    process.kill(Number(owner), 0)
  } catch {
    spawnSync(pgCtl, ['-D', join(home, 'data'), '-m', 'immediate', '-w', 'stop'], rights)
    rmSync(home, { recursive: true, force: true })
    process.exit()
  }
}, 500)
