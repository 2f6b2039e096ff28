import { type BySeat, bySeat, everySeat, type Seat } from '@halfpint/core'
import { type Card, codeOf, DECK_SIZE, sortCards, suitOf } from './card.ts'
import type { GameResult, Options, RoundScore, ScoringOptions, Trick } from './state.ts'

/** Z6: the points of the queen of flowers. */
export const QUEEN_POINTS = -25

/** Z6: the points of the jack of diamonds. */
export const JACK_POINTS = 15

/** Z8: all hearts and the queen of flowers. */
export const MARCH_CARDS = 14

// The worth of cards is one whole number, so that a trick is worth the sum of its cards: points of hearts
// and queen in the low 16 bits (never beyond ±13,025), above them the count of these cards, then the jack.
const ONE_MARCH_CARD = 1 << 16
const JACK = 1 << 20

const lossOf = (worth: number): number => (worth << 16) >> 16
const marchCardsOf = (worth: number): number => ((worth - lossOf(worth)) >> 16) & 15
const jackOf = (worth: number): number => (worth - lossOf(worth)) >> 20

/** Z6: what each card is worth to who takes it, by code, as numbers that add up and that `settle` reads. */
export const worthOfCards = (options: ScoringOptions): Int32Array => {
  const worth = new Int32Array(DECK_SIZE)
  options.hearts.forEach((points, rank) => {
    worth[codeOf('h2') + rank] = points + ONE_MARCH_CARD
  })
  worth[codeOf('fQ')] = QUEEN_POINTS + ONE_MARCH_CARD
  worth[codeOf('dJ')] = JACK
  return worth
}

/**
 * Z6, Z8: turns the worth of what each seat took into its points, written to `points`; the answer is the
 * seat that marched, or -1.
 */
export const settle = (taken: ArrayLike<number>, othersPay: boolean, points: { [seat: number]: number }): Seat | -1 => {
  const seats = taken.length
  let march = -1
  for (let seat = 0; seat < seats; seat++) {
    const worth = taken[seat] as number
    if (marchCardsOf(worth) === MARCH_CARDS) march = seat
    points[seat] = lossOf(worth) + JACK_POINTS * jackOf(worth)
  }
  if (march < 0 || !othersPay) return march
  const all = lossOf(taken[march] as number)
  for (let seat = 0; seat < seats; seat++) {
    points[seat] = (seat === march ? 0 : all) + JACK_POINTS * jackOf(taken[seat] as number)
  }
  return march
}

/** Z6: whether a card counts for who takes it. */
export const isScoring = (card: Card): boolean => suitOf(card) === 'hearts' || card === 'fQ' || card === 'dJ'

/** Z8: whether a card counts towards a march. */
export const isMarchCard = (card: Card): boolean => isScoring(card) && card !== 'dJ'

/** The cards that count of those a seat has taken in these tricks, in card order. */
export const takenBy = (tricks: readonly Trick[], seat: Seat): readonly Card[] =>
  sortCards(
    tricks.flatMap(({ plays, winner }) => (winner === seat ? plays.map(({ card }) => card).filter(isScoring) : [])),
  )

/** Z6, Z8: the result of a round from its tricks. */
export const scoreRound = (options: ScoringOptions, tricks: readonly Trick[], seats: number): RoundScore => {
  const worth = worthOfCards(options)
  const taken = new Int32Array(seats)
  for (const { plays, winner } of tricks) {
    for (const { card } of plays) taken[winner] = (taken[winner] as number) + (worth[codeOf(card)] as number)
  }
  const points = new Int32Array(seats)
  const march = settle(taken, options.march === 'others-pay', points)
  return { points: [...points], march: march < 0 ? null : march }
}

/** Z6: the points of these cards for whoever takes them; a march is not looked at. */
export const pointsOf = (options: ScoringOptions, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => {
    if (card === 'fQ') return sum + QUEEN_POINTS
    if (card === 'dJ') return sum + JACK_POINTS
    return suitOf(card) === 'hearts' ? sum + (options.hearts[codeOf(card) - codeOf('h2')] as number) : sum
  }, 0)

/** The sum of all rounds, by seat. */
export const totalsOf = (results: readonly RoundScore[], seats: number): BySeat<number> =>
  bySeat(seats, seat => results.reduce((sum, { points }) => sum + (points[seat] as number), 0))

/** Z7, Z8: how the game ended, if these rounds, the latest last, end it. */
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
