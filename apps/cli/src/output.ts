import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import type { Problem } from '@halfpint/core'
import { printable } from '@halfpint/i18n'
import { EXIT } from './exit.ts'
import { fileProblem, systemCode } from './file.ts'
import type { Terminal } from './terminal.ts'

const BATCH = 64 * 1024

/** What took long to make is not held back, in milliseconds: whoever stops a night of games keeps them. */
const HELD = 500

type Texts = AsyncIterable<string> | Iterable<string>

/**
 * Small texts joined into large ones. What is there is passed on as soon as the next text has to be
 * waited for, so that a program that asks line by line gets its answers line by line.
 */
async function* batches(texts: Texts): AsyncGenerator<string> {
  const source = Symbol.asyncIterator in texts ? texts[Symbol.asyncIterator]() : texts[Symbol.iterator]()
  const pull = (): Promise<IteratorResult<string>> => {
    const step = Promise.resolve(source.next())
    // Looked at below, perhaps later than it fails.
    step.catch(() => {})
    return step
  }
  let batch = ''
  let since = performance.now()
  let next = pull()
  try {
    for (;;) {
      const step = batch === '' ? await next : await Promise.race([next, setImmediate(undefined)])
      if (step?.done === true) break
      if (step !== undefined) {
        batch += step.value
        // Before the next one is asked for, which may take its time.
        if (batch.length < BATCH && performance.now() - since < HELD) {
          next = pull()
          continue
        }
      }
      yield batch
      batch = ''
      await setImmediate()
      since = performance.now()
      if (step !== undefined) next = pull()
    }
    if (batch !== '') yield batch
  } finally {
    // Not waited for: a reader that went away need not wait for input that may never come.
    void source.return?.()
  }
}

/** A value from others as one line of JSON that is safe to print: special characters are escaped as JSON does it. */
export const jsonLine = (value: unknown): string => `${printable(JSON.stringify(value))}\n`

/** How writing ended: everything is written, the reader went away, or it cannot be done. */
export type Written = { readonly kind: 'all' | 'cut' } | { readonly kind: 'failed'; readonly problem: Problem }

/** Writes texts to a file, anew or after what is there, or to stdout, no faster than they are taken. */
export const writeAll = async (texts: Texts, file: string | undefined, append = false): Promise<Written> => {
  const stream = file === undefined ? process.stdout : createWriteStream(file, { flags: append ? 'a' : 'w' })
  try {
    await pipeline(batches(texts), stream, { end: file !== undefined })
    return { kind: 'all' }
  } catch (error) {
    if (systemCode(error) === 'EPIPE') return { kind: 'cut' }
    return { kind: 'failed', problem: fileProblem(file ?? 'stdout', error, true).problem }
  }
}

/** Tells what could not be read or written; gives the exit code. */
export const exitAfter = (written: Written, unread: readonly Problem[], bad: boolean, terminal: Terminal): number => {
  for (const problem of unread) terminal.complain(problem)
  if (written.kind === 'failed') terminal.complain(written.problem)
  if (written.kind === 'cut') return EXIT.cut
  if (written.kind === 'failed' || unread.length > 0) return EXIT.usage
  return bad ? EXIT.bad : EXIT.good
}
