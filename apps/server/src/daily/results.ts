import { ok, type Result, refuse } from '@halfpint/core'
import { NO_TABLE, type Store } from '@halfpint/store'

/** A result that was replayed and found correct. */
export type StoredResult = {
  /** The public id of the player; it reveals nothing about their key. */
  readonly person: string
  readonly name: string
  readonly at: number
  readonly points: number
  readonly choices: readonly number[]
  /** The tag of the sender's address; results of 0.2.0 have none. */
  readonly addressTag?: string
}

/** The lists of results: one log for each daily deal and each challenge, shared by all processes. */
export interface ResultStore {
  /** The results of a list, the best first. */
  read(listId: string): Promise<readonly StoredResult[]>
  /** Stores a person's first result in a list; `check` is called before it is stored. */
  enter(listId: string, result: StoredResult, check: () => Promise<Result<null>>): Promise<Result<null>>
  /** Deletes all results of a person. Returns their number. */
  deleteAllOf(person: string): Promise<number>
  /** Deletes one result for good: the person cannot enter another one there. Returns whether there was one. */
  strike(listId: string, person: string): Promise<boolean>
}

/** A result was deleted; `struck` if the operator deleted it. */
type Deletion = { readonly gone: string; readonly struck?: true }
type Event = { readonly entry: StoredResult } | Deletion

/** A result and the version of its event. */
type LoggedResult = StoredResult & { readonly version: number }

/** A list in memory, as of a version of its log. */
interface CachedList {
  readonly version: number
  readonly entries: ReadonlyMap<string, LoggedResult>
  /** The people whose results the operator deleted. */
  readonly struck: ReadonlySet<string>
}

const EMPTY: CachedList = { version: 0, entries: new Map(), struck: new Set() }
const DAY = 86_400_000
const MAX_ENTRIES = 10_000
const MAX_CACHED = 50
const MAX_TRIES = 20

const listLog = (listId: string): string => `sheet-${listId}`
const personLog = (person: string): string => `entrant-${person}`

/**
 * Opens the lists of results in a store. Results are hidden after `keep` days, and deleted when they are older than
 * `expiredBefore()`: a wrong clock must not delete anything.
 */
export const openResultStore = (
  store: Store,
  now: () => number,
  keep: number,
  expiredBefore: () => number,
): ResultStore => {
  const cache = new Map<string, CachedList>()

  const load = async (listId: string): Promise<CachedList> => {
    const before = cache.get(listId) ?? EMPTY
    const added = await store.read(listLog(listId), before.version)
    const entries = new Map(before.entries)
    const struck = new Set(before.struck)
    for (const { version, event: stored } of added) {
      const event = stored as Event
      if ('gone' in event) {
        entries.delete(event.gone)
        if (event.struck === true) struck.add(event.gone)
      } else entries.set(event.entry.person, { ...event.entry, version })
    }
    const expired = [...entries.values()].filter(({ at }) => at < expiredBefore())
    for (const { person } of expired) entries.delete(person)
    if (expired.length > 0) {
      const deletions = expired.map(({ version, person }) => ({ version, event: { gone: person } }))
      await store.rewrite(listLog(listId), deletions)
    }
    const after = { version: added.at(-1)?.version ?? before.version, entries, struck }
    cache.delete(listId)
    cache.set(listId, after)
    const [oldest] = cache.keys()
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest)
    return after
  }
  /** Appends the event that `decide` makes of the current list. Tries again if another process appended first. */
  const append = async (listId: string, decide: (now: CachedList) => Event | undefined): Promise<boolean> => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const list = await load(listId)
      const event = decide(list)
      if (event === undefined) return true
      const entry = { at: now(), event }
      if ((await store.append(listLog(listId), list.version, [entry], NO_TABLE)).kind === 'done') return true
      cache.delete(listId) // A sweep may have removed the log, and its versions start at 1 again.
    }
    return false
  }
  /** Notes the list in which a person has a result, so that it can be deleted later. */
  const noteList = async (person: string, listId: string): Promise<void> => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const log = await store.read(personLog(person))
      const entry = { at: now(), event: { sheet: listId } }
      if ((await store.append(personLog(person), log.at(-1)?.version ?? 0, [entry], NO_TABLE)).kind === 'done') return
    }
  }

  /** Replaces the result of a person in a log. Returns whether there was one. */
  const erase = async (listId: string, deletion: Deletion): Promise<boolean> => {
    const log = await store.read(listLog(listId))
    const replaced = log.flatMap(({ version, event: stored }) => {
      const event = stored as Event
      return 'entry' in event && event.entry.person === deletion.gone ? [{ version, event: deletion }] : []
    })
    await store.rewrite(listLog(listId), replaced)
    // Other processes read only appended events, not rewritten ones.
    if (replaced.length > 0) await append(listId, () => deletion)
    return replaced.length > 0
  }

  return {
    async read(listId) {
      const { entries } = await load(listId)
      const shown = [...entries.values()].filter(({ at }) => at >= now() - keep * DAY)
      return shown.sort((a, b) => b.points - a.points || a.at - b.at)
    },
    async enter(listId, entry, check) {
      let result: Result<null> = ok(null)
      const decide = ({ entries, struck }: CachedList): Event | undefined => {
        const earlier = entries.get(entry.person)
        if (earlier !== undefined)
          result = earlier.choices.join() === entry.choices.join() ? ok(null) : refuse('already-entered')
        else if (struck.has(entry.person)) result = refuse('result-struck')
        else if (entries.size >= MAX_ENTRIES) result = refuse('sheet-full')
        else return { entry }
        return undefined
      }
      if (decide(await load(listId)) === undefined) return result
      const checked = await check()
      if (!checked.ok) return checked
      await noteList(entry.person, listId)
      const isDone = await append(listId, decide)
      return isDone ? result : refuse('store-down')
    },
    async deleteAllOf(person) {
      const log = await store.read(personLog(person))
      // Keys without results cannot make the store erase its file again and again.
      if (log.length === 0) return 0
      const listIds = new Set(log.map(({ event }) => (event as { sheet: string }).sheet))
      let deleted = 0
      for (const listId of listIds) if (await erase(listId, { gone: person })) deleted += 1
      await store.remove(personLog(person))
      await store.erase()
      return deleted
    },
    strike: (listId, person) => erase(listId, { gone: person, struck: true }),
  }
}
