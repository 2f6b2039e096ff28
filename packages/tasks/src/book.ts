import { isFields, type Json, ok, type Result, refuse } from '@halfpint/core'

/** Something that somebody did, once and for all: a game, an answer to a puzzle, a day. What it says never changes. */
export type Entry = {
  /** Tells it from every other, on every device: what was done twice is entered once. */
  readonly id: string
  /** When, in milliseconds. */
  readonly at: number
  readonly kind: string
  readonly [fact: string]: Json
}

/**
 * A history that any number of devices can write and join in any order. Each id counts how often it was entered and
 * struck out in turn: odd is in the book, even is not, and of two counts the greater one knows more. So joining is
 * taking the greater count, whatever came first, and nothing is lost or doubled.
 */
export interface Book {
  readonly counts: ReadonlyMap<string, number>
  /** What is in the book; what was struck out is forgotten but for its id. */
  readonly entries: ReadonlyMap<string, Entry>
}

/** A book in which nothing was ever written. */
export const EMPTY_BOOK: Book = { counts: new Map(), entries: new Map() }

const isIn = (count: number | undefined): boolean => (count ?? 0) % 2 === 1

/** Enters what is not in the book; what was struck out before comes back. */
export const enter = (book: Book, entries: readonly Entry[]): Book => {
  const counts = new Map(book.counts)
  const kept = new Map(book.entries)
  for (const entry of entries) {
    if (isIn(counts.get(entry.id))) continue
    counts.set(entry.id, (counts.get(entry.id) ?? 0) + 1)
    kept.set(entry.id, entry)
  }
  return { counts, entries: kept }
}

/** Strikes entries out, here and on every device that joins. */
export const strike = (book: Book, ids: Iterable<string>): Book => {
  const counts = new Map(book.counts)
  const kept = new Map(book.entries)
  for (const id of ids) {
    if (!isIn(counts.get(id))) continue
    counts.set(id, (counts.get(id) as number) + 1)
    kept.delete(id)
  }
  return { counts, entries: kept }
}

/** Of two entries with one id, a day or a challenge that was played on two devices before they met: the earlier stands. */
const firstOf = (a: Entry, b: Entry): Entry => {
  if (a.at !== b.at) return a.at < b.at ? a : b
  return JSON.stringify(a) <= JSON.stringify(b) ? a : b
}

/** What two books know together. */
export const join = (a: Book, b: Book): Book => {
  const counts = new Map(a.counts)
  const kept = new Map(a.entries)
  for (const [id, count] of b.counts) {
    const [mine, theirs] = [kept.get(id), b.entries.get(id)]
    const known = counts.get(id) ?? 0
    if (count < known) continue
    counts.set(id, count)
    if (theirs === undefined) kept.delete(id)
    else kept.set(id, count === known && mine !== undefined ? firstOf(mine, theirs) : theirs)
  }
  return { counts, entries: kept }
}

/** The entries in the order in which they happened. */
export const entriesOf = ({ entries }: Book): readonly Entry[] =>
  [...entries.values()].toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))

const FORMAT = 1

/** The whole book as one JSON object, the same for the same book. */
export const writeBook = (book: Book): Json => ({
  book: FORMAT,
  entries: entriesOf(book),
  counts: Object.fromEntries([...book.counts].toSorted(([a], [b]) => (a < b ? -1 : 1))),
})

const LONGEST_ID = 200

const isEntry = (json: unknown): json is Entry =>
  isFields(json) &&
  typeof json.id === 'string' &&
  json.id.length <= LONGEST_ID &&
  typeof json.kind === 'string' &&
  typeof json.at === 'number' &&
  Number.isFinite(json.at)

/** A book from outside, strictly checked. */
export const readBook = (json: unknown): Result<Book> => {
  if (!isFields(json) || json.book !== FORMAT) return refuse('not-a-book')
  const { entries, counts } = json
  if (!Array.isArray(entries) || !entries.every(isEntry) || !isFields(counts)) return refuse('not-a-book')
  const kept = new Map(entries.map(entry => [entry.id, entry]))
  const read = new Map<string, number>()
  for (const [id, count] of Object.entries(counts)) {
    if (!Number.isSafeInteger(count) || (count as number) < 1) return refuse('not-a-book')
    read.set(id, count as number)
  }
  // Every entry has its count, and every odd count its entry.
  const present = [...read].filter(([, count]) => isIn(count))
  if (present.length !== kept.size || present.some(([id]) => !kept.has(id))) return refuse('not-a-book')
  return ok({ counts: read, entries: kept })
}
