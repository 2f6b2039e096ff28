import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import type { Problem } from '@halfpint/core'
import { fileProblem, systemCode } from './file.ts'

const BATCH = 64 * 1024

/** Small texts joined into large ones; between two of them other events get their turn. */
async function* batches(texts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let batch = ''
  for await (const text of texts) {
    batch += text
    if (batch.length < BATCH) continue
    yield batch
    batch = ''
    await setImmediate()
  }
  if (batch !== '') yield batch
}

/** How writing ended: everything is written, the reader went away, or it cannot be done. */
export type Written = { readonly kind: 'all' | 'cut' } | { readonly kind: 'failed'; readonly problem: Problem }

/** Writes texts to a file, or to stdout, no faster than they are taken. */
export const writeAll = async (
  texts: AsyncIterable<string> | Iterable<string>,
  file: string | undefined,
): Promise<Written> => {
  const stream = file === undefined ? process.stdout : createWriteStream(file)
  try {
    await pipeline(batches(texts), stream, { end: file !== undefined })
    return { kind: 'all' }
  } catch (error) {
    const code = systemCode(error)
    if (code === undefined) throw error
    if (code === 'EPIPE') return { kind: 'cut' }
    return { kind: 'failed', problem: fileProblem(file ?? 'stdout', code).problem }
  }
}
