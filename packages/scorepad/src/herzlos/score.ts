import { type BySeat, bySeat, type Problem, refuse, type Seat } from '@halfpint/core'
import {
  type Card,
  type GameResult,
  gameResult,
  JACK_POINTS,
  type Options,
  QUEEN_POINTS,
  type RoundScore,
  SCORING_CARDS,
  scoreTaken,
  totalsOf,
} from '@halfpint/herzlos'
import type { Override, Scored, ScoredRound } from '../pad.ts'
import type { HerzlosPad, HerzlosRound } from './pad.ts'

/** A scored row of Herzlos. */
interface ScoredHerzlosRound extends ScoredRound {
  readonly done: (RoundScore & { readonly overrides: readonly Override[] }) | null
}

/** A scored pad of Herzlos. */
export interface ScoredHerzlos extends Scored {
  readonly pad: HerzlosPad['pad']
  readonly rounds: readonly ScoredHerzlosRound[]
  readonly result: GameResult | null
  readonly totals: BySeat<number>
}

/** Z6, Z8: the sum of all points of a round. */
export const sumOfRound = (options: Options, seats: number, march: Seat | null): number => {
  const all = options.hearts.reduce((sum, points) => sum + points, QUEEN_POINTS)
  return all * (march !== null && options.march === 'others-pay' ? seats - 1 : 1) + JACK_POINTS
}

/** Z8: the points of a round with a march, given the seat that took the jack of diamonds. */
export const marchPoints = (options: Options, seats: number, march: Seat, jack: Seat): BySeat<number> =>
  scoreTaken(
    options,
    bySeat(seats, seat => [
      ...(seat === march ? SCORING_CARDS.filter(card => card !== 'dJ') : []),
      ...(seat === jack ? (['dJ'] as const) : []),
    ]),
  ).points

/** Whether every scoring card has been given to a seat. */
const allTaken = (cards: BySeat<readonly Card[]> | null): cards is BySeat<readonly Card[]> =>
  cards !== null && cards.flat().length === SCORING_CARDS.length

const doneOf = (round: HerzlosRound, options: Options): ScoredHerzlosRound['done'] => {
  const overrides: Override[] = []
  if (allTaken(round.cards)) {
    const ruled = scoreTaken(options, round.cards)
    const points = ruled.points.map((given, seat) => {
      const stands = round.points[seat] ?? given
      if (stands !== given) overrides.push({ seat, what: 'points', rules: given, stands })
      return stands
    })
    return { points, march: ruled.march, overrides }
  }
  if (round.points.includes(null)) return null
  return { points: round.points as BySeat<number>, march: round.march, overrides }
}

/** Z6, Z8: warnings about a row that has points but no cards. */
const warningsOf = (round: HerzlosRound, { points, march }: RoundScore, options: Options): Problem[] => {
  const seats = points.length
  if (allTaken(round.cards)) {
    return round.march === null || round.march === march ? [] : [refuse('no-march', { seat: round.march }).problem]
  }
  const sum = points.reduce((total, of) => total + of, 0)
  const expected = sumOfRound(options, seats, march)
  if (sum !== expected) return [refuse('points-do-not-add-up', { sum, expected }).problem]
  const isMarch = (seat: Seat): boolean =>
    bySeat(seats, jack => marchPoints(options, seats, seat, jack)).some(possible => String(possible) === String(points))
  if (march !== null) return isMarch(march) ? [] : [refuse('no-march', { seat: march }).problem]
  const marched = points.findIndex((_, seat) => isMarch(seat))
  return marched < 0 ? [] : [refuse('march-not-told', { seat: marched }).problem]
}

/** Z6 to Z8: scores the whole pad by the rules of the game. */
export const scoreHerzlos = (pad: HerzlosPad): ScoredHerzlos => {
  const seats = pad.players.length
  const results: RoundScore[] = []
  let result: GameResult | null = null
  let stopped = false
  const rounds = pad.rounds.map((round): ScoredHerzlosRound => {
    if (result !== null) return { done: null, warnings: [refuse('round-after-end').problem] }
    const done = doneOf(round, pad.options)
    stopped ||= done === null
    if (done === null || stopped) return { done: null, warnings: [] }
    results.push(done)
    result = gameResult(pad.options, results, seats)
    return { done, warnings: warningsOf(round, done, pad.options) }
  })
  return { pad: pad.pad, rounds, result, totals: totalsOf(results, seats) }
}

/** Whether a row is complete. */
export const isHerzlosFinished = (round: HerzlosRound): boolean => allTaken(round.cards) || !round.points.includes(null)
