import { isFields, type Json, ok, type Result, refuse } from '@halfpint/core'

/** Maximum size of a file in megabytes. A long game needs a hundredth of one. */
const MAX_MEGABYTES = 5

/** Maximum number of records of one file that are listed. */
const MAX_RECORDS = 200

/** Maximum nesting of a record, with room for extensions. Deeper JSON is hostile. */
const MAX_DEPTH = 64

/** A record in a list, before it is checked. */
export interface RecordLine {
  readonly record: Json
  readonly game: string
  readonly players: readonly string[]
  readonly finished: boolean
}

/** Whether JSON text is nested no deeper than `most`. Brackets inside strings do not count. */
export const isShallow = (text: string, most: number): boolean => {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (quoted) {
      if (code === 0x5c) at++
      else if (code === 0x22) quoted = false
    } else if (code === 0x22) quoted = true
    else if (code === 0x5b || code === 0x7b) {
      if (++depth > most) return false
    } else if (code === 0x5d || code === 0x7d) depth--
  }
  return true
}

const parse = (text: string): Result<Json> => {
  try {
    return ok(JSON.parse(text) as Json)
  } catch {
    return refuse('broken-json')
  }
}

/** The records in a text: one record, an array, or one per line. */
export const recordsIn = (text: string): Result<readonly Json[]> => {
  if (text.trim() === '') return refuse('no-records')
  if (!isShallow(text, MAX_DEPTH)) return refuse('too-deep')
  const whole = parse(text)
  if (whole.ok) return Array.isArray(whole.value) ? ok(whole.value.slice(0, MAX_RECORDS)) : ok([whole.value])
  const lines = text.split('\n').filter(line => line.trim() !== '')
  if (lines.length < 2) return whole
  const records: Json[] = []
  for (const [at, line] of lines.slice(0, MAX_RECORDS).entries()) {
    const read = parse(line)
    if (!read.ok) return refuse('broken-line', { line: at + 1 })
    records.push(read.value)
  }
  return ok(records)
}

/** The text of a file, if it is small enough and valid UTF-8. */
export const textOf = async (file: Blob): Promise<Result<string>> => {
  if (file.size > MAX_MEGABYTES * 1_000_000) return refuse('file-too-large', { limit: MAX_MEGABYTES })
  let bytes: ArrayBuffer
  try {
    bytes = await file.arrayBuffer()
  } catch {
    return refuse('file-unreadable')
  }
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return refuse('bad-utf8')
  }
}

const LONGEST_NAME = 40

/** The data of a record for a list, without a replay. */
export const lineOf = (record: Json): RecordLine => {
  const fields = isFields(record) ? record : {}
  const players = Array.isArray(fields.players) ? fields.players : []
  return {
    record,
    game: typeof fields.game === 'string' ? fields.game.slice(0, LONGEST_NAME) : '?',
    players: players
      .slice(0, 7)
      .filter(name => typeof name === 'string')
      .map(name => name.slice(0, LONGEST_NAME)),
    finished: isFields(fields.result),
  }
}
