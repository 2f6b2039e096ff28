import type { Notice } from './store.ts'

/** Publishes notices within one process. */
export interface Notices {
  /** Publishes notices in the next turn of the event loop, only the highest version of each table. */
  publish(news: Iterable<Notice>): void
  /** Subscribes. Returns an unsubscribe function. */
  watch(hear: (news: readonly Notice[]) => void): () => void
  /** Whether there is a subscriber. */
  hasSubscribers(): boolean
}

/** Creates the notices of one store. */
export const openNotices = (): Notices => {
  const hearers = new Set<(news: readonly Notice[]) => void>()
  let fresh = new Map<string, number>()

  const spread = (): void => {
    const news = [...fresh].map(([table, version]) => ({ table, version }))
    fresh = new Map()
    // Each subscriber is called in a separate turn, so that an error of one does not stop the others.
    for (const hear of hearers) setImmediate(() => hearers.has(hear) && hear(news))
  }

  return {
    publish(news) {
      if (hearers.size === 0) return
      for (const { table, version } of news) {
        if (fresh.size === 0) queueMicrotask(spread)
        fresh.set(table, Math.max(version, fresh.get(table) ?? 0))
      }
    },
    watch(hear) {
      // A new function, so that the same subscriber may watch twice.
      const own = (news: readonly Notice[]): void => hear(news)
      hearers.add(own)
      return () => void hearers.delete(own)
    },
    hasSubscribers: () => hearers.size > 0,
  }
}
