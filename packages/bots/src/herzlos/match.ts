import { exp } from '@halfpint/core'
import { JACK_POINTS, marchOf, type Options, type Playout, QUEEN_POINTS, roundPoints } from '@halfpint/herzlos'

/** What a round's end is worth to each seat. */
export interface MatchModel {
  /** Writes each seat's chance to win the match after a round with these points, and a march of `march` or -1. */
  chances(points: ArrayLike<number>, march: number, wins: Float64Array): void
  /** The chance to win that one point is worth when all are equal. */
  readonly point: number
}

/**
 * How steeply the chance to win follows the totals, by rounds still to come after this one (1 to 4), in
 * units of the spread of the deck's points; fitted on simulated matches between regulars, see docs.
 */
const STEEP: { readonly [seats: number]: readonly number[] } = {
  3: [1.35, 1.0, 0.8, 0.7],
  4: [1.9, 1.4, 1.15, 1.1],
  5: [2.5, 1.85, 1.55, 1.4],
}

/** The chance that a round to come ends the game by a march, by seats. */
const LATER_MARCH: { readonly [seats: number]: number } = { 3: 0.048, 4: 0.02, 5: 0.013 }

/** The square root of the sum of squares of all points in the deck. */
const spread = ({ hearts }: Pick<Options, 'hearts'>): number =>
  Math.sqrt(
    hearts.reduce((sum, points) => sum + points * points, QUEEN_POINTS * QUEEN_POINTS + JACK_POINTS * JACK_POINTS),
  )

/** The match as it stands before the round under way, `toCome` rounds after it. */
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
    // A last round is won or lost; a little of the totals tells near misses from far ones.
    let shared = 0
    for (let seat = 0; seat < seats; seat++) if (after[seat] === best) shared++
    soft(best, wins, 0.03)
    for (let seat = 0; seat < seats; seat++) if (after[seat] === best) wins[seat] = wins[seat]! + 0.97 / shared
  }
  return { chances, point: steep * (1 / seats) * (1 - 1 / seats) }
}

/** Writes the points of all seats in a round that is over, and answers who marched, or -1. */
export const writePoints = (round: Playout, points: Float64Array): number => {
  for (let seat = 0; seat < round.seats; seat++) points[seat] = roundPoints(round, seat)
  return marchOf(round)
}
