import { JACK_POINTS, type Playout, type Slot } from '@halfpint/herzlos'
import type { Temper } from '../temper.ts'
import type { Parts } from './ablation.ts'
import type { Trial } from './elimination.ts'
import type { Known } from './known.ts'
import type { MatchModel } from './match.ts'

/** A decision laid out for elimination: the candidates, what each stands for, and what they brought. */
export interface Question extends Trial {
  readonly candidates: number
  /** The cards of each candidate, one to play or several to pass; after them may stand some that do not run. */
  readonly cards: readonly (readonly Slot[])[]
  /** Which candidate stands for a card: cards that touch count as one. */
  candidateOf(slot: Slot): number
  readonly wins: Float64Array
  readonly points: Float64Array
  readonly tries: Float64Array
}

/** A march that wins the game, in points of a round. */
const MARCH_WORTH = 150

/** Round points against the mean of the others; a march that wins the game counts like a very good round. */
const pointsAim = (round: Playout, seat: number, points: Float64Array, march: number): number => {
  if (march >= 0 && round.options.march === 'wins-game') return march === seat ? MARCH_WORTH : -MARCH_WORTH
  let all = 0
  for (let other = 0; other < round.seats; other++) all += points[other] as number
  const own = points[seat] as number
  return own - (all - own) / (round.seats - 1)
}

/** Keeps the accumulators of all candidates: what a round's end is worth, by aim and temper. */
export const accumulatorsFor = (
  known: Known,
  match: MatchModel,
  parts: Parts,
  { brawl, risk }: Temper,
  candidates: number,
) => {
  const { round, seat } = known
  const { worths } = round
  const wins = new Float64Array(candidates)
  const points = new Float64Array(candidates)
  const tries = new Float64Array(candidates)
  const par = (worths.all + JACK_POINTS) / round.seats
  const enter = (candidate: number, ends: Float64Array, march: number, chances: Float64Array): number => {
    const own = ends[seat] as number
    const win = chances[seat] as number
    wins[candidate] = (wins[candidate] as number) + win
    points[candidate] = (points[candidate] as number) + own
    tries[candidate] = (tries[candidate] as number) + 1
    const liking = (march === seat ? brawl : 0) + risk * Math.abs(own - par)
    return parts.aim === 'match' ? win + liking * match.point : pointsAim(round, seat, ends, march) + liking
  }
  return { wins, points, tries, enter }
}
