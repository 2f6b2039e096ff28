import { type BySeat, bySeat, everySeat, type Seat } from '@halfpint/core'
import { CARDS, type Card, codeOf, sortCards, suitOf } from './card.ts'
import type { GameResult, Options, RoundScore, ScoringOptions, Trick } from './state.ts'

/** Z6: the points of the queen of flowers. */
export const QUEEN_POINTS = -25

/** Z6: the points of the jack of diamonds. */
export const JACK_POINTS = 15

/** Z8: the number of cards of a march: all hearts and the queen of flowers. */
export const MARCH_CARDS = 14

/** Z6: whether a card scores points. */
export const isScoring = (card: Card): boolean => suitOf(card) === 'hearts' || card === 'fQ' || card === 'dJ'

/** Z6: the fifteen cards that count: the hearts from 2 to ace, the queen of flowers, the jack of diamonds. */
export const SCORING_CARDS: readonly Card[] = CARDS.filter(isScoring)

/** Z8: whether a card counts towards a march. */
export const isMarchCard = (card: Card): boolean => isScoring(card) && card !== 'dJ'

/** The scoring cards that a seat has taken in these tricks, in card order. */
export const takenBy = (tricks: readonly Trick[], seat: Seat): readonly Card[] =>
  sortCards(
    tricks.flatMap(({ plays, winner }) => (winner === seat ? plays.map(({ card }) => card).filter(isScoring) : [])),
  )

/** Z6: the points of these cards. A march is not taken into account. */
export const pointsOf = (options: ScoringOptions, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => {
    if (card === 'fQ') return sum + QUEEN_POINTS
    if (card === 'dJ') return sum + JACK_POINTS
    return suitOf(card) === 'hearts' ? sum + options.hearts[codeOf(card) - codeOf('h2')]! : sum
  }, 0)

/** Z6, Z8: the result of a round from the scoring cards that each seat took. */
export const scoreTaken = (options: ScoringOptions, taken: BySeat<readonly Card[]>): RoundScore => {
  const marcher = taken.findIndex(cards => cards.filter(isMarchCard).length === MARCH_CARDS)
  const march = marcher < 0 ? null : marcher
  if (march === null || options.march === 'wins-game') {
    return { points: taken.map(cards => pointsOf(options, cards)), march }
  }
  const all = pointsOf(options, taken[march]!.filter(isMarchCard))
  const points = taken.map((cards, seat) => (seat === march ? 0 : all) + (cards.includes('dJ') ? JACK_POINTS : 0))
  return { points, march }
}

/** Z6, Z8: the result of a round from its tricks. */
export const scoreRound = (options: ScoringOptions, tricks: readonly Trick[], seats: number): RoundScore =>
  scoreTaken(
    options,
    bySeat(seats, seat => takenBy(tricks, seat)),
  )

/** The sum of all rounds, by seat. */
export const totalsOf = (results: readonly RoundScore[], seats: number): BySeat<number> =>
  bySeat(seats, seat => results.reduce((sum, { points }) => sum + points[seat]!, 0))

/** Z7, Z8: the result of the game if these rounds, the latest last, end it; otherwise `null`. */
export const gameResult = (
  options: Pick<Options, 'rounds' | 'march'>,
  results: readonly RoundScore[],
  seats: number,
): GameResult | null => {
  const totals = totalsOf(results, seats)
  const march = results.at(-1)?.march ?? null
  if (march !== null && options.march === 'wins-game') return { ending: 'march', totals, winners: [march] }
  if (results.length < options.rounds) return null
  const best = Math.max(...totals)
  return { ending: 'final-scoring', totals, winners: everySeat(seats).filter(seat => totals[seat] === best) }
}
