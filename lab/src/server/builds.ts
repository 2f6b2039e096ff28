import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '../../..')

/** The programs of a run, bundled like the release. */
export interface Builds {
  readonly halfpint: string
  readonly peer: string
  readonly floor: string
  readonly generator: string
  readonly probe: string
  remove(): void
}

/** Builds the server, and the benchmark's own programs into a folder beside the packages that they load. */
export const build = (): Builds => {
  const outdir = join(root, `node_modules/.cache/halfpint-bench-${process.pid}`)
  const run = (room: string, script: string, ...args: readonly string[]): void => {
    execFileSync('npm', ['run', script, '--silent', '-w', room, '--', ...args], { cwd: root, stdio: 'pipe' })
  }
  const remove = (): void => rmSync(outdir, { recursive: true, force: true })
  // Also remove the folder if the run fails.
  process.once('exit', remove)
  run('@halfpint/server', 'build')
  run('@halfpint/lab', 'build:server', `--outdir=${outdir}`)
  return {
    halfpint: join(root, 'apps/server/dist/server.js'),
    peer: join(outdir, 'peer.js'),
    floor: join(outdir, 'floor.js'),
    generator: join(outdir, 'generator.js'),
    probe: pathToFileURL(join(outdir, 'probe.js')).href,
    remove,
  }
}
