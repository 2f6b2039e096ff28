import { ok, type Result, refuse, type Seat } from '@halfpint/core'
import type { Store, StoreCounts } from '@halfpint/store'
import product from '../../package.json' with { type: 'json' }
import { listIdOf, readRanking } from '../daily/lists.ts'
import type { ResultStore } from '../daily/results.ts'
import { neighbourhoodOf } from '../http/address.ts'
import { type AddressTags, shownPerAddress } from '../http/addresstags.ts'
import type { Streams } from '../socket/streams.ts'
import type { TableRegistry } from '../tables/registry.ts'
import type { Backup, Backups } from './backups.ts'
import type { AdminStateStore } from './state.ts'

const MINUTE = 60_000

/** A table with its people and their addresses, as the operator sees it. */
interface AdminTable {
  readonly table: string
  readonly game: string
  readonly phase: string
  /** Time of the last event. */
  readonly at: number
  readonly people: readonly {
    readonly seat: Seat
    readonly name: string
    readonly present: boolean
    readonly address: string | null
  }[]
}

/** The state of the server at a glance. */
interface AdminStatus {
  readonly version: string
  readonly started: number
  /** Bytes of memory of this process. */
  readonly memory: number
  readonly tables: readonly AdminTable[]
  /** Number of games in progress in this process. */
  readonly playing: number
  readonly store: StoreCounts & { readonly kind: Store['kind'] }
  readonly lastBackup: Backup | null
  readonly draining: boolean
  readonly message: string | null
  readonly bans: readonly { readonly address: string; readonly until: number }[]
}

/** A list of results as the operator sees it. */
interface AdminResults {
  readonly list: string
  readonly entries: readonly {
    /** The name of this result in an order. */
    readonly entry: string
    readonly name: string
    readonly points: number
    readonly at: number
    readonly addressTag: string | null
    readonly isPublic: boolean
  }[]
}

/** The operator's actions. They apply to all processes; draining applies to those that are running then. */
export interface Admin {
  status(): Promise<AdminStatus>
  /** The results of a day (`2026-11-16/herzlos`) or of a challenge (the letters of its link). */
  results(list: string): Promise<Result<AdminResults>>
  /** Deletes one result for good. Returns its list. */
  deleteResult(entry: string): Promise<Result<string>>
  /** Closes a table for good. */
  close(table: string): Promise<boolean>
  /** Bans an address for a number of minutes; 0 lifts the ban. */
  ban(address: string, minutes: number): Promise<void>
  isBanned(address: string): boolean
  /** The message to everybody, or `null`. */
  message(): string | null
  /** Sets the message to everybody; `null` removes it. */
  setMessage(message: string | null): Promise<void>
  /** While the server drains, games in progress continue and none starts. */
  isDraining(): boolean
  setDraining(on: boolean): Promise<void>
  stop(): void
}

export interface AdminDependencies {
  readonly registry: TableRegistry
  readonly store: Store
  readonly streams: Streams
  readonly state: AdminStateStore
  readonly resultStore: ResultStore
  readonly tags: AddressTags
  readonly rate: number
  readonly backups: Backups | null
  readonly now: () => number
  readonly fail: (error: unknown) => void
}

/** Number of closed tables in the shared state, so that other processes drop them too. */
const MAX_CLOSED = 50

const tableOf = ({ host, addresses }: ReturnType<TableRegistry['live']>[number]): AdminTable => {
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

/** Opens the admin actions for the tables of this process and the state shared by all. */
export const openAdmin = (parts: AdminDependencies): Admin => {
  const { registry, store, streams, state, resultStore, tags, rate, backups, now, fail } = parts
  const started = now()
  state.watch((before, after) => {
    // An address may be banned again: its earlier ban has ended but is still in the list.
    for (const [address, until] of Object.entries(after.bans)) if (until !== before.bans[address]) streams.cut(address)
    for (const table of after.closed) if (!before.closed.includes(table)) registry.drop(table).catch(fail)
  })
  const { bans } = state
  const message = () => state.now().message
  // Draining ends with a restart.
  const isDraining = () => (state.now().draining ?? 0) >= started
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
    async deleteResult(entry) {
      const [, list = '', person = ''] = /^(.+)\/([^/]+)$/.exec(entry) ?? []
      const listId = listIdOf(list)
      if (!listId.ok) return listId
      return (await resultStore.strike(listId.value, person)) ? ok(list) : refuse('unknown-result')
    },
    async close(table) {
      if (!(await registry.remove(table))) return false
      await state.change(before => ({ ...before, closed: [...before.closed, table].slice(-MAX_CLOSED) }))
      return true
    },
    async ban(address, minutes) {
      const others = () => bans().filter(([other]) => neighbourhoodOf(other) !== neighbourhoodOf(address))
      const until = now() + minutes * MINUTE
      await state.change(before => ({
        ...before,
        bans: Object.fromEntries(minutes === 0 ? others() : [...others(), [address, until]]),
      }))
    },
    isBanned(address) {
      const all = bans()
      return all.length > 0 && all.some(([banned]) => neighbourhoodOf(banned) === neighbourhoodOf(address))
    },
    setMessage: text => state.change(before => ({ ...before, message: text })),
    setDraining: on => state.change(before => ({ ...before, draining: on ? now() : null })),
    stop: state.close,
  }
}
