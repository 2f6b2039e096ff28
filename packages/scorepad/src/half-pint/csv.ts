import type { Json } from '@halfpint/core'
import { SCORING_OPTION_RULES } from '@halfpint/half-pint'
import { type CsvCell, listOf, numberOf, optionCells, optionsOfRow, seatOf, seatText, valueAfter } from '../cell.ts'
import type { HalfPintPad } from './pad.ts'
import type { ScoredHalfPint } from './score.ts'

const HEROES_COLUMNS = ['prediction', 'bet', 'tricks', 'points', 'mark'] as const

/** Writes a pad of Half-Pint Heroes as rows of cells. */
export const halfPintRows = (pad: HalfPintPad, scored: ScoredHalfPint): CsvCell[][] => {
  const { players, options } = pad
  const head = ['round', 'hand size', 'brawl', ...players.flatMap(name => HEROES_COLUMNS.map(key => `${name}: ${key}`))]
  const rows = pad.rounds.map((round, number): CsvCell[] => {
    const done = scored.rounds[number]?.done ?? null
    const cells = players.flatMap((_, seat): CsvCell[] => [
      round.predictions[seat] ?? null,
      seatText(players, round.bets[seat] ?? null),
      round.tricks[seat] ?? null,
      done?.scores[seat] ?? null,
      done?.marks[seat] ?? null,
    ])
    return [number + 1, round.handSize, seatText(players, round.brawl), ...cells]
  })
  const { drinking, ...scoring } = options
  const first: CsvCell[] = [pad.pad, ...optionCells(scoring), 'drinking', drinking.join(' ')]
  return [first, head, ...rows, ['total', null, null, ...scored.totals.flatMap(sum => [null, null, null, sum, null])]]
}

/** Reads a pad of Half-Pint Heroes from rows of cells. */
export const halfPintOfRows = (first: string[], head: string[], rows: string[][]): Json => {
  const width = HEROES_COLUMNS.length
  const names = head.filter((_, at) => at >= 3 && (at - 3) % width === 0).map(text => text.replace(/: [^:]*$/, ''))
  const entries = (row: string[], column: number) => names.map((_, seat) => row[3 + width * seat + column])
  const options = {
    ...optionsOfRow(SCORING_OPTION_RULES, first),
    drinking: listOf(valueAfter(first, 'drinking')),
  }
  const rounds = rows.map(row => {
    const points = entries(row, 3).map(numberOf)
    const finished = !points.includes(null)
    return {
      handSize: numberOf(row[1]),
      brawl: seatOf(names, row[2]),
      predictions: entries(row, 0).map(numberOf),
      bets: entries(row, 1).map(text => seatOf(names, text)),
      tricks: entries(row, 2).map(numberOf),
      // Every number is read as an override. `withoutEchoes` removes those that equal the rules.
      ...(finished ? { overruled: { scores: points, marks: entries(row, 4).map(mark => mark ?? '') } } : {}),
    }
  })
  return { pad: 'half-pint-heroes', players: names, options, rounds }
}

/** Removes the overrides that equal the result of the rules. */
export const withoutEqualOverrides = (pad: HalfPintPad, scored: ScoredHalfPint): HalfPintPad => {
  const rounds = pad.rounds.map((round, number) => {
    const done = scored.rounds[number]?.done ?? null
    const kept = <T>(what: 'scores' | 'marks', list: readonly (T | null)[]): (T | null)[] =>
      list.map((entry, seat) => (done?.overrides.some(each => each.what === what && each.seat === seat) ? entry : null))
    const { scores, marks } = round.overrides
    return { ...round, overrides: { scores: kept('scores', scores), marks: kept('marks', marks) } }
  })
  return { ...pad, rounds }
}
