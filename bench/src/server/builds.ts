import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '../../..')

/** The programs of a run, bundled as they are when the project is built. */
export interface Builds {
  readonly house: string
  readonly peer: string
  readonly generator: string
  readonly probe: string
  remove(): void
}

/** Builds the server and the bench's own programs into a folder beside the packages that they load. */
export const build = (): Builds => {
  const outdir = join(root, `node_modules/.cache/halfpint-bench-${process.pid}`)
  const run = (room: string, script: string, to: string): void => {
    execFileSync('npm', ['run', script, '--silent', '-w', room, '--', `--outdir=${to}`], { cwd: root, stdio: 'pipe' })
  }
  const remove = (): void => rmSync(outdir, { recursive: true, force: true })
  // A run that fails leaves nothing behind either.
  process.once('exit', remove)
  run('@halfpint/server', 'build', join(outdir, 'house'))
  run('@halfpint/bench', 'build:server', outdir)
  return {
    house: join(outdir, 'house/server.js'),
    peer: join(outdir, 'peer.js'),
    generator: join(outdir, 'generator.js'),
    probe: pathToFileURL(join(outdir, 'probe.js')).href,
    remove,
  }
}
