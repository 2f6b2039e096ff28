import type { Seat, Seen } from '@halfpint/core'
import { type State, scoreRound, suitOf, totalsOf } from '@halfpint/herzlos'
import { type Column, drawColumns } from '../../play/columns.ts'
import type { Frame } from '../face.ts'
import { SHAPES, takenBy } from './look.ts'

/** What of worth a seat has taken: how many hearts, the queen of flowers, the jack of diamonds. */
export const takenText = (view: Seen<State>, seat: Seat): string => {
  const taken = takenBy(view, seat)
  const hearts = taken.filter(card => suitOf(card) === 'hearts').length
  return [
    ...(hearts > 0 ? [`${SHAPES.hearts}${hearts}`] : []),
    ...(taken.includes('fQ') ? [`${SHAPES.flowers}fQ`] : []),
    ...(taken.includes('dJ') ? [`${SHAPES.diamonds}dJ`] : []),
  ].join(' ')
}

/** Everybody at the table: cards, tricks, points of this round, what was taken, total. */
export const drawSeats = (view: Seen<State>, frame: Frame): string[] => {
  const { words, names, paint } = frame
  const { herzlos } = words.games
  const points = scoreRound(view.options, view.tricks, view.seats).points
  const totals = totalsOf(view.results, view.seats)
  const acts = (seat: Seat): boolean =>
    view.phase === 'pass' ? view.passes[seat] === null : view.phase === 'play' && seat === view.toPlay
  const columns: readonly Column[] = [
    { title: `  ${words.table.player}`, cell: seat => `${acts(seat) ? '▸' : ' '} ${names[seat]}` },
    { title: words.table.cards, cell: seat => String(view.hands[seat]?.length ?? 0), end: true },
    {
      title: words.table.tricks,
      cell: seat => String(view.tricks.filter(trick => trick.winner === seat).length),
      end: true,
    },
    { title: herzlos.labels.points, cell: seat => String(points[seat]), end: true },
    { title: words.table.total, cell: seat => String(totals[seat]), end: true },
    { title: herzlos.labels.taken, cell: seat => takenText(view, seat) },
  ]
  return drawColumns(columns, view.seats, paint, seat => (acts(seat) ? 'strong' : undefined))
}
