import type { News } from './store.ts'

/** Where news is handed in and heard. */
export interface Newsroom {
  /** Hands news in; it is heard in the next turn of the event loop, the highest version of each table only. */
  tell(news: Iterable<News>): void
  /** Begins to hear; the answer stops it. */
  watch(hear: (news: readonly News[]) => void): () => void
  /** Whether anybody hears. */
  heard(): boolean
}

/** A newsroom for one store. */
export const newsroom = (): Newsroom => {
  const hearers = new Set<(news: readonly News[]) => void>()
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
      const own = (news: readonly News[]): void => hear(news)
      hearers.add(own)
      return () => void hearers.delete(own)
    },
    heard: () => hearers.size > 0,
  }
}
