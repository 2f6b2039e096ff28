import { JACK_POINTS, type Playout, type Slot } from '@halfpint/herzlos'
import type { ActionEstimate } from '../evaluation.ts'
import type { PlayStyle } from '../style.ts'
import type { CandidateTrial } from './elimination.ts'
import type { Known } from './known.ts'
import type { MatchModel } from './match.ts'
import type { Parts } from './parts.ts'

/** A decision prepared for elimination: its candidates and their results. */
export interface CandidateDecision extends CandidateTrial {
  readonly candidates: number
  /**
   * The cards of each candidate: one to play or several to pass. Cards after the candidates are not evaluated in every
   * deal.
   */
  readonly cards: readonly (readonly Slot[])[]
  /** Index of the candidate that represents a card. Equivalent adjacent cards are one candidate. */
  candidateOf(slot: Slot): number
  readonly wins: Float64Array
  readonly points: Float64Array
  readonly tries: Float64Array
  /** Probabilities of the events that explain a candidate's value. */
  signsOf(candidate: number): Signs
}

/** Probabilities over the sampled deals. */
type Signs = Pick<ActionEstimate<unknown>, 'queen' | 'jack' | 'march' | 'defence' | 'behind'>

/** Value of a march that wins the game, in points of a round. */
const MARCH_WORTH = 150

/** Round points minus the mean of the others. A march that wins the game counts as a very good round. */
const pointsAim = (round: Playout, seat: number, points: Float64Array, march: number): number => {
  if (march >= 0 && round.options.march === 'wins-game') return march === seat ? MARCH_WORTH : -MARCH_WORTH
  let all = 0
  for (let other = 0; other < round.seats; other++) all += points[other]!
  const own = points[seat]!
  return own - (all - own) / (round.seats - 1)
}

/** Creates the accumulators of all candidates. The value of a round depends on the aim and the style. */
export const accumulatorsFor = (
  known: Known,
  match: MatchModel,
  parts: Parts,
  { brawl, risk }: PlayStyle,
  candidates: number,
) => {
  const { round, seat } = known
  const { worths } = round
  const wins = new Float64Array(candidates)
  const points = new Float64Array(candidates)
  const tries = new Float64Array(candidates)
  const marches = new Float64Array(candidates)
  const defences = new Float64Array(candidates)
  const queens = new Float64Array(candidates)
  const jacks = new Float64Array(candidates)
  const played = new Float64Array(candidates)
  const add = (to: Float64Array, candidate: number): void => {
    to[candidate] = to[candidate]! + 1
  }
  const signsOf = (candidate: number): Signs => {
    const share = (of: Float64Array, all: Float64Array): number => of[candidate]! / Math.max(1, all[candidate]!)
    const signs = { march: share(marches, tries), defence: share(defences, tries) }
    // Queen and jack are known only for rounds that were played out.
    if (played[candidate] === 0) return signs
    return { ...signs, queen: share(queens, played), jack: share(jacks, played) }
  }
  /** Counts who took queen and jack in a finished round. */
  const note = (candidate: number, { queenSeat, jackSeat }: Playout): void => {
    add(played, candidate)
    if (queenSeat === seat) add(queens, candidate)
    if (jackSeat === seat) add(jacks, candidate)
  }
  const par = (worths.all + JACK_POINTS) / round.seats
  const enter = (candidate: number, ends: Float64Array, march: number, chances: Float64Array): number => {
    const own = ends[seat]!
    const win = chances[seat]!
    wins[candidate] = wins[candidate]! + win
    points[candidate] = points[candidate]! + own
    add(tries, candidate)
    if (march >= 0) add(march === seat ? marches : defences, candidate)
    const liking = (march === seat ? brawl : 0) + risk * Math.abs(own - par)
    return parts.aim === 'match' ? win + liking * match.point : pointsAim(round, seat, ends, march) + liking
  }
  return { wins, points, tries, enter, note, signsOf }
}
