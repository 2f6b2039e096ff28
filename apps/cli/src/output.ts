import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import type { Problem } from '@halfpint/core'
import { printable } from '@halfpint/i18n'
import { EXIT } from './exit.ts'
import { fileProblem, systemCode } from './file.ts'
import type { Terminal } from './terminal.ts'

const BATCH = 64 * 1024

/** Milliseconds after which text is written although the batch is small: an interrupted run keeps its games. */
const HELD = 500

type Texts = AsyncIterable<string> | Iterable<string>

/**
 * Joins small texts into large ones. Available text is passed on before the next text has to be awaited, so that a
 * program that asks line by line is answered line by line.
 */
async function* batches(texts: Texts): AsyncGenerator<string> {
  const source = Symbol.asyncIterator in texts ? texts[Symbol.asyncIterator]() : texts[Symbol.iterator]()
  const pull = (): Promise<IteratorResult<string>> => {
    const step = Promise.resolve(source.next())
    // Handled below, perhaps after it fails.
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
        // Before the next text is requested, which may take long.
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
    // Not awaited: when the reader is gone, the input may never come.
    void source.return?.()
  }
}

/** A foreign value as one line of JSON. Special characters are escaped, so that it is safe to print. */
export const jsonLine = (value: unknown): string => `${printable(JSON.stringify(value))}\n`

/** The end of writing: everything is written, the reader closed the output, or it failed. */
export type Written = { readonly kind: 'all' | 'cut' } | { readonly kind: 'failed'; readonly problem: Problem }

/** Writes texts to a file or to stdout, no faster than they are read. */
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

/** Reports files that could not be read or written. Returns the exit code. */
export const exitAfter = (written: Written, unread: readonly Problem[], bad: boolean, terminal: Terminal): number => {
  for (const problem of unread) terminal.complain(problem)
  if (written.kind === 'failed') terminal.complain(written.problem)
  if (written.kind === 'cut') return EXIT.cut
  if (written.kind === 'failed' || unread.length > 0) return EXIT.usage
  return bad ? EXIT.bad : EXIT.good
}
