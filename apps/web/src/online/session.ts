import { ok, type Problem, type Result } from '@halfpint/core'
import { evolveTable, type TableView, type Told, type Wish } from '@halfpint/table'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { LinkState, Listener, OpenLink } from '../game/link.ts'
import { type Deals, watchDeals } from './deals.ts'
import { remoteLink, type SeatKey } from './link.ts'
import { noteMatch } from './played.ts'

/** Hears what happens, as it happens; boards may show it later. */
type Hear = (told: Told, before: TableView, after: TableView) => void

/** This device at an online table, seated or at the rail: one line, however many parts of the page listen. */
export interface Session {
  readonly table: string
  readonly key: SeatKey | null
  /** The table as it is now, ahead of what a board still shows. */
  readonly live: ReadonlySignal<TableView | null>
  readonly state: ReadonlySignal<LinkState>
  /** Why the session is over for good; a problem of `null` says that the chair is no longer ours. */
  readonly over: ReadonlySignal<{ readonly problem: Problem | null } | null>
  readonly deals: Deals
  /** What to add to the clock of this device to have the server's, in milliseconds. */
  readonly skew: () => number
  hear(hear: Hear): () => void
  wish(wish: Wish): Promise<Result<{ readonly version: number }>>
  /** A connection for a board, beginning with the table as it is. */
  readonly tap: OpenLink
  close(): void
}

/** How long a granted wish waits for its facts, in milliseconds; the line mends itself meanwhile. */
const PATIENCE = 6_000

/** Goes to a table on the server and stays there. */
export const openSession = (table: string, key: SeatKey | null): Session => {
  const live = signal<TableView | null>(null)
  const state = signal<LinkState>('joining')
  const over = signal<{ readonly problem: Problem | null } | null>(null)
  const listeners = new Set<Listener>()
  const hearers = new Set<Hear>()
  // Shares are added at once: the board may still be on its way.
  const deals = watchDeals(key?.seat ?? null, what => link.wish(what))
  /** Wishes that were granted at a version that was not heard of yet. */
  const waiting = new Map<() => void, number>()
  let skew: number | null = null

  const take = (view: TableView, told: readonly Told[]): TableView => {
    let now = view
    for (const each of told) {
      if (each.version <= now.version) continue
      const before = now
      now = evolveTable(before, each)
      skew = Math.max(skew ?? Number.NEGATIVE_INFINITY, each.at - Date.now())
      deals.fact(each, before, now)
      for (const hear of hearers) hear(each, before, now)
    }
    return now
  }

  /** Lets those go on who wait for what is known by now. */
  const release = (): void => {
    const version = live.peek()?.version ?? 0
    for (const [end, wanted] of waiting) if (version >= wanted) end()
  }

  const link = remoteLink(table, key, problem => {
    over.value = { problem }
  })({
    state(next) {
      state.value = next
      for (const listener of listeners) listener.state(next)
    },
    news(news) {
      if (news.kind === 'view') {
        live.value = news.view
        deals.view(news.view)
      } else if (news.kind === 'facts' && live.peek() !== null) {
        live.value = take(live.peek() as TableView, news.told)
      }
      const now = live.peek()
      if (now !== null) noteMatch(now)
      for (const listener of listeners) listener.news(news)
      release()
    },
  })

  /** Waits until what was granted was also heard: till then nothing else can be wished with open eyes. */
  const heard = (version: number): Promise<void> =>
    new Promise(resolve => {
      const end = (): void => {
        clearTimeout(timer)
        waiting.delete(end)
        resolve()
      }
      const timer = setTimeout(end, PATIENCE)
      waiting.set(end, version)
      release()
    })

  const wish = async (what: Wish): Promise<Result<{ readonly version: number }>> => {
    const granted = await link.wish(what)
    if (granted.ok) await heard(granted.value.version)
    return granted
  }

  return {
    table,
    key,
    live,
    state,
    over,
    deals,
    skew: () => skew ?? 0,
    hear(hear) {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    wish,
    tap(listener) {
      let isOpen = true
      // A turn later, when who opened it has it in hand.
      queueMicrotask(() => {
        if (!isOpen) return
        const view = live.peek()
        listener.state(state.peek())
        if (view !== null) listener.news({ kind: 'view', view })
        listeners.add(listener)
      })
      return {
        mine: link.mine,
        // The shares of this device are the session's business.
        wish: what => (what.type === 'share' ? Promise.resolve(ok({ version: 0 })) : wish(what)),
        close() {
          isOpen = false
          listeners.delete(listener)
        },
      }
    },
    close: () => link.close(),
  }
}
