import type { Seat } from '@halfpint/core'
import type { Counts, Store } from '@halfpint/store'
import product from '../../package.json' with { type: 'json' }
import type { TableRegistry } from '../registry.ts'
import type { Streams } from '../streams.ts'
import type { Backup, Backups } from './backups.ts'

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

/** What whoever runs the server can do; it holds for this process, until it ends. */
export interface Desk {
  status(): Promise<DeskStatus>
  /** Closes a table for good. */
  close(table: string): Promise<boolean>
  /** Sends away everybody from an address for so long; 0 minutes lets them in again. */
  ban(address: string, minutes: number): void
  isBanned(address: string): boolean
  /** What everybody is told, or `null`. */
  message: string | null
  /** While it drains, games under way go on and none begins. */
  draining: boolean
}

/** What the desk looks after. */
export interface DeskParts {
  readonly registry: TableRegistry
  readonly store: Store
  readonly streams: Streams
  readonly backups: Backups | null
  readonly now: () => number
}

const tableOf = ({ host, addresses }: ReturnType<TableRegistry['live']>[number]): DeskTable => {
  const { setup, phase, at, chairs } = host.table()
  const people = chairs.flatMap((chair, seat) =>
    chair.kind === 'person'
      ? [{ seat, name: chair.person.name, present: chair.doors.length > 0, address: addresses.get(seat) ?? null }]
      : [],
  )
  return { table: host.id, game: setup.game, phase, at, people }
}

/** Opens the desk of this process. */
export const openDesk = ({ registry, store, streams, backups, now }: DeskParts): Desk => {
  const started = now()
  const bans = new Map<string, number>()
  const expire = (): void => {
    for (const [address, until] of bans) if (until <= now()) bans.delete(address)
  }
  return {
    message: null,
    draining: false,
    async status() {
      expire()
      const tables = registry.live().map(tableOf)
      return {
        version: product.version,
        started,
        memory: process.memoryUsage.rss(),
        tables,
        playing: tables.filter(({ phase }) => phase === 'playing').length,
        store: { kind: store.kind, ...(await store.counts()) },
        lastBackup: backups?.last() ?? null,
        draining: this.draining,
        message: this.message,
        bans: [...bans].map(([address, until]) => ({ address, until })),
      }
    },
    close: table => registry.remove(table),
    ban(address, minutes) {
      if (minutes === 0) bans.delete(address)
      else bans.set(address, now() + minutes * MINUTE)
      if (minutes > 0) streams.cut(address)
    },
    isBanned(address) {
      if (bans.size === 0) return false
      expire()
      return bans.has(address)
    },
  }
}
