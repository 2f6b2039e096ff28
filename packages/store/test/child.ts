import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A process that appends, and the lines it has printed. */
export interface Appender {
  readonly process: ChildProcess
  readonly lines: string[]
  /** Resolves when it has printed this number of lines, or has ended. */
  said(count: number): Promise<void>
  /** Resolves when it has ended and `lines` is complete. */
  ended(): Promise<void>
}

/**
 * Starts a process that appends to a store: at most `max` times at each table, or with files of at most `blocks`
 * blocks.
 */
export const appender = (place: string, name: string, { max = Infinity, blocks = 0 } = {}): Appender => {
  const args = ['--import', 'tsx', join(import.meta.dirname, 'appender.ts'), place, name, String(max)]
  const command = ['-c', `${blocks > 0 ? `ulimit -f ${blocks};` : ''} exec "$0" "$@"`, process.execPath, ...args]
  const child = spawn('sh', command, { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout })
  const closed = Promise.all([once(reader, 'close'), once(child, 'exit')])
  let check = (): void => {}
  reader.on('line', line => {
    lines.push(line)
    check()
  })
  return {
    process: child,
    lines,
    said: count =>
      new Promise(resolve => {
        check = () => lines.length >= count && resolve()
        check()
        void closed.then(() => resolve())
      }),
    async ended() {
      await closed
    },
  }
}
