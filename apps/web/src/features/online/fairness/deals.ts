import type { Result, Seat } from '@halfpint/core'
import type { DealVerdict, NumberedEvent, PlayerCommand, TableView } from '@halfpint/table'
import { type ReadonlySignal, signal } from '@preact/signals'
import { hex } from '../../../base/chance.ts'
import { keepDeal, keptDeals } from './keptdeals.ts'

/** The deals of one table as this device checks them: it adds its share to each deal and checks it afterwards. */
export interface Deals {
  readonly verdicts: ReadonlySignal<readonly DealVerdict[]>
  view(view: TableView): void
  event(told: NumberedEvent, before: TableView, after: TableView): void
}

/** Checks the deals of a table from this seat, or as a spectator. */
export const watchDeals = (
  table: string,
  seat: Seat | null,
  send: (command: PlayerCommand) => Promise<Result<unknown>>,
): Deals => {
  const verdicts = signal<readonly DealVerdict[]>([])
  // Messages that arrive while the code of the checks is loading wait here, in order.
  let watch = import('./fairness.ts').then(({ openDealWatch }) =>
    openDealWatch({
      table,
      seat,
      draw: () => hex(32),
      send,
      wait: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
      load: keptDeals,
      save: keepDeal,
      onVerdict: verdict => {
        const others = verdicts.peek().filter(({ match, round }) => match !== verdict.match || round !== verdict.round)
        verdicts.value = [...others, verdict]
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
    event(told, before, after) {
      watch = watch.then(each => {
        each.event(told, before, after)
        return each
      })
    },
  }
}
