import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '../../..')

/** The programs of a run, bundled as they are when the project is built. */
export interface Builds {
  readonly house: string
  readonly peer: string
  readonly floor: string
  readonly generator: string
  readonly probe: string
  remove(): void
}

/** Builds the server, and the bench's own programs into a folder beside the packages that they load. */
export const build = (): Builds => {
  const outdir = join(root, `node_modules/.cache/halfpint-bench-${process.pid}`)
  const run = (room: string, script: string, ...words: readonly string[]): void => {
    execFileSync('npm', ['run', script, '--silent', '-w', room, '--', ...words], { cwd: root, stdio: 'pipe' })
  }
  const remove = (): void => rmSync(outdir, { recursive: true, force: true })
  // A run that fails leaves nothing behind either.
  process.once('exit', remove)
  run('@halfpint/server', 'build')
  run('@halfpint/lab', 'build:server', `--outdir=${outdir}`)
  return {
    house: join(root, 'apps/server/dist/server.js'),
    peer: join(outdir, 'peer.js'),
    floor: join(outdir, 'floor.js'),
    generator: join(outdir, 'generator.js'),
    probe: pathToFileURL(join(outdir, 'probe.js')).href,
    remove,
  }
}
