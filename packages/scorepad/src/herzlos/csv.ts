import { bySeat, type Json } from '@halfpint/core'
import { OPTION_RULES } from '@halfpint/herzlos'
import { type Cell, listOf, numberOf, optionOf, seatOf, seatText, valueAfter } from '../cell.ts'
import type { HerzlosPad } from './pad.ts'
import type { ScoredHerzlos } from './score.ts'

/** A pad of Herzlos as a table. */
export const herzlosRows = (pad: HerzlosPad, scored: ScoredHerzlos): Cell[][] => {
  const { hearts, ...others } = pad.options
  const rows = pad.rounds.map((round, number): Cell[] => {
    const done = scored.rounds[number]?.done ?? null
    return [number + 1, seatText(pad.players, done?.march ?? round.march), ...(done?.points ?? round.points)]
  })
  return [
    [pad.pad, ...Object.entries(others).flat(), 'hearts', hearts.join(' ')],
    ['round', 'march', ...pad.players],
    ...rows,
    ['total', null, ...scored.totals],
  ]
}

/** The options of Herzlos that are one word. */
const OTHERS = Object.keys(OPTION_RULES).filter(name => name !== 'hearts')

/** A pad of Herzlos from a table. */
export const herzlosOfRows = (first: string[], head: string[], rows: string[][]): Json => {
  const players = head.slice(2)
  const hearts = listOf(valueAfter(first, 'hearts')).map(numberOf)
  return {
    pad: 'herzlos',
    players,
    options: {
      ...Object.assign({}, ...OTHERS.map(name => optionOf(first, name))),
      ...(hearts.length > 0 ? { hearts } : {}),
    },
    rounds: rows.map(row => ({
      march: seatOf(players, row[1]),
      points: bySeat(players.length, seat => numberOf(row[2 + seat])),
    })),
  }
}
