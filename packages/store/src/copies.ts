import { hash } from 'node:crypto'

/** Maximum size of one copy, in bytes. */
export const MAX_COPY_BYTES = 262_144

/** Maximum size of all copies together, in bytes. */
export const MAX_COPIES_BYTES = 1_000_000_000

/** Minimum time between two notes of a visit, in milliseconds: reading a copy should seldom write. */
export const NOTE_VISIT_AFTER = 86_400_000

/** An encrypted copy of the data of a device. */
interface StoredCopy {
  /** Changes with the content. */
  readonly tag: string
  readonly body: Uint8Array
}

/**
 * Result of writing a copy. `conflict`: the stored copy has another tag, or there is none (`null`). `full`: all copies
 * together would exceed the limit. Nothing was written in either case.
 */
export type CopyWritten =
  | { readonly kind: 'done'; readonly tag: string }
  | { readonly kind: 'conflict'; readonly tag: string | null }
  | { readonly kind: 'full' }

/** Encrypted copies of the data of devices. They are not part of a log. Times are milliseconds since 1970. */
export interface Copies {
  /** Reads a copy and notes the visit. */
  read(id: string, now: number): Promise<StoredCopy | null>
  /** Replaces the copy that has the tag `expected`; `null` creates one. */
  write(id: string, expected: string | null, body: Uint8Array, now: number): Promise<CopyWritten>
  /** Removes a copy. Returns whether there was one. */
  remove(id: string): Promise<boolean>
  /** Removes copies without a visit since `before`, at most `limit` of them. Returns their number. */
  sweep(before: number, limit: number): Promise<number>
}

/** The tag of a content. */
export const tagOf = (body: Uint8Array): string => hash('sha256', body, 'base64url').slice(0, 22)

interface Kept extends StoredCopy {
  visited: number
}

/** Copies in memory. `alive` throws if the store is closed. */
export const memoryCopies = (alive: () => void): Copies => {
  const copies = new Map<string, Kept>()
  let total = 0
  const remove = (id: string): boolean => {
    total -= copies.get(id)?.body.length ?? 0
    return copies.delete(id)
  }
  return {
    async read(id, now) {
      alive()
      const kept = copies.get(id)
      if (kept === undefined) return null
      kept.visited = Math.max(kept.visited, now)
      return { tag: kept.tag, body: kept.body }
    },
    async write(id, expected, body, now) {
      alive()
      const before = copies.get(id)
      if ((before?.tag ?? null) !== expected) return { kind: 'conflict', tag: before?.tag ?? null }
      if (total - (before?.body.length ?? 0) + body.length > MAX_COPIES_BYTES) return { kind: 'full' }
      remove(id)
      total += body.length
      const tag = tagOf(body)
      copies.set(id, { tag, body, visited: Math.max(before?.visited ?? now, now) })
      return { kind: 'done', tag }
    },
    async remove(id) {
      alive()
      return remove(id)
    },
    async sweep(before, limit) {
      alive()
      const old = [...copies].filter(([, { visited }]) => visited < before).slice(0, limit)
      for (const [id] of old) remove(id)
      return old.length
    },
  }
}
