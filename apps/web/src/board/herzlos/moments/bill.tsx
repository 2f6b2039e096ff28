import type { Seat } from '@halfpint/core'
import { reasonsOf, type State, totalsOf } from '@halfpint/herzlos'
import type { TableView } from '@halfpint/table'
import { words } from '../../../base/speech.ts'
import { signed } from '../../../ui/signed.ts'
import { Bill, type BillLine } from '../../frame/bill.tsx'
import { HerzlosMini } from '../card.tsx'

interface OwnBillProps {
  readonly view: TableView
  readonly state: State
  readonly me: Seat
  readonly last: boolean
}

/** Z6 to Z8: the player's own points of the round. */
export const OwnBill = ({ view, state, me, last }: OwnBillProps) => {
  const { bill } = words('herzlos')
  const reasons = reasonsOf(state, state.results.length - 1, me)
  const lines = reasons.map(
    ({ kind, cards, points }): BillLine => ({
      icons: cards.slice(0, 1).map(card => <HerzlosMini key={card} card={card} />),
      title: kind === 'hearts' ? bill.hearts(cards.length) : bill[kind],
      note: bill[`${kind}Note`],
      points,
    }),
  )
  return (
    <Bill
      view={view}
      round={state.results.length}
      lines={
        reasons.some(({ points }) => points < 0)
          ? lines
          : [{ icons: null, title: bill.clean, note: bill.cleanNote, points: 0 }, ...lines]
      }
      total={last ? null : totalsOf(state.results, state.seats)[me]!}
      written={signed}
    />
  )
}
