import { HIDDEN, type Seat, type Seen } from '@halfpint/core'
import { BRAWL_TRICKS, GUN_FIGHT_RUN, type SeatLook, type State, seatsOf } from '@halfpint/half-pint'
import { type Column, drawColumns } from '../../play/columns.ts'
import { usable } from '../../play/layout.ts'
import type { Frame } from '../face.ts'

const OPEN = '·'

/** H21: the number of tricks in a row that the seat has just won, of three. */
const brawlPips = ({ streak }: SeatLook): string => '●'.repeat(streak) + OPEN.repeat(BRAWL_TRICKS - streak)

/** H30: the latest marks in a row, of the five that start a gun fight. */
const streakMarks = ({ seat, run }: SeatLook, view: Seen<State>, { words }: Frame): string => {
  const shown = Math.min(GUN_FIGHT_RUN, run)
  const { marks } = words.games['half-pint-heroes']
  const latest = view.results.slice(view.results.length - shown).map(result => result.marks[seat]!)
  return latest.map(mark => marks[mark]).join('') + OPEN.repeat(GUN_FIGHT_RUN - shown)
}

const tricksText = ({ won, prediction }: SeatLook, { phase }: Seen<State>): string => {
  const predicted = prediction === null ? '–' : prediction === HIDDEN ? '✓' : String(prediction)
  return phase === 'predict' ? predicted : `${won} / ${predicted}`
}

/** With two players there is one possible bet, which needs no name. */
const betText = (view: Seen<State>, seat: Seat, { names, words }: Frame): string => {
  const bet = view.bets[seat] ?? null
  if (bet === null) return view.phase === 'bet' ? '–' : ''
  if (bet === HIDDEN) return '✓'
  return bet === 'none' ? words.games['half-pint-heroes'].labels.noBet : names[bet]!
}

/** All players: cards, tricks won and predicted, brawl, streak and bet. */
export const drawSeats = (view: Seen<State>, frame: Frame): string[] => {
  const { words, names, paint, size } = frame
  const { labels } = words.games['half-pint-heroes']
  const looks = seatsOf(view)
  const look = (seat: Seat): SeatLook => looks[seat]!
  const columns: readonly Column[] = [
    { title: `  ${words.table.player}`, cell: seat => `${look(seat).turn ? '▸' : ' '} ${names[seat]}` },
    { title: words.table.cards, cell: seat => String(look(seat).held), end: true },
    { title: words.table.tricks, cell: seat => tricksText(look(seat), view), end: true },
    { title: labels.brawl, cell: seat => brawlPips(look(seat)) },
    { title: labels.streak, cell: seat => streakMarks(look(seat), view, frame) },
    { title: labels.bet, cell: seat => betText(view, seat, frame) },
  ]
  return drawColumns(columns, view.seats, paint, usable(size), seat => (look(seat).turn ? 'strong' : undefined))
}
