import { type Book, type Entry, enter, entriesOf, join, strike } from '@halfpint/tasks'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { remember } from '../shell/settings.ts'

/** One id of the book: how often it was entered and struck out in turn, and what it says while it is in the book. */
interface Kept {
  readonly id: string
  readonly count: number
  readonly entry?: Entry
}

interface Schema extends DBSchema {
  entries: { key: string; value: Kept }
}

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('halfpint-book', 1, {
    upgrade(database) {
      database.createObjectStore('entries', { keyPath: 'id' })
    },
  })

const bookOf = (kept: readonly Kept[]): Book => ({
  counts: new Map(kept.map(({ id, count }) => [id, count])),
  entries: new Map(kept.flatMap(({ id, entry }) => (entry === undefined ? [] : [[id, entry] as const]))),
})

/** Reads the book, changes it and writes what has changed, in one transaction: two tabs do not undo each other. */
const change = async (how: (book: Book) => Book): Promise<Book> => {
  const database = await open()
  const writing = database.transaction('entries', 'readwrite')
  const before = bookOf(await writing.store.getAll())
  const after = how(before)
  for (const [id, count] of after.counts) {
    const entry = after.entries.get(id)
    if (before.counts.get(id) === count && before.entries.get(id) === entry) continue
    await writing.store.put(entry === undefined ? { id, count } : { id, count, entry })
  }
  await writing.done
  database.close()
  return after
}

/** Runs a change; nothing if the browser would not keep it. */
const safely = (how: (book: Book) => Book): Promise<Book | undefined> => change(how).catch(() => undefined)

/** The book of this device; a browser that keeps nothing has an empty one. */
export const readDeviceBook = async (): Promise<Book> => (await safely(book => book)) ?? bookOf([])

/** Enters something, and asks the browser to keep it for good. */
export const enterInBook = async (entries: readonly Entry[]): Promise<Book | undefined> => {
  void navigator.storage?.persist?.().catch(() => false)
  // The first page looks into the book only where there is one.
  remember('book', true)
  return safely(book => enter(book, entries))
}

/** Adds a book from a file: what it knows of deletions counts, and all that is in it comes back. */
export const addToBook = (file: Book): Promise<Book | undefined> => {
  remember('book', true)
  return safely(book => enter(join(book, file), entriesOf(file)))
}

/** Joins the book of another device: what was deleted there is deleted here. */
export const joinBook = (other: Book): Promise<Book | undefined> => {
  remember('book', true)
  return safely(book => join(book, other))
}

/** Strikes everything out, also what was begun. */
export const clearBook = (): Promise<Book | undefined> => {
  remember('begun', [])
  return safely(book => strike(book, book.entries.keys()))
}
