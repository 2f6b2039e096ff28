import { bySeat, type Json } from '@halfpint/core'
import { OPTION_RULES } from '@halfpint/herzlos'
import { type CsvCell, numberOf, optionCells, optionsOfRow, seatOf, seatText } from '../cell.ts'
import type { HerzlosPad } from './pad.ts'
import type { ScoredHerzlos } from './score.ts'

/** Writes a pad of Herzlos as rows of cells. */
export const herzlosRows = (pad: HerzlosPad, scored: ScoredHerzlos): CsvCell[][] => {
  const rows = pad.rounds.map((round, number): CsvCell[] => {
    const done = scored.rounds[number]?.done ?? null
    return [number + 1, seatText(pad.players, done?.march ?? round.march), ...(done?.points ?? round.points)]
  })
  return [
    [pad.pad, ...optionCells(pad.options)],
    ['round', 'march', ...pad.players],
    ...rows,
    ['total', null, ...scored.totals],
  ]
}

/** Reads a pad of Herzlos from rows of cells. */
export const herzlosOfRows = (first: string[], head: string[], rows: string[][]): Json => {
  const players = head.slice(2)
  return {
    pad: 'herzlos',
    players,
    options: optionsOfRow(OPTION_RULES, first),
    rounds: rows.map(row => ({
      march: seatOf(players, row[1]),
      points: bySeat(players.length, seat => numberOf(row[2 + seat])),
    })),
  }
}
