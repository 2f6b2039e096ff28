import { HIDDEN, type Seat, type Seen } from '@halfpint/core'
import { BRAWL_TRICKS, GUN_FIGHT_RUN, type Mark, markRun, type State } from '@halfpint/half-pint'
import { type Column, drawColumns } from '../../play/columns.ts'
import type { Frame } from '../face.ts'
import { streakOf } from './look.ts'

const OPEN = '·'

/** H21: how many of three tricks in a row the seat has won last. */
const brawlPips = (view: Seen<State>, seat: Seat): string => {
  const streak = streakOf(view)
  const length = streak.seat === seat ? streak.length : 0
  return '●'.repeat(length) + OPEN.repeat(BRAWL_TRICKS - length)
}

/** H30: the latest marks in a row, up to the five that start a gun fight. */
const streakMarks = (view: Seen<State>, seat: Seat, { words }: Frame): string => {
  const run = Math.min(GUN_FIGHT_RUN, markRun(view.results, seat))
  const letters = words.games['half-pint-heroes'].marks
  const marks = view.results.slice(view.results.length - run).map(result => result.marks[seat] as Mark)
  return marks.map(mark => letters[mark]).join('') + OPEN.repeat(GUN_FIGHT_RUN - run)
}

const predictionText = (view: Seen<State>, seat: Seat): string => {
  const prediction = view.predictions[seat] ?? null
  return prediction === null ? '–' : prediction === HIDDEN ? '✓' : String(prediction)
}

const tricksText = (view: Seen<State>, seat: Seat): string => {
  if (view.phase === 'predict') return predictionText(view, seat)
  const won = view.tricks.filter(trick => trick.winner === seat).length
  return `${won} / ${predictionText(view, seat)}`
}

/** Between two players the one bet there is needs no name. */
const betText = (view: Seen<State>, seat: Seat, { names, words }: Frame): string => {
  const bet = view.bets[seat] ?? null
  if (bet === null) return view.phase === 'bet' ? '–' : ''
  if (bet === HIDDEN) return '✓'
  return bet === 'none' ? words.games['half-pint-heroes'].labels.noBet : (names[bet] as string)
}

/** Everybody at the table: cards, tricks won of those predicted, brawl, streak and bet. */
export const drawSeats = (view: Seen<State>, frame: Frame): string[] => {
  const { words, names, paint } = frame
  const halfPint = words.games['half-pint-heroes']
  const acts = (seat: Seat): boolean =>
    view.phase === 'play'
      ? seat === view.toPlay
      : (view.phase === 'predict' ? view.predictions : view.bets)[seat] === null && view.phase !== 'deal'
  const columns: readonly Column[] = [
    { title: `  ${words.table.player}`, cell: seat => `${acts(seat) ? '▸' : ' '} ${names[seat]}` },
    { title: words.table.cards, cell: seat => String(view.hands[seat]?.length ?? 0), end: true },
    { title: words.table.tricks, cell: seat => tricksText(view, seat), end: true },
    { title: halfPint.labels.brawl, cell: seat => brawlPips(view, seat) },
    { title: halfPint.labels.streak, cell: seat => streakMarks(view, seat, frame) },
    { title: halfPint.labels.bet, cell: seat => betText(view, seat, frame) },
  ]
  return drawColumns(columns, view.seats, paint, seat => (acts(seat) ? 'strong' : undefined))
}
