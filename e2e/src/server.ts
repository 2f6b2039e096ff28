import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { BUILT } from './site.ts'

const PROGRAM = join(import.meta.dirname, '../../apps/server/dist/server.js')

/** The built server with the built page, on a SQLite file in a separate folder. */
export interface LiveServer {
  readonly address: string
  /** The path of the SQLite file. */
  readonly file: string
  /** Kills it without a shutdown, as in a power failure. */
  kill(): Promise<void>
  /** Starts it again on the same port and file. */
  start(): Promise<void>
  close(): Promise<void>
}

/** Starts a server on a free port, with the data of a file if given, or of another build. */
export const openServer = async (
  file?: Uint8Array,
  { program = PROGRAM, page = BUILT, words = [] }: { program?: string; page?: string; words?: string[] } = {},
): Promise<LiveServer> => {
  const data = mkdtempSync(join(tmpdir(), 'halfpint-e2e-'))
  if (file !== undefined) writeFileSync(join(data, 'halfpint.sqlite'), file)
  let port = 0
  let child: ChildProcess | undefined

  const start = async (): Promise<void> => {
    const usual = ['--port', String(port), '--host', '127.0.0.1', '--data', data, '--page', page, '--rate', '0']
    const started = spawn(process.execPath, [program, ...usual, ...words], { stdio: ['ignore', 'ignore', 'pipe'] })
    child = started
    port = await new Promise<number>((resolve, reject) => {
      started.once('exit', code => reject(new Error(`the server ended with ${code}`)))
      createInterface({ input: started.stderr as NonNullable<typeof started.stderr> }).on('line', line => {
        const listening = /"port":(\d+).*"msg":"listening"/.exec(line)
        if (listening !== null) resolve(Number(listening[1]))
      })
    })
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const running = child
    child = undefined
    if (running === undefined || running.exitCode !== null) return
    const gone = new Promise(resolve => running.once('exit', resolve))
    running.kill(signal)
    await gone
  }

  await start()
  return {
    address: `http://127.0.0.1:${port}/`,
    file: join(data, 'halfpint.sqlite'),
    start,
    kill: () => end('SIGKILL'),
    async close() {
      await end('SIGTERM')
      rmSync(data, { recursive: true, force: true })
    },
  }
}
