import type { Json } from '@halfpint/core'
import type { Appended, ArchivedGame, ArchivedRecord, Entry, FinishedMatch, Stored, TableSummary } from './store.ts'

/** An entry as it is stored: the event as text. */
export interface EncodedEntry {
  readonly id: string | null
  readonly at: number
  readonly event: string
}

/** An entry as a database returns it. */
export interface StoredRow extends EncodedEntry {
  readonly version: number
}

/** An append as it is stored. Its values are checked, so writing it cannot fail because of them. */
export interface EncodedAppend {
  readonly table: string
  readonly expected: number
  readonly entries: readonly EncodedEntry[]
  readonly summary: Omit<TableSummary, 'summary'> & { readonly summary: string }
}

/** A row of the archive as it is stored. */
export interface EncodedGame extends Omit<ArchivedRecord, 'players' | 'record'> {
  readonly players: string
  readonly record: string
}

// Names with characters that one of the databases refuses (a zero byte, half a surrogate pair) are refused by all
// stores.
const UNFIT = /[\p{Cc}\p{Cs}]/u
const PLAIN = /^[\w./-]+$/

/** Whether this can be the id of a table, a command or a game. */
export const isName = (text: string): boolean =>
  // Almost all names are plain, and the check for these is faster.
  text.length > 0 && text.length <= 200 && (PLAIN.test(text) || !UNFIT.test(text))

/** Returns a name that every store accepts. Any other name is a bug of the caller, which must check input. */
export const name = (text: string): string => {
  if (!isName(text)) {
    throw new TypeError(`the store cannot keep this name: ${JSON.stringify(text.slice(0, 40))}`)
  }
  return text
}

const finite = (number: number): number => {
  if (!Number.isFinite(number)) throw new TypeError(`the store cannot keep this number: ${number}`)
  return number
}

const text = (value: Json): string => {
  const json = JSON.stringify(value) as string | undefined
  if (json === undefined) throw new TypeError('the store can keep only JSON values')
  return json
}

// The listing of a table is the same object while its text is the same.
const summaries = new WeakMap<object, string>()

const summaryText = (summary: Json): string => {
  if (summary === null || typeof summary !== 'object') return text(summary)
  const known = summaries.get(summary)
  if (known !== undefined) return known
  const made = text(summary)
  summaries.set(summary, made)
  return made
}

/** Encodes an append before it is queued, so that an invalid one fails alone. */
export const encodeAppend = (
  table: string,
  expected: number,
  entries: readonly Entry[],
  summary: TableSummary,
): EncodedAppend => {
  if (!Number.isSafeInteger(expected) || expected < 0) throw new TypeError(`not a version: ${expected}`)
  if (expected === 0 && entries.length === 0) throw new TypeError('a new table needs an entry')
  const written: EncodedEntry[] = []
  for (const { id, at, event } of entries) {
    const own = id === undefined ? null : name(id)
    if (own !== null && written.some(other => other.id === own))
      throw new TypeError('an append must not contain an id twice')
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

/** The entry as it was appended, with its version. */
export const decodeEntry = ({ version, id, at, event }: StoredRow): Stored => ({
  version,
  ...(id === null ? {} : { id }),
  at,
  event: JSON.parse(event) as Json,
})

/** Encodes a finished game. */
export const encodeGame = (id: string, record: Json, finished: FinishedMatch): EncodedGame => ({
  id: name(id),
  table: name(finished.table),
  match: finite(finished.match),
  game: name(finished.game),
  endedAt: finite(finished.endedAt),
  players: text(finished.players),
  record: text(record),
})

/** The finished game for a list of games. */
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

/** Decides an append, given the version of the log's end and the version at which one of its ids was found. */
export const answerTo = ({ expected, entries }: EncodedAppend, present: number, met: number | undefined): Appended => {
  if (met !== undefined) return { kind: 'repeated', version: met }
  if (present !== expected) return { kind: 'conflict', version: present }
  return { kind: 'done', version: expected + entries.length }
}
