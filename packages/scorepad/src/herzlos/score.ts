import { type BySeat, bySeat, type Problem, refuse, type Seat } from '@halfpint/core'
import {
  type Card,
  codeOf,
  type GameResult,
  gameResult,
  JACK_POINTS,
  type Options,
  QUEEN_POINTS,
  RANKS,
  type RoundScore,
  settle,
  totalsOf,
  worthOfCards,
} from '@halfpint/herzlos'
import type { Overrule, Scored, ScoredRound } from '../pad.ts'
import type { HerzlosPad, HerzlosRound } from './pad.ts'

/** Z6: the fifteen cards that count: the hearts from 2 to ace, the queen of flowers, the jack of diamonds. */
export const SCORING_CARDS: readonly Card[] = [...RANKS.map(rank => `h${rank}` as Card), 'fQ', 'dJ']

/** A row of a Herzlos pad with its sums. */
interface ScoredHerzlosRound extends ScoredRound {
  readonly done: (RoundScore & { readonly overruled: readonly Overrule[] }) | null
}

/** A whole Herzlos pad with its sums. */
export interface ScoredHerzlos extends Scored {
  readonly pad: HerzlosPad['pad']
  readonly rounds: readonly ScoredHerzlosRound[]
  readonly result: GameResult | null
  readonly totals: BySeat<number>
}

/** Z6, Z8: what the cards that each seat took come to, by the rules of the game. */
export const pointsOfCards = (options: Options, cards: BySeat<readonly Card[]>): RoundScore => {
  const worth = worthOfCards(options)
  const taken = cards.map(pile => pile.reduce((sum, card) => sum + (worth[codeOf(card)] as number), 0))
  const points = bySeat(cards.length, () => 0)
  const march = settle(taken, options.march === 'others-pay', points)
  return { points, march: march < 0 ? null : march }
}

/** Z6, Z8: what all points of a round add up to. */
export const sumOfRound = (options: Options, seats: number, march: Seat | null): number => {
  const all = options.hearts.reduce((sum, points) => sum + points, QUEEN_POINTS)
  return all * (march !== null && options.march === 'others-pay' ? seats - 1 : 1) + JACK_POINTS
}

/** Z8: the points of a march round, once it is known who took the jack of diamonds. */
export const marchPoints = (options: Options, seats: number, march: Seat, jack: Seat): BySeat<number> =>
  pointsOfCards(
    options,
    bySeat(seats, seat => [
      ...(seat === march ? SCORING_CARDS.filter(card => card !== 'dJ') : []),
      ...(seat === jack ? (['dJ'] as const) : []),
    ]),
  ).points

/** Whether every scoring card lies with somebody. */
const allTaken = (cards: BySeat<readonly Card[]> | null): cards is BySeat<readonly Card[]> =>
  cards !== null && cards.flat().length === SCORING_CARDS.length

const doneOf = (round: HerzlosRound, options: Options): ScoredHerzlosRound['done'] => {
  const overruled: Overrule[] = []
  if (allTaken(round.cards)) {
    const ruled = pointsOfCards(options, round.cards)
    const points = ruled.points.map((given, seat) => {
      const stands = round.points[seat] ?? given
      if (stands !== given) overruled.push({ seat, what: 'points', rules: given, stands })
      return stands
    })
    return { points, march: ruled.march, overruled }
  }
  if (round.points.includes(null)) return null
  return { points: round.points as BySeat<number>, march: round.march, overruled }
}

/** Z6, Z8: what cannot have been in a row whose points were told, not the cards. */
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

/** Z6 to Z8: the whole pad, scored by the rules of the game. */
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

/** Whether a row has all that scoring needs. */
export const isHerzlosFinished = (round: HerzlosRound): boolean => allTaken(round.cards) || !round.points.includes(null)
