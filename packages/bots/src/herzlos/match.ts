import { exp } from '@halfpint/core'
import { JACK_POINTS, marchOf, type Options, type Playout, QUEEN_POINTS, roundPoints } from '@halfpint/herzlos'

/** Value of the end of a round for each seat. */
export interface MatchModel {
  /**
   * Writes each seat's probability of winning the match after a round with these points. `march` is the seat that
   * marched, or -1.
   */
  chances(points: ArrayLike<number>, march: number, wins: Float64Array): void
  /** Change of the probability of winning per point when all totals are equal. */
  readonly point: number
}

/**
 * Slope of the probability of winning over the totals, by number of remaining rounds (1 to 4), in units of the standard
 * deviation of the deck's points. Fitted to simulated matches between regulars, see docs.
 */
const STEEP: { readonly [seats: number]: readonly number[] } = {
  3: [1.35, 1.0, 0.8, 0.7],
  4: [1.9, 1.4, 1.15, 1.1],
  5: [2.5, 1.85, 1.55, 1.4],
}

/** Probability that a later round ends the game with a march, by number of seats. */
const LATER_MARCH: { readonly [seats: number]: number } = { 3: 0.048, 4: 0.02, 5: 0.013 }

/** Square root of the sum of squares of all points in the deck. */
const spread = ({ hearts }: Pick<Options, 'hearts'>): number =>
  Math.sqrt(
    hearts.reduce((sum, points) => sum + points * points, QUEEN_POINTS * QUEEN_POINTS + JACK_POINTS * JACK_POINTS),
  )

/** The match before the current round. */
export const matchModelOf = (options: Options, totals: readonly number[], round: number): MatchModel => {
  const seats = totals.length
  const toCome = options.rounds - round - 1
  const winsGame = options.march === 'wins-game'
  const steep = STEEP[seats]![Math.max(0, toCome - 1)]! / spread(options)
  let calm = 1
  for (let round = 0; round < toCome; round++) calm *= 1 - LATER_MARCH[seats]!
  const luck = winsGame ? 1 - calm : 0
  const after = new Float64Array(seats)

  const soft = (best: number, wins: Float64Array, share: number): void => {
    let sum = 0
    for (let seat = 0; seat < seats; seat++) sum += wins[seat] = exp(steep * (after[seat]! - best))
    for (let seat = 0; seat < seats; seat++) wins[seat] = (wins[seat]! / sum) * share
  }
  const chances = (points: ArrayLike<number>, march: number, wins: Float64Array): void => {
    if (march >= 0 && winsGame) {
      wins.fill(0)
      wins[march] = 1
      return
    }
    let best = Number.NEGATIVE_INFINITY
    for (let seat = 0; seat < seats; seat++) {
      const total = totals[seat]! + points[seat]!
      after[seat] = total
      if (total > best) best = total
    }
    if (toCome > 0) {
      soft(best, wins, 1 - luck)
      for (let seat = 0; seat < seats; seat++) wins[seat] = wins[seat]! + luck / seats
      return
    }
    // In the last round only the win counts; a small share for the totals distinguishes near misses.
    let shared = 0
    for (let seat = 0; seat < seats; seat++) if (after[seat] === best) shared++
    soft(best, wins, 0.03)
    for (let seat = 0; seat < seats; seat++) if (after[seat] === best) wins[seat] = wins[seat]! + 0.97 / shared
  }
  return { chances, point: steep * (1 / seats) * (1 - 1 / seats) }
}

/** Writes the points of all seats in a finished round. Returns the seat that marched, or -1. */
export const writePoints = (round: Playout, points: Float64Array): number => {
  for (let seat = 0; seat < round.seats; seat++) points[seat] = roundPoints(round, seat)
  return marchOf(round)
}
