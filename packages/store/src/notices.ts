import type { Notice } from './store.ts'

/** Where news is handed in and heard. */
export interface Notices {
  /** Hands news in; it is heard in the next turn of the event loop, the highest version of each table only. */
  tell(news: Iterable<Notice>): void
  /** Begins to hear; the answer stops it. */
  watch(hear: (news: readonly Notice[]) => void): () => void
  /** Whether anybody hears. */
  heard(): boolean
}

/** A notices for one store. */
export const openNotices = (): Notices => {
  const hearers = new Set<(news: readonly Notice[]) => void>()
  let fresh = new Map<string, number>()

  const spread = (): void => {
    const news = [...fresh].map(([table, version]) => ({ table, version }))
    fresh = new Map()
    // Each hearer in a turn of its own: one that throws is a bug of its own and silences nobody else.
    for (const hear of hearers) setImmediate(() => hearers.has(hear) && hear(news))
  }

  return {
    tell(news) {
      if (hearers.size === 0) return
      for (const { table, version } of news) {
        if (fresh.size === 0) queueMicrotask(spread)
        fresh.set(table, Math.max(version, fresh.get(table) ?? 0))
      }
    },
    watch(hear) {
      // A function of our own, so that the same hearer may watch twice.
      const own = (news: readonly Notice[]): void => hear(news)
      hearers.add(own)
      return () => void hearers.delete(own)
    },
    heard: () => hearers.size > 0,
  }
}
