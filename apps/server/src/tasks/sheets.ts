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
  /** The tag of the address that it was sent from; results of 0.2.0 have none. */
  readonly addressTag?: string
}

/** The results of every task, a log for each: what one process writes, all others show. */
export interface Sheets {
  /** The results, the best first. */
  read(sheet: string): Promise<readonly SheetEntry[]>
  /** Stores a result. The first one of a person stands; a new one is checked before it is stored. */
  enter(sheet: string, entry: SheetEntry, check: () => Promise<Result<null>>): Promise<Result<null>>
  /** Deletes every result of a person; tells how many. */
  forget(person: string): Promise<number>
  /** Deletes one result for good: the person cannot enter another one there. Returns whether there was one. */
  strike(sheet: string, person: string): Promise<boolean>
}

/** `struck` results were deleted by the operator. */
type Gone = { readonly gone: string; readonly struck?: true }
type Event = { readonly entry: SheetEntry } | Gone

interface Known {
  readonly version: number
  readonly entries: ReadonlyMap<string, SheetEntry>
  /** The people whose results the operator deleted. */
  readonly struck: ReadonlySet<string>
}

const NOTHING: Known = { version: 0, entries: new Map(), struck: new Set() }
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
    const struck = new Set(before.struck)
    const old: { version: number; event: Json }[] = []
    for (const { version, at, event } of news) {
      const told = event as Event
      if ('gone' in told) {
        entries.delete(told.gone)
        if (told.struck === true) struck.add(told.gone)
      } else if (at < now() - keep * DAY) old.push({ version, event: { gone: told.entry.person } })
      else entries.set(told.entry.person, told.entry)
    }
    if (old.length > 0) await store.rewrite(sheetLog(sheet), old)
    const after = { version: news.at(-1)?.version ?? before.version, entries, struck }
    known.delete(sheet)
    known.set(sheet, after)
    const [oldest] = known.keys()
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest)
    return after
  }
  /** Appends to a log, however many others do; `make` looks at how it stands now. */
  const append = async (sheet: string, make: (now: Known) => Event | undefined): Promise<boolean> => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const stands = await load(sheet)
      const event = make(stands)
      if (event === undefined) return true
      const entry = { at: now(), event }
      if ((await store.append(sheetLog(sheet), stands.version, [entry], NO_TABLE)).kind === 'done') return true
      known.delete(sheet) // The log may have been swept away and begin anew.
    }
    return false
  }
  /** Remembers where somebody is named, so that it can be deleted. */
  const note = async (person: string, sheet: string): Promise<void> => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const log = await store.read(personLog(person))
      const entry = { at: now(), event: { sheet } }
      if ((await store.append(personLog(person), log.at(-1)?.version ?? 0, [entry], NO_TABLE)).kind === 'done') return
    }
  }

  /** Replaces the result of a person in a log. Returns whether there was one. */
  const erase = async (sheet: string, gone: Gone): Promise<boolean> => {
    const log = await store.read(sheetLog(sheet))
    const named = log.filter(
      ({ event }) => 'entry' in (event as Event) && (event as { entry: SheetEntry }).entry.person === gone.gone,
    )
    await store.rewrite(
      sheetLog(sheet),
      named.map(({ version }) => ({ version, event: gone })),
    )
    // Other processes read what is appended, not what is rewritten.
    if (named.length > 0) await append(sheet, () => gone)
    return named.length > 0
  }

  return {
    async read(sheet) {
      const { entries } = await load(sheet)
      return [...entries.values()].sort((a, b) => b.points - a.points || a.at - b.at)
    },
    async enter(sheet, entry, check) {
      let result: Result<null> = ok(null)
      const decide = ({ entries, struck }: Known): Event | undefined => {
        const mine = entries.get(entry.person)
        if (mine !== undefined)
          result = mine.choices.join() === entry.choices.join() ? ok(null) : refuse('already-entered')
        else if (struck.has(entry.person)) result = refuse('result-struck')
        else if (entries.size >= MOST_ENTRIES) result = refuse('sheet-full')
        else return { entry }
        return undefined
      }
      if (decide(await load(sheet)) === undefined) return result
      const checked = await check()
      if (!checked.ok) return checked
      await note(entry.person, sheet)
      const isDone = await append(sheet, decide)
      return isDone ? result : refuse('store-down')
    },
    async forget(person) {
      const sheets = new Set(
        (await store.read(personLog(person))).map(({ event }) => (event as { sheet: string }).sheet),
      )
      let deleted = 0
      for (const sheet of sheets) if (await erase(sheet, { gone: person })) deleted += 1
      await store.remove(personLog(person))
      await store.erase()
      return deleted
    },
    strike: (sheet, person) => erase(sheet, { gone: person, struck: true }),
  }
}
