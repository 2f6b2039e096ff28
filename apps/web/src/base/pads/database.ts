import type { Json } from '@halfpint/core'
import { type DBSchema, openDB } from 'idb'
import { recall, remember } from '../settings.ts'

/** A pad as this device keeps it. */
export interface Kept {
  readonly id: string
  /** When it was last written, in milliseconds. */
  readonly at: number
  /** Counts every change, so that of two copies the later one is known. */
  readonly stroke: number
  readonly sheet: Json
  /** Where it is shown to others, if it is. */
  readonly live: LiveKey | null
}

/** The address of a pad that others follow, and the right to write there. */
export interface LiveKey {
  readonly pad: string
  readonly pen: string
}

/** Where pads lie. */
export interface PadDatabase {
  keep(kept: Kept): Promise<void>
  all(): Promise<readonly Kept[]>
  drop(id: string): Promise<void>
}

const latestFirst = (pads: Iterable<Kept>): Kept[] => [...pads].sort((a, b) => b.at - a.at)

/** A database that forgets: for tests, and for browsers that keep nothing. */
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

/** The copy of the pad written last; it is written at once, before the database comes to it. */
const mirrored = (): Kept | undefined => {
  const copy = recall(MIRROR) as Partial<Kept> | undefined
  return typeof copy?.id === 'string' && typeof copy.stroke === 'number' ? (copy as Kept) : undefined
}

/** The database of this device. A battery that dies in mid-tap costs nothing: each tap is written twice. */
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
