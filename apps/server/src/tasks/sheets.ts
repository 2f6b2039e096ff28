import { type Json, ok, type Result, refuse } from '@halfpint/core'
import { NO_TABLE, type Store } from '@halfpint/store'

/** A result that was played through again and found right. */
export type SheetEntry = {
  /** The public id of who played; it tells nothing of their key. */
  readonly person: string
  readonly name: string
  readonly at: number
  readonly points: number
  readonly choices: readonly number[]
}

/** The results of every task, a log for each: what one process writes, all others show. */
export interface Sheets {
  /** The results, the best first. */
  read(sheet: string): Promise<readonly SheetEntry[]>
  /** Writes a result; the first one of a person stands. */
  enter(sheet: string, entry: SheetEntry): Promise<Result<null>>
  /** Deletes every result of a person; tells how many. */
  forget(person: string): Promise<number>
}

type Fact = { readonly entry: SheetEntry } | { readonly gone: string }

interface Known {
  readonly version: number
  readonly entries: ReadonlyMap<string, SheetEntry>
}

const NOTHING: Known = { version: 0, entries: new Map() }
const DAY = 86_400_000
const MOST_ENTRIES = 10_000
const MOST_KNOWN = 50
const MOST_TRIES = 20

const sheetLog = (sheet: string): string => `sheet-${sheet}`
const personLog = (person: string): string => `entrant-${person}`

/** Opens the sheets over a store. Results are forgotten after as many days as tables are. */
export const openSheets = (store: Store, now: () => number, keep: number): Sheets => {
  const known = new Map<string, Known>()

  const load = async (sheet: string): Promise<Known> => {
    const before = known.get(sheet) ?? NOTHING
    const news = await store.read(sheetLog(sheet), before.version)
    const entries = new Map([...before.entries].filter(([, { at }]) => at >= now() - keep * DAY))
    const old: { version: number; fact: Json }[] = []
    for (const { version, at, fact } of news) {
      const told = fact as Fact
      if ('gone' in told) entries.delete(told.gone)
      else if (at < now() - keep * DAY) old.push({ version, fact: { gone: told.entry.person } })
      else entries.set(told.entry.person, told.entry)
    }
    if (old.length > 0) await store.rewrite(sheetLog(sheet), old)
    const after = { version: news.at(-1)?.version ?? before.version, entries }
    known.delete(sheet)
    known.set(sheet, after)
    const [oldest] = known.keys()
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest)
    return after
  }
  /** Appends to a log, however many others do; `make` looks at how it stands now. */
  const append = async (sheet: string, make: (now: Known) => Fact | undefined): Promise<boolean> => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const stands = await load(sheet)
      const fact = make(stands)
      if (fact === undefined) return true
      const entry = { at: now(), fact }
      if ((await store.append(sheetLog(sheet), stands.version, [entry], NO_TABLE)).kind === 'done') return true
      known.delete(sheet) // The log may have been swept away and begin anew.
    }
    return false
  }
  /** Remembers where somebody is named, so that it can be deleted. */
  const note = async (person: string, sheet: string): Promise<void> => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const log = await store.read(personLog(person))
      const entry = { at: now(), fact: { sheet } }
      if ((await store.append(personLog(person), log.at(-1)?.version ?? 0, [entry], NO_TABLE)).kind === 'done') return
    }
  }

  return {
    async read(sheet) {
      const { entries } = await load(sheet)
      return [...entries.values()].sort((a, b) => b.points - a.points || a.at - b.at)
    },
    async enter(sheet, entry) {
      const { entries } = await load(sheet)
      let result: Result<null> = ok(null)
      const decide = (mine: SheetEntry | undefined, people: number): Fact | undefined => {
        if (mine !== undefined && mine.choices.join() !== entry.choices.join()) result = refuse('already-entered')
        else if (mine === undefined && people >= MOST_ENTRIES) result = refuse('sheet-full')
        else if (mine === undefined) return { entry }
        return undefined
      }
      if (decide(entries.get(entry.person), entries.size) === undefined) return result
      await note(entry.person, sheet)
      const isDone = await append(sheet, stands => decide(stands.entries.get(entry.person), stands.entries.size))
      return isDone ? result : refuse('store-down')
    },
    async forget(person) {
      const sheets = new Set((await store.read(personLog(person))).map(({ fact }) => (fact as { sheet: string }).sheet))
      let struck = 0
      for (const sheet of sheets) {
        const log = await store.read(sheetLog(sheet))
        const named = log.filter(
          ({ fact }) => 'entry' in (fact as Fact) && (fact as { entry: SheetEntry }).entry.person === person,
        )
        await store.rewrite(
          sheetLog(sheet),
          named.map(({ version }) => ({ version, fact: { gone: person } })),
        )
        // The others hear of what is appended.
        if (named.length > 0) await append(sheet, () => ({ gone: person }))
        struck += Math.min(1, named.length)
      }
      await store.remove(personLog(person))
      return struck
    },
  }
}
