const NEWLINE = 0x0a

/** Maximum number of lines in a batch, so that unread lines do not fill the memory. */
const MOST_IN_BATCH = 1000

/** A line of a file, without its end. `bytes` is missing if the line was longer than the limit. */
export interface Line {
  /** From 1. */
  readonly number: number
  readonly bytes: Buffer | undefined
}

/**
 * Splits bytes into lines. A line over the limit is skipped without being kept in memory, and the lines after it are
 * returned as usual. They are returned in batches, one for each chunk that ends a line.
 */
export async function* lines(chunks: AsyncIterable<Buffer>, limit: number): AsyncGenerator<readonly Line[]> {
  let number = 1
  let parts: Buffer[] = []
  let length = 0

  const gather = (part: Buffer): void => {
    length += part.length
    if (length > limit) parts = []
    else if (part.length > 0) parts.push(part)
  }
  const finish = (): Line => {
    const bytes = length > limit ? undefined : parts.length === 1 ? parts[0]! : Buffer.concat(parts, length)
    parts = []
    length = 0
    return { number: number++, bytes }
  }

  for await (const chunk of chunks) {
    let batch: Line[] = []
    let from = 0
    for (;;) {
      const end = chunk.indexOf(NEWLINE, from)
      if (end < 0) break
      gather(chunk.subarray(from, end))
      batch.push(finish())
      from = end + 1
      if (batch.length < MOST_IN_BATCH) continue
      yield batch
      batch = []
    }
    gather(chunk.subarray(from))
    if (batch.length > 0) yield batch
  }
  if (length > 0) yield [finish()]
}
