import { isUtf8 } from 'node:buffer'
import { ok, type Result, refuse } from '@halfpint/core'
import { type Line, lines } from './lines.ts'

/** Maximum length of a line: far more than any game needs, far less than memory. */
const LONGEST_LINE = 16 * 1024 * 1024

/** Maximum length of a text of several lines that is parsed as one JSON value. */
const LONGEST_TEXT = 64 * 1024 * 1024

/** A possible record: the unparsed bytes of its line, or a value that was parsed with others. */
export type Source = Uint8Array | Result<unknown>

/** A source, its first line (from 1), and its index in a list, if there is one. */
export interface Entry {
  readonly line: number
  readonly source: Source
  readonly item?: number
}

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])
const BLANK = /^[ \t\r\n]*$/

/** Parses a JSON text. A syntax error with a position names its column. */
const parseText = (text: string): Result<unknown> => {
  try {
    return ok(JSON.parse(text) as unknown)
  } catch (error) {
    if (error instanceof SyntaxError) {
      const position = /at position (\d+)/.exec(error.message)?.[1]
      return position === undefined ? refuse('broken-json') : refuse('broken-json', { column: Number(position) + 1 })
    }
    return refuse('too-deep')
  }
}

/** The JSON value of a source. */
export const readSource = (source: Source): Result<unknown> => {
  if (!(source instanceof Uint8Array)) return source
  if (!isUtf8(source)) return refuse('bad-utf8')
  return parseText(Buffer.from(source.buffer, source.byteOffset, source.byteLength).toString('utf8'))
}

const entryOf = ({ number, bytes }: Line): Entry => ({
  line: number,
  source: bytes ?? refuse('line-too-long', { limit: LONGEST_LINE }),
})

const isBlank = ({ bytes }: Line): boolean =>
  bytes !== undefined && (bytes[0] ?? 0x20) <= 0x20 && BLANK.test(bytes.toString('latin1'))

/** Whether a first line begins a JSON value of several lines or a list, and is not a record by itself. */
const opensText = (line: Line): boolean => {
  if (
    line.bytes === undefined ||
    !isUtf8(line.bytes) ||
    !/^[ \t]*[[{]/.test(line.bytes.subarray(0, 100).toString('latin1'))
  ) {
    return false
  }
  const json = readSource(line.bytes)
  return json.ok ? Array.isArray(json.value) : true
}

/** First bytes of compressed files: gzip, bzip2, zip, xz and Zstandard. */
const COMPRESSED = ['1f8b', '425a68', '504b0304', 'fd377a585a', '28b52ffd']

const isCompressed = ({ bytes }: Line): boolean => {
  const start = bytes?.subarray(0, 5).toString('hex') ?? ''
  return COMPRESSED.some(magic => start.startsWith(magic))
}

/** The first line of each item of a list, from 0. */
const itemLines = (text: string): number[] => {
  const starts: number[] = []
  let depth = 0
  let line = 0
  let expecting = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (sign === '\n') line++
    if (sign <= ' ') continue
    if (expecting && depth === 1 && sign !== ']') {
      starts.push(line)
      expecting = false
    }
    if (sign === '"') while (text[++at] !== '"') if (text[at] === '\\') at++
    if (sign === '[' || sign === '{') expecting = ++depth === 1
    else if (sign === ']' || sign === '}') depth--
    else if (sign === ',' && depth === 1) expecting = true
  }
  return starts
}

/** The entries of lines that together are one JSON value; nothing if they are not. */
const textEntries = (held: readonly Line[]): Entry[] | undefined => {
  const first = held[0]!
  const text = held.map(line => line.bytes?.toString('utf8')).join('\n')
  const json = parseText(text)
  if (!json.ok) return undefined
  if (!Array.isArray(json.value)) return [{ line: first.number, source: json }]
  const starts = itemLines(text)
  return json.value.map((value: unknown, item) => ({
    line: first.number + (starts[item] ?? 0),
    source: ok(value),
    item,
  }))
}

/**
 * Whether lines that are not one JSON value are separate records. In a broken text of several lines all lines are
 * indented or close a bracket.
 */
const areRecords = (held: readonly Line[]): boolean =>
  held.length === 1 ||
  held.slice(1).some(line => !isBlank(line) && !/^[ \t\]}]/.test(String(line.bytes?.subarray(0, 1))))

/**
 * All records of a file: one per line (blank lines are skipped), or the whole text is one record or a list over several
 * lines. They are returned in batches while the bytes arrive.
 */
export async function* entries(chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly Entry[]> {
  let started = false
  let held: Line[] | undefined
  let size = 0
  const records = (found: readonly Line[]): Entry[] => found.filter(line => !isBlank(line)).map(entryOf)

  for await (const batch of lines(chunks, LONGEST_LINE)) {
    const single: Line[] = []
    for (const raw of batch) {
      const line = raw.number === 1 ? withoutMark(raw) : raw
      if (!started && !isBlank(line)) {
        started = true
        if (isCompressed(line)) {
          yield [{ line: line.number, source: refuse('compressed') }]
          return
        }
        if (opensText(line)) held = []
      }
      if (held === undefined) {
        single.push(line)
        continue
      }
      held.push(line)
      size += line.bytes?.length ?? 0
      if (line.bytes !== undefined && size <= LONGEST_TEXT) continue
      if (line.bytes !== undefined && !areRecords(held)) {
        yield [{ line: held[0]!.number, source: refuse('text-too-long', { limit: LONGEST_TEXT }) }]
        return
      }
      single.push(...held)
      held = undefined
    }
    const found = records(single)
    if (found.length > 0) yield found
  }
  if (held === undefined) return

  const whole = held.every(line => line.bytes !== undefined && isUtf8(line.bytes)) ? textEntries(held) : undefined
  if (whole?.length === 0) return
  if (whole !== undefined) yield whole
  else if (areRecords(held)) yield records(held)
  else yield [{ line: held[0]!.number, source: refuse('broken-json') }]
}

const withoutMark = (line: Line): Line =>
  line.bytes?.subarray(0, 3).equals(BYTE_ORDER_MARK) ? { ...line, bytes: line.bytes.subarray(3) } : line
