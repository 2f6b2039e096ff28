import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '@halfpint/store/testing'

/** The server, which is built once for all tests. */
export const SERVER = join(import.meta.dirname, '../../dist/server.js')

/** A server process that can be killed and started again on the same port. */
export interface Killable {
  readonly url: string
  readonly port: number
  /** The id of the current process. */
  pid(): number
  /** Resolves when the server answers. */
  ready(): Promise<void>
  /** Kills the server with SIGKILL and starts it again. */
  killAndRestart(): Promise<void>
  /** Stops the server with SIGTERM, as an update does, and starts it again. */
  restart(): Promise<void>
  /** Sends SIGTERM. Resolves with the exit code, or with the signal that ended the process. */
  stop(): Promise<number | NodeJS.Signals | null>
  /** The output to stderr so far. */
  log(): string
  /** Whether the server exited during its start with a known reason: no port, or no database in time. */
  gaveUp(): boolean
}

/** Starts the built server with these arguments on a free port. */
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
