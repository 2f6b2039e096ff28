import type { Json } from '@halfpint/core'
import type { Appended, ArchivedGame, ArchivedRecord, Entry, Finished, Stored, TableSummary } from './store.ts'

/** An entry in the form in which it is kept: the event as text. */
export interface EncodedEntry {
  readonly id: string | null
  readonly at: number
  readonly event: string
}

/** An entry as a database returns it. */
export interface StoredRow extends EncodedEntry {
  readonly version: number
}

/** An append in the form in which it is kept; from here on nothing in it can fail to be written. */
export interface EncodedAppend {
  readonly table: string
  readonly expected: number
  readonly entries: readonly EncodedEntry[]
  readonly summary: Omit<TableSummary, 'summary'> & { readonly summary: string }
}

/** A row of the archive in the form in which it is kept. */
export interface EncodedGame extends Omit<ArchivedRecord, 'players' | 'record'> {
  readonly players: string
  readonly record: string
}

// What one database keeps and another refuses (a zero byte, half a surrogate pair) no store takes.
const UNFIT = /[\p{Cc}\p{Cs}]/u
const PLAIN = /^[\w./-]+$/

/** Whether a table, a wish or a game can have this name. */
export const isName = (text: string): boolean =>
  // Almost all names are plain, and that is told sooner.
  text.length > 0 && text.length <= 200 && (PLAIN.test(text) || !UNFIT.test(text))

/** A name as every store can keep it; another one is a bug of the caller, who checks what comes from outside. */
export const name = (text: string): string => {
  if (!isName(text)) {
    throw new TypeError(`not a name the store can keep: ${JSON.stringify(text.slice(0, 40))}`)
  }
  return text
}

const finite = (number: number): number => {
  if (!Number.isFinite(number)) throw new TypeError(`not a number the store can keep: ${number}`)
  return number
}

const text = (value: Json): string => {
  const json = JSON.stringify(value) as string | undefined
  if (json === undefined) throw new TypeError('only what can be written as JSON can be kept')
  return json
}

// What a list shows of a table is the same object as long as it says the same.
const summaries = new WeakMap<object, string>()

const summaryText = (summary: Json): string => {
  if (summary === null || typeof summary !== 'object') return text(summary)
  const known = summaries.get(summary)
  if (known !== undefined) return known
  const made = text(summary)
  summaries.set(summary, made)
  return made
}

/** Writes an append down before it waits its turn, so that a bad one fails alone. */
export const encodeAppend = (
  table: string,
  expected: number,
  entries: readonly Entry[],
  summary: TableSummary,
): EncodedAppend => {
  if (!Number.isSafeInteger(expected) || expected < 0) throw new TypeError(`not a version: ${expected}`)
  if (expected === 0 && entries.length === 0) throw new TypeError('a table begins with an entry')
  const written: EncodedEntry[] = []
  for (const { id, at, event } of entries) {
    const own = id === undefined ? null : name(id)
    if (own !== null && written.some(other => other.id === own))
      throw new TypeError('an id may stand once in an append')
    written.push({ id: own, at: finite(at), event: text(event) })
  }
  return {
    table: name(table),
    expected,
    entries: written,
    summary: {
      listed: summary.listed,
      due: summary.due === null ? null : finite(summary.due),
      over: summary.over,
      summary: summaryText(summary.summary),
    },
  }
}

/** An entry as it was handed in, with its version. */
export const decodeEntry = ({ version, id, at, event }: StoredRow): Stored => ({
  version,
  ...(id === null ? {} : { id }),
  at,
  event: JSON.parse(event) as Json,
})

/** Writes a finished game down. */
export const encodeGame = (id: string, record: Json, finished: Finished): EncodedGame => ({
  id: name(id),
  table: name(finished.table),
  match: finite(finished.match),
  game: name(finished.game),
  endedAt: finite(finished.endedAt),
  players: text(finished.players),
  record: text(record),
})

/** A finished game as the list of a table's games shows it. */
export const decodeListed = ({
  id,
  table,
  match,
  game,
  endedAt,
  players,
}: Omit<EncodedGame, 'record'>): ArchivedGame => ({
  id,
  table,
  match,
  game,
  endedAt,
  players: JSON.parse(players) as readonly string[],
})

/** A finished game with its record. */
export const decodeGame = (written: EncodedGame): ArchivedRecord => ({
  ...decodeListed(written),
  record: JSON.parse(written.record) as Json,
})

/** What becomes of an append, given where the log ends and where one of its ids stands already. */
export const answerTo = ({ expected, entries }: EncodedAppend, present: number, met: number | undefined): Appended => {
  if (met !== undefined) return { kind: 'repeated', version: met }
  if (present !== expected) return { kind: 'conflict', version: present }
  return { kind: 'done', version: expected + entries.length }
}
