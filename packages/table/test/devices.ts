import { type Json, type Result, refuse, type Seat, type Viewer } from '@halfpint/core'
import type { Command } from '../src/command.ts'
import type { DealVerdict } from '../src/deals/verdict.ts'
import { openDealWatch, type WatchDevice } from '../src/deals/watch.ts'
import { evolveTable } from '../src/evolve.ts'
import type { Update } from '../src/subscribers.ts'
import type { TableView } from '../src/table.ts'

/** The stored data of a browser for a seat: shared by its tabs, available after a reload. */
export const openStorage = () => {
  const kept = new Map<string, string>()
  return {
    load: (): Json[] => [...kept.values()].map(text => JSON.parse(text) as Json),
    save(deal: Parameters<WatchDevice['save']>[0]): void {
      const key = 'verdict' in deal ? `${deal.match} ${deal.round} ${deal.seat}` : `${deal.pledge} ${deal.own?.share}`
      kept.delete(key)
      kept.set(key, JSON.stringify(deal))
      for (const oldest of kept.keys()) if (kept.size > 20) kept.delete(oldest)
    },
  }
}

/** A page at a table: receives updates, folds them, watches the deals. */
export const openPage = (
  seat: Seat | null,
  storage: Pick<WatchDevice, 'load' | 'save'>,
  draw: () => string,
  run: (command: Command) => Promise<Result<unknown>>,
  wait: () => Promise<void> = () => new Promise(resolve => setTimeout(resolve, 0)),
) => {
  const verdicts: DealVerdict[] = []
  const page = { isOpen: true, view: null as TableView | null, verdicts }
  const watch = openDealWatch({
    ...storage,
    table: 'pub',
    seat,
    draw,
    send: async what => (page.isOpen ? run(what) : refuse('gone')),
    wait,
    onVerdict: verdict => verdicts.push(verdict),
  })
  return Object.assign(page, {
    viewer: (seat ?? 'spectator') as Viewer,
    hear(update: Update): void {
      if (!page.isOpen) return
      if (update.kind === 'view') {
        page.view = update.view
        watch.view(update.view)
      }
      for (const numbered of update.kind === 'events' ? update.events : []) {
        const before = page.view
        if (before === null || numbered.version <= before.version) continue
        page.view = evolveTable(before, numbered)
        watch.event(numbered, before, page.view)
      }
    },
  })
}

/** A page at a table. */
export type Page = ReturnType<typeof openPage>
