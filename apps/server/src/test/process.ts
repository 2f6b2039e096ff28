import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '@halfpint/store/testing'

/** The server, which is built once for all tests. */
export const SERVER = join(import.meta.dirname, '../../dist/server.js')

/** A server process that can be killed and started again on the same port. */
export interface Killable {
  readonly url: string
  readonly port: number
  /** The process that runs now. */
  pid(): number
  /** Resolves when it answers. */
  ready(): Promise<void>
  /** Ends it without a word, and starts it again. */
  killAndRestart(): Promise<void>
  /** Ends it with SIGTERM, as an update does, and starts it again. */
  restart(): Promise<void>
  /** SIGTERM; resolves with the exit code, or with the signal that ended it all the same. */
  stop(): Promise<number | NodeJS.Signals | null>
  /** What it wrote to stderr so far. */
  log(): string
  /** Whether it ended by itself at its start, with a sentence that says why: no port, no database in time. */
  gaveUp(): boolean
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
  const end = (signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null> =>
    new Promise(resolve => {
      if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode ?? child.signalCode)
      else child.once('exit', (code, by) => resolve(code ?? by))
      child.kill(signal)
    })
  start()
  return {
    url,
    port,
    pid: () => child.pid as number,
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
    async restart() {
      await end('SIGTERM')
      start()
    },
    stop: () => end('SIGTERM'),
    log: () => log,
    gaveUp: () => child.exitCode === 2,
  }
}
