import { isUtf8 } from 'node:buffer'
import { ok, type Result, refuse } from '@halfpint/core'
import { type Line, lines } from './lines.ts'

/** The longest line that is read: far more than any game needs, far less than memory. */
const LONGEST_LINE = 16 * 1024 * 1024

/** The longest text of several lines that is read as one JSON value. */
const LONGEST_TEXT = 64 * 1024 * 1024

/** What should be a record: the bytes of its line, not read yet, or a value read with others around it. */
export type Source = Uint8Array | Result<unknown>

/** A source, where it begins (1-based), and its place in a list, if it is in one. */
export interface Entry {
  readonly line: number
  readonly source: Source
  readonly item?: number
}

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])
const BLANK = /^[ \t\r\n]*$/

/** The value of a JSON text; a fault that the parser can place names its column. */
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

/** Whether a first line begins a JSON value of several lines, or a list, rather than being a record by itself. */
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

/** How files begin that were made smaller: gzip, bzip2, zip, xz and Zstandard. */
const COMPRESSED = ['1f8b', '425a68', '504b0304', 'fd377a585a', '28b52ffd']

const isCompressed = ({ bytes }: Line): boolean => {
  const start = bytes?.subarray(0, 5).toString('hex') ?? ''
  return COMPRESSED.some(magic => start.startsWith(magic))
}

/** The line on which each item of a list begins, counted from 0. */
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

/** The entries of held lines that together are one JSON value; nothing if they are not. */
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
 * Whether lines that make no JSON value together are records of their own: in a torn text of several
 * lines all are indented, or close a bracket.
 */
const areRecords = (held: readonly Line[]): boolean =>
  held.length === 1 ||
  held.slice(1).some(line => !isBlank(line) && !/^[ \t\]}]/.test(String(line.bytes?.subarray(0, 1))))

/**
 * Every record of a file: one on each line (blank lines are passed over); or the whole text is one
 * record or a list of them, written over several lines. They come in batches, as the bytes come.
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
