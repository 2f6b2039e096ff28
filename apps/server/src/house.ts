import { randomUUID } from 'node:crypto'
import { cryptographic, type Result } from '@halfpint/core'
import type { Store } from '@halfpint/store'
import { type Host, type Opening, openHost, openTable, type Powers } from '@halfpint/table'
import type { FastifyBaseLogger } from 'fastify'
import { openDriver } from './driver.ts'
import { CHECK_AFTER, journalIn } from './journal.ts'
import type { Metrics } from './metrics.ts'
import type { Minds } from './minds.ts'
import { openPlace, type Place } from './place.ts'
import { healPresence, keepAlive } from './presence.ts'

/** How long a table that nobody asks for stays in memory. */
const IDLE = 60_000

/** How often the house looks around. */
const ROUND = 1_000

/** Tables that wait longer than this are nobody's: this process takes them up. */
const LATE = 2_000

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** All live tables of this process. */
export interface House {
  /** The table, from memory or from the store. */
  find(table: string): Promise<Place | undefined>
  open(opening: Opening): Promise<Result<Place>>
  /** Shelves the record of a finished match, if there is one that is not shelved yet. */
  shelve(table: string, match: number): Promise<void>
  readonly size: number
  /** Ends all streams and writes down who went; who comes now is sent away. */
  leave(): Promise<void>
  readonly isLeft: boolean
  /** Drives nothing more. */
  close(): Promise<void>
}

/** What a house stands on. */
export interface Ground {
  readonly store: Store
  readonly minds: Minds
  readonly log: FastifyBaseLogger
  readonly metrics: Metrics
  readonly now: () => number
  /** How many days a table is kept after its last fact. */
  readonly keep: number
}

/** Opens the house over a store. */
export const openHouse = ({ store, minds, log, metrics, now, keep }: Ground): House => {
  const door = randomUUID()
  const places = new Map<string, Promise<Place | undefined>>()
  const ready = new Map<string, Place>()
  const fail = (error: unknown): void => log.error({ err: error }, 'a table in trouble')
  const driver = openDriver(store, door, now, fail)
  const random = cryptographic()
  const life = keepAlive(store, door, now, fail)
  let closed = false
  let left = false

  const shelve = async (table: string, match: number): Promise<void> => {
    const place = await find(table)
    const current = place?.host.table()
    // The record of a game under way would tell all hands.
    const finished = current?.match && (match < current.match.number || current.phase === 'over')
    if (place === undefined || !finished) return
    const record = await place.host.record(match)
    if (!record.ok) return
    const { game, players } = record.value as { game: string; players: string[] }
    const endedAt = place.host.table().at
    await store.archive(`${table}-${match}`, record.value, { table, match, game, endedAt, players })
  }

  const powersFor = (table: string): Powers => ({
    now,
    random,
    async think(question) {
      const stop = metrics.thoughts.startTimer({ bot: question.bot })
      const at = await minds.ask(question)
      stop()
      return at
    },
    wake(at) {
      const place = ready.get(table)
      if (place !== undefined) driver.wake(place.host, at)
    },
    finished(match) {
      shelve(table, match).catch(fail)
    },
  })

  const settle = (host: Host): Place => {
    const place = openPlace(host, door, fail, now())
    ready.set(host.id, place)
    driver.wake(host, host.due())
    const { phase, match } = host.table()
    // The process that played the last card may have died before it shelved the record.
    if (phase === 'over' && match !== null) shelve(host.id, match.number).catch(fail)
    return place
  }

  const written = (facts: number): void => metrics.entries.inc(facts)

  const load = async (table: string): Promise<Place | undefined> => {
    const opened = await openHost(journalIn(store, table, written), powersFor(table))
    if (opened.ok) return settle(opened.value)
    places.delete(table)
    return undefined
  }

  const find = (table: string): Promise<Place | undefined> => {
    const known = places.get(table)
    const place = ready.get(table)
    if (place !== undefined) place.touched = now()
    if (known !== undefined) return known
    const loading = load(table)
    places.set(table, loading)
    loading.catch(() => places.delete(table))
    return loading
  }

  const stopWatching = store.watch(news => {
    for (const { table, version } of news) {
      const host = ready.get(table)?.host
      if (host !== undefined && host.table().version < version) host.catchUp().catch(fail)
    }
  })

  const unload = async (table: string, place: Place): Promise<void> => {
    places.delete(table)
    ready.delete(table)
    place.host.close()
    await driver.forget(table)
  }

  /** Lets tables go that nobody needs, and takes up those that nobody drives. */
  const lookAround = async (): Promise<void> => {
    for (const [table, place] of ready) {
      const idle = place.isQuiet() && !driver.isDriving(table) && place.touched < now() - IDLE
      const soon = place.host.due()
      if (idle && (soon === null || soon > now() + IDLE)) await unload(table, place)
    }
    // Tables with people here are looked after here, before they look late to other processes.
    for (const place of ready.values()) {
      if (place.isQuiet() || Math.max(place.host.table().at, place.checked) > now() - CHECK_AFTER) continue
      place.checked = now()
      await healPresence(store, place.host, now(), life.isAlive)
    }
    for (const table of await store.due(now() - LATE, 100, door)) {
      const place = await find(table)
      if (place === undefined) continue
      driver.wake(place.host, place.host.due())
      await healPresence(store, place.host, now(), life.isAlive)
    }
  }
  let looking: Promise<void> = Promise.resolve()
  const rounds = setInterval(() => {
    looking = looking.then(() => (closed ? undefined : lookAround())).catch(fail)
  }, ROUND)
  rounds.unref()

  const cleaning = setInterval(() => {
    store.sweep(now() - keep * DAY, 1_000).catch(fail)
  }, HOUR)
  cleaning.unref()

  return {
    find,
    shelve,
    async open(opening) {
      const journal = journalIn(store, opening.table, written)
      const opened = await openTable(journal, opening, powersFor(opening.table))
      if (!opened.ok) return opened
      const place = settle(opened.value)
      places.set(opening.table, Promise.resolve(place))
      return { ok: true, value: place }
    },
    get size() {
      return ready.size
    },
    get isLeft() {
      return left
    },
    async leave() {
      left = true
      await Promise.all([...ready.values()].map(place => place.leave()))
    },
    async close() {
      closed = true
      clearInterval(rounds)
      clearInterval(cleaning)
      stopWatching()
      await looking
      for (const place of ready.values()) place.host.close()
      await driver.stop()
      await life.end()
    },
  }
}
