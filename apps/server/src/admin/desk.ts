import { ok, type Result, refuse, type Seat } from '@halfpint/core'
import type { Counts, Store } from '@halfpint/store'
import product from '../../package.json' with { type: 'json' }
import { listIdOf, readRanking } from '../daily/lists.ts'
import type { ResultStore } from '../daily/results.ts'
import { neighbourhoodOf } from '../http/address.ts'
import { type AddressTags, shownPerAddress } from '../http/addresstags.ts'
import type { Streams } from '../socket/streams.ts'
import type { TableRegistry } from '../tables/registry.ts'
import type { Backup, Backups } from './backups.ts'
import type { OrderBook } from './orders.ts'

const MINUTE = 60_000

/** A table as its host sees it: who is there, and from where. */
interface DeskTable {
  readonly table: string
  readonly game: string
  readonly phase: string
  /** When something last happened. */
  readonly at: number
  readonly people: readonly {
    readonly seat: Seat
    readonly name: string
    readonly present: boolean
    readonly address: string | null
  }[]
}

/** All that whoever runs the server can see at a glance. */
interface DeskStatus {
  readonly version: string
  readonly started: number
  /** Bytes of memory of this process. */
  readonly memory: number
  readonly tables: readonly DeskTable[]
  /** Games under way in this process. */
  readonly playing: number
  readonly store: Counts & { readonly kind: Store['kind'] }
  readonly lastBackup: Backup | null
  readonly draining: boolean
  readonly message: string | null
  readonly bans: readonly { readonly address: string; readonly until: number }[]
}

/** A list of results as the operator sees it. */
interface DeskResults {
  readonly list: string
  readonly entries: readonly {
    /** Names this result in an order. */
    readonly entry: string
    readonly name: string
    readonly points: number
    readonly at: number
    /** The tag of its address: the same for results of the same address in this list. */
    readonly addressTag: string | null
    /** Whether everybody sees it. */
    readonly isPublic: boolean
  }[]
}

/** What whoever runs the server can do; it holds for all processes, draining for those that were running then. */
export interface Desk {
  status(): Promise<DeskStatus>
  /** The results of a day (`2026-11-16/herzlos`) or of a challenge (its letters). */
  results(list: string): Promise<Result<DeskResults>>
  /** Deletes one result for good. Returns its list. */
  strike(entry: string): Promise<Result<string>>
  /** Closes a table for good. */
  close(table: string): Promise<boolean>
  /** Sends away everybody from an address for so long; 0 minutes lets them in again. */
  ban(address: string, minutes: number): Promise<void>
  isBanned(address: string): boolean
  /** What everybody is told, or `null`. */
  message(): string | null
  /** Tells everybody something, or nothing more. */
  say(message: string | null): Promise<void>
  /** While it drains, games under way go on and none begins. */
  isDraining(): boolean
  drain(on: boolean): Promise<void>
  stop(): void
}

/** What the desk looks after. */
export interface DeskParts {
  readonly registry: TableRegistry
  readonly store: Store
  readonly streams: Streams
  readonly orders: OrderBook
  readonly resultStore: ResultStore
  readonly tags: AddressTags
  readonly rate: number
  readonly backups: Backups | null
  readonly now: () => number
  readonly fail: (error: unknown) => void
}

/** So many closed tables are told to other processes. */
const MOST_CLOSED = 50

const tableOf = ({ host, addresses }: ReturnType<TableRegistry['live']>[number]): DeskTable => {
  const { setup, phase, at, seats: seatStates } = host.table()
  const people = seatStates.flatMap((seatState, seat) =>
    seatState.kind === 'person'
      ? [
          {
            seat,
            name: seatState.person.name,
            present: seatState.nodes.length > 0,
            address: addresses.get(seat) ?? null,
          },
        ]
      : [],
  )
  return { table: host.id, game: setup.game, phase, at, people }
}

/** Opens the desk: the tables of this process, and the orders for all. */
export const openDesk = (parts: DeskParts): Desk => {
  const { registry, store, streams, orders: book, resultStore, tags, rate, backups, now, fail } = parts
  const started = now()
  book.watch((before, after) => {
    // An earlier ban of the same address may have ended, and is still in the list.
    for (const [address, until] of Object.entries(after.bans)) if (until !== before.bans[address]) streams.cut(address)
    for (const table of after.closed) if (!before.closed.includes(table)) registry.drop(table).catch(fail)
  })
  const { bans } = book
  const message = () => book.now().message
  // A server that was updated and started again is open, whatever was ordered before.
  const isDraining = () => (book.now().draining ?? 0) >= started
  registry.isDraining = isDraining
  return {
    message,
    isDraining,
    async status() {
      const tables = registry.live().map(tableOf)
      return {
        version: product.version,
        started,
        memory: process.memoryUsage.rss(),
        tables,
        playing: tables.filter(({ phase }) => phase === 'playing').length,
        store: { kind: store.kind, ...(await store.counts()) },
        lastBackup: backups?.last() ?? null,
        draining: isDraining(),
        message: message(),
        bans: bans().map(([address, until]) => ({ address, until })),
      }
    },
    async results(list) {
      const listId = listIdOf(list)
      if (!listId.ok) return listId
      const ranked = await readRanking(resultStore, tags, listId.value, shownPerAddress(rate))
      const entries = ranked.map(({ person, name, points, at, addressTag = null, isPublic }) => {
        return { entry: `${list}/${person}`, name, points, at, addressTag, isPublic }
      })
      return ok({ list, entries })
    },
    async strike(entry) {
      const [, list = '', person = ''] = /^(.+)\/([^/]+)$/.exec(entry) ?? []
      const listId = listIdOf(list)
      if (!listId.ok) return listId
      return (await resultStore.strike(listId.value, person)) ? ok(list) : refuse('unknown-result')
    },
    async close(table) {
      if (!(await registry.remove(table))) return false
      await book.change(orders => ({ ...orders, closed: [...orders.closed, table].slice(-MOST_CLOSED) }))
      return true
    },
    async ban(address, minutes) {
      const others = () => bans().filter(([other]) => neighbourhoodOf(other) !== neighbourhoodOf(address))
      const until = now() + minutes * MINUTE
      await book.change(orders => ({
        ...orders,
        bans: Object.fromEntries(minutes === 0 ? others() : [...others(), [address, until]]),
      }))
    },
    isBanned(address) {
      const all = bans()
      return all.length > 0 && all.some(([banned]) => neighbourhoodOf(banned) === neighbourhoodOf(address))
    },
    say: text => book.change(orders => ({ ...orders, message: text })),
    drain: on => book.change(orders => ({ ...orders, draining: on ? now() : null })),
    stop: book.close,
  }
}
