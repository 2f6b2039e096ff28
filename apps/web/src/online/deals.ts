import type { Result, Seat } from '@halfpint/core'
import type { TableView, Told, Verdict, Wish } from '@halfpint/table'
import { type ReadonlySignal, signal } from '@preact/signals'
import { hex } from '../shell/chance.ts'
import { keepDeal, keptDeals } from './keptdeals.ts'

/** The deals of one table as this device witnesses them: it adds its share to each and checks it afterwards. */
export interface Deals {
  readonly verdicts: ReadonlySignal<readonly Verdict[]>
  view(view: TableView): void
  fact(told: Told, before: TableView, after: TableView): void
}

/** Watches the deals of a table from this seat, or from the rail. */
export const watchDeals = (seat: Seat | null, wish: (wish: Wish) => Promise<Result<unknown>>): Deals => {
  const verdicts = signal<readonly Verdict[]>([])
  // What is heard while the means to check are fetched waits for them, in order.
  let watch = import('./fairness.ts').then(({ openDealWatch }) =>
    openDealWatch({
      seat,
      draw: () => hex(32),
      wish,
      wait: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
      load: keptDeals,
      save: keepDeal,
      told: verdict => {
        verdicts.value = [...verdicts.peek(), verdict]
      },
    }),
  )
  return {
    verdicts,
    view(view) {
      watch = watch.then(each => {
        each.view(view)
        return each
      })
    },
    fact(told, before, after) {
      watch = watch.then(each => {
        each.fact(told, before, after)
        return each
      })
    },
  }
}
