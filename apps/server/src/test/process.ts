import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@halfpint/store/testing'

const here = join(import.meta.dirname, '../..')

/** Beside the packages, which the built server loads, and out of the way of the real build. */
const BUILDS = join(here, '../../node_modules/.cache')

/** Builds the server as `npm run build` does, into a folder of its own. Gives its path and the way to remove it. */
export const buildServer = (): { readonly path: string; remove(): void } => {
  const outdir = join(BUILDS, `halfpint-server-${process.pid}`)
  execFileSync('npm', ['run', 'build', '--silent', '--', `--outdir=${outdir}`], { cwd: here, stdio: 'pipe' })
  return { path: join(outdir, 'server.js'), remove: () => rmSync(outdir, { recursive: true, force: true }) }
}

/** A server process that can be killed and started again on the same port. */
export interface Killable {
  readonly url: string
  readonly port: number
  /** Resolves when it answers. */
  ready(): Promise<void>
  /** Ends it without a word, and starts it again. */
  killAndRestart(): Promise<void>
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>
  /** What it wrote to stderr so far. */
  log(): string
}

/** Starts the built server with these words on a port of its own. */
export const startProcess = async (path: string, words: readonly string[]): Promise<Killable> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let log = ''
  let child: ChildProcess
  const start = (): void => {
    const all = [path, '--port', String(port), '--host', '127.0.0.1', '--rate', '0', ...words]
    child = spawn(process.execPath, all, { stdio: ['ignore', 'ignore', 'pipe'], env: { PATH: process.env.PATH } })
    child.stderr?.setEncoding('utf8').on('data', text => {
      log += text
    })
  }
  const end = (signal: NodeJS.Signals): Promise<number | null> =>
    new Promise(resolve => {
      if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode)
      else child.once('exit', code => resolve(code))
      child.kill(signal)
    })
  start()
  return {
    url,
    port,
    async ready() {
      for (;;) {
        const answer = await fetch(`${url}/readyz`).catch(() => undefined)
        if (answer?.status === 200) return
        if (child.exitCode !== null) throw new Error(`the server ended: ${log}`)
        await new Promise(resolve => setTimeout(resolve, 20))
      }
    },
    async killAndRestart() {
      await end('SIGKILL')
      start()
    },
    stop: () => end('SIGTERM'),
    log: () => log,
  }
}
