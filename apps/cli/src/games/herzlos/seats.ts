import type { Seat, Seen } from '@halfpint/core'
import { type Card, type SeatLook, type State, seatsOf, suitOf } from '@halfpint/herzlos'
import { type Column, drawColumns } from '../../play/columns.ts'
import { usable } from '../../play/layout.ts'
import type { Frame } from '../face.ts'
import { SHAPES } from './look.ts'

/** The scoring cards among those taken: number of hearts, the queen of flowers, the jack of diamonds. */
export const takenText = (taken: readonly Card[]): string => {
  const hearts = taken.filter(card => suitOf(card) === 'hearts').length
  return [
    ...(hearts > 0 ? [`${SHAPES.hearts}${hearts}`] : []),
    ...(taken.includes('fQ') ? [`${SHAPES.flowers}fQ`] : []),
    ...(taken.includes('dJ') ? [`${SHAPES.diamonds}dJ`] : []),
  ].join(' ')
}

/** All players: cards, tricks, points of this round, scoring cards taken, total. */
export const drawSeats = (view: Seen<State>, { words, names, paint, size }: Frame): string[] => {
  const { labels } = words.games.herzlos
  const looks = seatsOf(view)
  const look = (seat: Seat): SeatLook => looks[seat]!
  const columns: readonly Column[] = [
    { title: `  ${words.table.player}`, cell: seat => `${look(seat).turn ? '▸' : ' '} ${names[seat]}` },
    { title: words.table.cards, cell: seat => String(look(seat).held), end: true },
    { title: words.table.tricks, cell: seat => String(look(seat).won), end: true },
    { title: labels.points, cell: seat => String(look(seat).points), end: true },
    { title: words.table.total, cell: seat => String(look(seat).total), end: true },
    { title: labels.taken, cell: seat => takenText(look(seat).taken) },
  ]
  return drawColumns(columns, view.seats, paint, usable(size), seat => (look(seat).turn ? 'strong' : undefined))
}
