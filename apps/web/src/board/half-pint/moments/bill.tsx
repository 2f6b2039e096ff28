import type { Seat, Seen } from '@halfpint/core'
import { numberOf, type RoundResult, reasonsOf, type State, scoringOf, seatsOf } from '@halfpint/half-pint'
import type { TableView } from '@halfpint/table'
import { words } from '../../../base/speech.ts'
import { calledIn } from '../../../ui/seatface.tsx'
import { Bill, type BillLine } from '../../frame/bill.tsx'
import { excessOf } from '../excess.ts'
import { Shelf } from '../glasses.tsx'
import { SeatCap } from '../seatview.tsx'
import { setText } from '../setname.ts'
import { ShapeMark } from '../shapes.tsx'

interface OwnBillProps {
  readonly view: TableView
  readonly state: Seen<State>
  /** The state that is still on the table, with the tricks of the round. */
  readonly table: Seen<State>
  readonly me: Seat
  readonly last: boolean
}

/** Maximum number of tricks drawn beside their line. */
const MAX_BACKS = 3

/** H24 to H28: the reasons for the points of a player, also those that brought nothing. */
const linesOf = (
  { view, state, me }: OwnBillProps,
  { tricks, predictions, bets, brawl }: RoundResult,
): readonly BillLine[] => {
  const { bill } = words('half-pint-heroes')
  const name = (seat: Seat): string => calledIn(view, seat)
  const reasons = reasonsOf(state, state.results.length - 1, me)
  const pointsOf = (wanted: string): number => reasons.find(({ rule }) => rule === wanted)?.points ?? 0
  const [won, predicted, bet] = [tricks[me]!, predictions[me]!, bets[me]!]
  const lines: BillLine[] = [
    {
      icons: Array.from({ length: Math.min(MAX_BACKS, won) }, (_, index) => <i key={index} class="back" />),
      title: bill.tricks(won),
      note: bill.each(scoringOf(state.options).trick),
      points: pointsOf('H24'),
    },
  ]
  if (brawl === me) {
    return [
      ...lines,
      { icons: <ShapeMark shape="red" />, title: bill.brawl, note: bill.brawlNote, points: pointsOf('H28') },
    ]
  }
  const isExact = won === predicted
  lines.push({
    icons: <Shelf glasses={predicted} full={Math.min(won, predicted)} />,
    title: isExact ? bill.exact(predicted) : bill.missed,
    note: isExact ? bill.exactNote : bill.missedNote(predicted, won),
    points: pointsOf('H25'),
  })
  if (bet !== 'none') {
    const isWon = pointsOf('H26') > 0
    lines.push({
      icons: <SeatCap view={view} seat={me} />,
      title: (isWon ? bill.betWon : bill.betLost)(name(bet)),
      note: bill.betNote(predictions[bet]!, tricks[bet]!, isWon),
      points: pointsOf('H26'),
    })
  }
  if (pointsOf('H27') > 0) {
    lines.push({
      icons: <SeatCap view={view} seat={1 - me} />,
      title: bill.betAgainst(name(1 - me)),
      note: bill.betAgainstNote,
      points: pointsOf('H27'),
    })
  }
  return lines
}

/** From this number of marks in a row on, the bill explains what they are worth. */
const RUN = 2

/** The player's own points of the round, with the reason for a missed prediction and the worth of a streak. */
export const OwnBill = (props: OwnBillProps) => {
  const { view, state, table, me, last } = props
  const say = words('half-pint-heroes')
  const result = state.results.at(-1)!
  const { run } = seatsOf(state)[me]!
  const mark = result.marks[me]!
  const excess = result.brawl === null ? excessOf(table, me) : null
  return (
    <Bill
      view={view}
      round={state.results.length}
      lines={linesOf(props, result)}
      total={last ? null : state.results.reduce((sum, { scores }) => sum + scores[me]!, 0)}
      written={String}
      {...(mark === '' ? {} : { stamp: words('core').games['half-pint-heroes'].marks[mark] })}
    >
      {excess === null ? null : (
        <p class="reason">
          {say.bill.tooMany(excess.trick, setText(excess.play))}{' '}
          {excess.lower === undefined
            ? null
            : excess.lower === null
              ? say.bill.noLower
              : say.bill.lower(String(numberOf(excess.lower)))}
        </p>
      )}
      {run < RUN ? null : <p class="reason run">{say.bill.streak(run, run * scoringOf(state.options).mark)}</p>}
    </Bill>
  )
}
