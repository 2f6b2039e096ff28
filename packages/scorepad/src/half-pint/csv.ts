import type { Json } from '@halfpint/core'
import { type Cell, listOf, numberOf, optionOf, seatOf, seatText, valueAfter } from '../cell.ts'
import type { HeroesPad } from './pad.ts'
import type { ScoredHeroes } from './score.ts'

const HEROES_COLUMNS = ['prediction', 'bet', 'tricks', 'points', 'mark'] as const

/** A pad of Half-Pint Heroes as a table. */
export const heroesRows = (pad: HeroesPad, scored: ScoredHeroes): Cell[][] => {
  const { players, options } = pad
  const head = ['round', 'hand size', 'brawl', ...players.flatMap(name => HEROES_COLUMNS.map(key => `${name}: ${key}`))]
  const rows = pad.rounds.map((round, number): Cell[] => {
    const done = scored.rounds[number]?.done ?? null
    const cells = players.flatMap((_, seat): Cell[] => [
      round.predictions[seat] ?? null,
      seatText(players, round.bets[seat] ?? null),
      round.tricks[seat] ?? null,
      done?.scores[seat] ?? null,
      done?.marks[seat] ?? null,
    ])
    return [number + 1, round.handSize, seatText(players, round.brawl), ...cells]
  })
  const { rounds, startSeat, drinking } = options
  const first: Cell[] = [pad.pad, 'rounds', rounds, 'startSeat', startSeat, 'drinking', drinking.join(' ')]
  return [first, head, ...rows, ['total', null, null, ...scored.totals.flatMap(sum => [null, null, null, sum, null])]]
}

/** A pad of Half-Pint Heroes from a table. */
export const heroesOfRows = (first: string[], head: string[], rows: string[][]): Json => {
  const width = HEROES_COLUMNS.length
  const names = head.filter((_, at) => at >= 3 && (at - 3) % width === 0).map(text => text.replace(/: [^:]*$/, ''))
  const entries = (row: string[], column: number) => names.map((_, seat) => row[3 + width * seat + column])
  const options = {
    ...optionOf(first, 'rounds'),
    ...optionOf(first, 'startSeat'),
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
      // What differs from the rules was settled otherwise; what does not is no overrule.
      ...(finished ? { overruled: { scores: points, marks: entries(row, 4).map(mark => mark ?? '') } } : {}),
    }
  })
  return { pad: 'half-pint-heroes', players: names, options, rounds }
}

/** Takes away the overrules that only repeat the rules. */
export const withoutEchoes = (pad: HeroesPad, scored: ScoredHeroes): HeroesPad => {
  const rounds = pad.rounds.map((round, number) => {
    const done = scored.rounds[number]?.done ?? null
    const kept = <T>(what: 'scores' | 'marks', list: readonly (T | null)[]): (T | null)[] =>
      list.map((entry, seat) => (done?.overruled.some(each => each.what === what && each.seat === seat) ? entry : null))
    const { scores, marks } = round.overruled
    return { ...round, overruled: { scores: kept('scores', scores), marks: kept('marks', marks) } }
  })
  return { ...pad, rounds }
}
