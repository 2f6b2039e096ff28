import { spawn } from 'node:child_process'
import { refuse } from '@halfpint/core'
import { builtServer } from './built.ts'
import { EXIT } from './exit.ts'
import type { Terminal } from './terminal.ts'

/** What `serve` was asked for, as typed: the server itself checks it. */
export type ServeFlags = { readonly [setting: string]: string | readonly string[] }

/**
 * A young generation of 8 MiB instead of 16: two thousand idle players take 34 KiB each instead of 40, and as many
 * actions a second get through; with 4 MiB it would be 31 KiB, and a fifth more processor time an action. One thread
 * that helps to collect and compile instead of four: each keeps a heap of its own, and they share the work badly. Full
 * collections, which are few, move what lives together, and the gaps go back to the system.
 */
const MEMORY = ['--max-semi-space-size=8', '--v8-pool-size=1', '--compact-on-every-full-gc']

/** A flag as it is typed: `keepRecords` was `--keep-records`. */
const typed = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

const wordsOf = (flags: ServeFlags): string[] =>
  Object.entries(flags).flatMap(([name, value]) => [value].flat().map(each => `--${typed(name)}=${each}`))

/** Runs the server until it ends, and ends as it does. */
export const serve = (flags: ServeFlags, terminal: Terminal): Promise<number> => {
  const server = builtServer('server')
  if (server === undefined) {
    terminal.complain(refuse('server-not-built').problem)
    return Promise.resolve(EXIT.bug)
  }
  const env = { ...process.env, LC_ALL: terminal.language }
  const child = spawn(process.execPath, [...MEMORY, server, ...wordsOf(flags)], {
    // The channel tells the server when this process goes, however it ends.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  })
  // Ctrl-C reaches the server by itself; what is sent to this process alone is passed on.
  const wait = (): void => {}
  const pass = (signal: NodeJS.Signals): void => void child.kill(signal)
  process.on('SIGINT', wait)
  process.on('SIGTERM', pass)
  process.on('SIGHUP', pass)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => resolve(code ?? EXIT.bug))
  })
}
