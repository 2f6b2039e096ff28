import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { requesterOf, type SendRequest } from './channel.ts'

/** A process of the benchmark. It ends with the benchmark, however that ends. */
export interface BenchProcess {
  readonly pid: number
  readonly ask: SendRequest
  /** Ends it with SIGTERM; returns its exit code, `null` if a signal ended it. */
  stop(): Promise<number | null>
}

const programOf = (child: ChildProcess): BenchProcess => ({
  pid: child.pid as number,
  ask: requesterOf(child),
  async stop() {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    const [code] = (await gone) as [number | null]
    return code
  },
})

const start = (args: readonly string[]): ChildProcess =>
  spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
  })

/** Starts a generator. */
export const startGenerator = (path: string): BenchProcess => {
  // Its garbage collection should cost little: it shares the processors with the measured server.
  const child = start(['--max-semi-space-size=32', path])
  child.stderr?.pipe(process.stderr)
  return programOf(child)
}

/** Ports of a server: tables may be opened at another port than they are played at. */
export interface Ports {
  readonly port: number
  readonly lobby: number
}

/** Starts a server with the probe; resolves with its ports as soon as they are in its log. */
export const startServer = async (probe: string, args: readonly string[]): Promise<BenchProcess & Ports> => {
  const child = start(['--expose-gc', '--import', probe, ...args])
  const said: string[] = []
  const ports = await new Promise<Ports>((resolve, reject) => {
    child.once('exit', code => {
      if (code !== 0) process.stderr.write(`a server ended with ${code}:\n${said.slice(-20).join('\n')}\n`)
      reject(new Error('a server ended before it listened on a port'))
    })
    createInterface({ input: child.stderr as NonNullable<typeof child.stderr> }).on('line', line => {
      const { msg, port, lobby = port } = line.startsWith('{') ? JSON.parse(line) : {}
      if (msg === 'listening') resolve({ port, lobby })
      else said.push(line)
    })
  })
  return { ...programOf(child), ...ports }
}
