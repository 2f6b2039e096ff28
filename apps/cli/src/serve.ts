import { spawn } from 'node:child_process'
import { refuse } from '@halfpint/core'
import { builtServer } from './built.ts'
import { EXIT } from './exit.ts'
import type { Terminal } from './terminal.ts'

/** The flags of `serve`, as typed; the server checks them. */
export type ServeFlags = { readonly [setting: string]: string | readonly string[] }

/**
 * Memory options of Node. A young generation of 8 MiB instead of 16: two thousand idle players take 34 KiB each instead
 * of 40, at the same number of actions a second; 4 MiB would make it 31 KiB, but cost a fifth more processor time. One
 * helper thread instead of four: each has a separate heap. The rare full collections compact the heap, and free pages
 * are returned to the system.
 */
const MEMORY = ['--max-semi-space-size=8', '--v8-pool-size=1', '--compact-on-every-full-gc']

/** The flag of a setting: `--keep-records` for `keepRecords`. */
const typed = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

const wordsOf = (flags: ServeFlags): string[] =>
  Object.entries(flags).flatMap(([name, value]) => [value].flat().map(each => `--${typed(name)}=${each}`))

/** Runs the server until it ends. Returns its exit code. */
export const serve = (flags: ServeFlags, terminal: Terminal): Promise<number> => {
  const server = builtServer('server')
  if (server === undefined) {
    terminal.complain(refuse('server-not-built').problem)
    return Promise.resolve(EXIT.bug)
  }
  const env = { ...process.env, LC_ALL: terminal.language }
  const child = spawn(process.execPath, [...MEMORY, server, ...wordsOf(flags)], {
    // The channel tells the server when this process ends, however it ends.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  })
  // Ctrl-C reaches the server directly; a signal to this process alone is passed on.
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
