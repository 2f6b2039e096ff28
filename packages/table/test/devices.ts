import { type Json, type Result, refuse, type Seat, type Viewer } from '@halfpint/core'
import type { Verdict } from '../src/deals/verdict.ts'
import { openDealWatch, type WatchDevice } from '../src/deals/watch.ts'
import type { WatchedDeal } from '../src/deals/watched.ts'
import { evolveTable } from '../src/evolve.ts'
import type { Update } from '../src/subscribers.ts'
import type { TableView } from '../src/table.ts'
import type { Wish } from '../src/wish.ts'

/** What a browser keeps for a seat: shared by its tabs, there after a reload. */
export const openStorage = () => {
  const kept = new Map<string, string>()
  return {
    load: (): Json[] => [...kept.values()].map(text => JSON.parse(text) as Json),
    save(watched: WatchedDeal): void {
      const key = `${watched.pledge} ${watched.own?.share}`
      kept.delete(key)
      kept.set(key, JSON.stringify(watched))
      for (const oldest of kept.keys()) if (kept.size > 4) kept.delete(oldest)
    },
  }
}

/** A page at a table: hears news, folds them, watches the deals. */
export const openPage = (
  seat: Seat | null,
  storage: Pick<WatchDevice, 'load' | 'save'>,
  draw: () => string,
  wish: (wish: Wish) => Promise<Result<unknown>>,
  wait: () => Promise<void> = () => new Promise(resolve => setTimeout(resolve, 0)),
) => {
  const verdicts: Verdict[] = []
  const page = { isOpen: true, view: null as TableView | null, verdicts }
  const watch = openDealWatch({
    ...storage,
    seat,
    draw,
    wish: async what => (page.isOpen ? wish(what) : refuse('gone')),
    wait,
    told: verdict => verdicts.push(verdict),
  })
  return Object.assign(page, {
    viewer: (seat ?? 'rail') as Viewer,
    hear(update: Update): void {
      if (!page.isOpen) return
      if (update.kind === 'view') {
        page.view = update.view
        watch.view(update.view)
      }
      for (const told of update.kind === 'facts' ? update.told : []) {
        const before = page.view
        if (before === null || told.version <= before.version) continue
        page.view = evolveTable(before, told)
        watch.fact(told, before, page.view)
      }
    },
  })
}

/** A page at a table. */
export type Page = ReturnType<typeof openPage>
