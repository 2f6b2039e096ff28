/** Milliseconds until a transfer expires. */
export const TRANSFER_LIFE = 15 * 60_000

/** Maximum size of all waiting transfers together, in bytes. */
export const MAX_TRANSFER_BYTES = 32_000_000

/**
 * Short texts that one device sends to another. They are not part of a log. Processes that share a store share them. A
 * restart may lose them. All times are milliseconds since 1970.
 */
export interface Transfers {
  /** Stores a text. `exists`: the id is taken. `full`: all transfers together would exceed the limit. */
  put(id: string, text: string, now: number): Promise<'done' | 'exists' | 'full'>
  /** Removes a text and returns it. Of several callers at once, one gets it. */
  take(id: string, now: number): Promise<string | null>
  /** Removes the texts that nobody fetched in time, and frees their space. */
  expire(now: number): Promise<void>
}

/** Transfers in memory: for a store that only one process uses. */
export const memoryTransfers = (): Transfers => {
  const waiting = new Map<string, { readonly text: string; readonly bytes: number; readonly until: number }>()
  let total = 0
  const remove = (id: string): void => {
    total -= waiting.get(id)?.bytes ?? 0
    waiting.delete(id)
  }
  const expire = (now: number): void => {
    for (const [id, { until }] of waiting) if (until <= now) remove(id)
  }
  return {
    async put(id, text, now) {
      expire(now)
      const bytes = Buffer.byteLength(text)
      if (waiting.has(id)) return 'exists'
      if (total + bytes > MAX_TRANSFER_BYTES) return 'full'
      waiting.set(id, { text, bytes, until: now + TRANSFER_LIFE })
      total += bytes
      return 'done'
    },
    async take(id, now) {
      expire(now)
      const text = waiting.get(id)?.text ?? null
      remove(id)
      return text
    },
    async expire(now) {
      expire(now)
    },
  }
}
