// Puts the server, the page and the page of the manual beside the built command, so that its package does everything by itself; with
// `--clear` takes them away again, so that in the house the command starts what was built last.
import { execFileSync } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root } from './setup.mjs'

const command = join(root, 'apps', 'cli', 'dist')
const beside = [
  { built: join(root, 'apps', 'server', 'dist'), packed: join(command, 'server') },
  { built: join(root, 'apps', 'web', 'dist'), packed: join(command, 'page') },
]
for (const { packed } of beside) rmSync(packed, { recursive: true, force: true })

if (!process.argv.includes('--clear')) {
  // What older builds left behind stays here.
  for (const place of [command, ...beside.map(({ built }) => built)]) rmSync(place, { recursive: true, force: true })
  const code = await npm(['run', 'build'])
  if (code !== 0) process.exit(code)
  for (const { built, packed } of beside) cpSync(built, packed, { recursive: true })
  cpSync(join(root, 'LICENSE'), join(command, 'LICENSE'))
  const env = { ...process.env, LC_ALL: 'C' }
  writeFileSync(
    join(command, 'halfpint.1'),
    execFileSync(process.execPath, [join(command, 'halfpint.js'), 'man'], { env }),
  )
}
