import type { Json } from '@halfpint/core'
import { type DBSchema, openDB } from 'idb'
import { recall, remember } from '../settings.ts'

/** A pad as it is stored on this device. */
export interface Kept {
  readonly id: string
  /** Time of the last change, in milliseconds. */
  readonly at: number
  /** Number of changes. Of two copies the one with the higher number is newer. */
  readonly stroke: number
  readonly sheet: Json
  /** Address for others, if it is shared. */
  readonly live: LiveKey | null
  /** The number of changes when it was last the same as in the copy on the server. */
  readonly synced?: number
}

/** The address of a shared pad, and the key to write there. */
export interface LiveKey {
  readonly pad: string
  readonly pen: string
}

/** Storage of pads. */
export interface PadDatabase {
  keep(kept: Kept): Promise<void>
  all(): Promise<readonly Kept[]>
  drop(id: string): Promise<void>
}

const latestFirst = (pads: Iterable<Kept>): Kept[] => [...pads].sort((a, b) => b.at - a.at)

/** Storage in memory: for tests, and for browsers that store nothing. */
export const memoryDatabase = (): PadDatabase => {
  const pads = new Map<string, Kept>()
  return {
    keep: async kept => {
      pads.set(kept.id, kept)
    },
    all: async () => latestFirst(pads.values()),
    drop: async id => {
      pads.delete(id)
    },
  }
}

interface Schema extends DBSchema {
  pads: { key: string; value: Kept }
}

const MIRROR = 'pad.latest'

/** A copy of the last pad in `localStorage`, which is written before IndexedDB has finished. */
const mirrored = (): Kept | undefined => {
  const copy = recall(MIRROR) as Partial<Kept> | undefined
  return typeof copy?.id === 'string' && typeof copy.stroke === 'number' ? (copy as Kept) : undefined
}

/** The database of this device. Each change is written twice, so that a device that stops at once loses none. */
export const deviceDatabase = async (): Promise<PadDatabase> => {
  const database = await openDB<Schema>('halfpint-pads', 1, {
    upgrade: opened => {
      opened.createObjectStore('pads', { keyPath: 'id' })
    },
  })
  return {
    async keep(kept) {
      remember(MIRROR, kept)
      const change = database.transaction('pads', 'readwrite', { durability: 'strict' })
      await Promise.all([change.store.put(kept), change.done])
    },
    async all() {
      const pads = new Map((await database.getAll('pads')).map(kept => [kept.id, kept]))
      const copy = mirrored()
      if (copy !== undefined && copy.stroke > (pads.get(copy.id)?.stroke ?? -1)) pads.set(copy.id, copy)
      return latestFirst(pads.values())
    },
    async drop(id) {
      if (mirrored()?.id === id) remember(MIRROR, null)
      await database.delete('pads', id)
    },
  }
}
