import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type Ask, askerOf } from './channel.ts'

/** A process of the bench. It ends with the bench, however that ends. */
export interface Program {
  readonly pid: number
  readonly ask: Ask
  /** Ends it with SIGTERM; returns its exit code, `null` if a signal ended it. */
  stop(): Promise<number | null>
}

const programOf = (child: ChildProcess): Program => ({
  pid: child.pid as number,
  ask: askerOf(child),
  async stop() {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    const [code] = (await gone) as [number | null]
    return code
  },
})

const start = (words: readonly string[]): ChildProcess =>
  spawn(process.execPath, words, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
  })

/** Starts a program that listens for orders. */
export const startGenerator = (path: string): Program => {
  // Its own garbage should cost little: it plays on the processors of the server that is measured.
  const child = start(['--max-semi-space-size=32', path])
  child.stderr?.pipe(process.stderr)
  return programOf(child)
}

/** Where a server listens; tables may be opened at another port than they are played at. */
export interface Ports {
  readonly port: number
  readonly lobby: number
}

/** Starts a server with the probe in it; resolves with its ports as soon as its log tells them. */
export const startServer = async (probe: string, words: readonly string[]): Promise<Program & Ports> => {
  const child = start(['--expose-gc', '--import', probe, ...words])
  const said: string[] = []
  const ports = await new Promise<Ports>((resolve, reject) => {
    child.once('exit', code => {
      if (code !== 0) process.stderr.write(`a server ended with ${code}:\n${said.slice(-20).join('\n')}\n`)
      reject(new Error('a server ended before it listened'))
    })
    createInterface({ input: child.stderr as NonNullable<typeof child.stderr> }).on('line', line => {
      const { msg, port, lobby = port } = line.startsWith('{') ? JSON.parse(line) : {}
      if (msg === 'listening') resolve({ port, lobby })
      else said.push(line)
    })
  })
  return { ...programOf(child), ...ports }
}
