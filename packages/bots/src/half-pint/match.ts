import { everySeat, exp, type Seat } from '@halfpint/core'
import { GUN_FIGHT_RUN, longestRun, markRun, type Playout, roundPoints, type State } from '@halfpint/half-pint'

/**
 * Standard deviation of the points of one round; grows with the square root of the remaining rounds. Fitted to the
 * winners of 75 matches between champions (22 to 30). One round in five is a brawl.
 */
const SPREAD = 26

/** Probability of earning the mark of a round, by number of players. It allows for opponents who defend. */
const MARK_CHANCE = [0, 0, 0.5, 0.55, 0.57, 0.6, 0.63, 0.66]

/** Maximum number of remaining rounds. */
const MAX_LEFT = 10

/**
 * H30, H31: probability of winning by a gun fight, with `run` marks in a row and `rounds` rounds to come, at index `11
 * * run + rounds`. A third of the matches between experts end this way.
 */
const fightChances = (mark: number): Float64Array => {
  const won = GUN_FIGHT_RUN + 1
  const table = new Float64Array((won + 1) * (MAX_LEFT + 1))
  const at = (run: number, left: number): number => (run === won ? 1 : table[(MAX_LEFT + 1) * run + left]!)
  for (let left = 0; left <= MAX_LEFT; left++) {
    for (let run = won - 1; run >= 0; run--) {
      // A run of five marks leads to a gun fight even after the last round.
      const last = run === GUN_FIGHT_RUN ? mark : 0
      table[(MAX_LEFT + 1) * run + left] =
        left === 0 ? last : mark * at(run + 1, left - 1) + (1 - mark) * at(0, left - 1)
    }
  }
  return table
}

const FIGHTS = MARK_CHANCE.map(fightChances)

/** The match before the current round, by seat. */
export interface MatchModel {
  readonly seats: number
  /** Points so far, without the bonus. */
  readonly totals: Float64Array
  readonly runs: Int32Array
  readonly longest: Int32Array
  readonly duelist: Uint8Array
  /** Rounds after this one. */
  readonly left: number
  readonly spread: number
}

/** Reads the model from a state or a view. */
export const matchModelOf = (state: State, spread = SPREAD): MatchModel => {
  const seats = everySeat(state.seats)
  const total = (seat: Seat) => state.results.reduce((sum, round) => sum + round.scores[seat]!, 0)
  return {
    seats: state.seats,
    totals: Float64Array.from(seats, total),
    runs: Int32Array.from(seats, seat => markRun(state.results, seat)),
    longest: Int32Array.from(seats, seat => longestRun(state.results, seat)),
    duelist: Uint8Array.from(seats, seat => (state.gunFight.includes(seat) ? 1 : 0)),
    left: Math.max(0, state.options.rounds - state.round - 1),
    spread,
  }
}

const final = new Float64Array(7)
const fight = new Float64Array(7)
const met = new Uint8Array(7)

/**
 * Probability that a seat wins the match after a finished playout of a round: by a gun fight, now or in a later round,
 * or by points. The current totals weigh more when fewer rounds are left.
 */
export const winChance = (match: MatchModel, round: Playout, seat: Seat): number => {
  const { seats, left } = match
  let duelWinners = 0
  let highest = -1
  for (let of = 0; of < seats; of++) {
    met[of] = (round.brawl >= 0 ? round.brawl === of : round.predictions[of] === round.tricks[of]) ? 1 : 0
    if (match.duelist[of] === 1 && met[of] === 1) highest = Math.max(highest, round.predictions[of]!)
  }
  if (highest >= 0) {
    for (let of = 0; of < seats; of++) {
      if (match.duelist[of] === 1 && met[of] === 1 && round.predictions[of] === highest) duelWinners++
    }
    const wins = match.duelist[seat] === 1 && met[seat] === 1 && round.predictions[seat] === highest
    return wins ? 1 / duelWinners : 0
  }
  const chances = FIGHTS[seats]!
  let fights = 0
  let most = -Infinity
  for (let of = 0; of < seats; of++) {
    const run = met[of] === 1 ? match.runs[of]! + 1 : 0
    const longest = Math.max(run, match.longest[of]!)
    final[of] = match.totals[of]! + roundPoints(round, of) + round.scoring.mark * longest
    most = Math.max(most, final[of]!)
    fight[of] = chances[(MAX_LEFT + 1) * Math.min(run, GUN_FIGHT_RUN) + left]!
    fights += fight[of]!
  }
  const scale = fights > 0.9 ? 0.9 / fights : 1
  const byPoints = 1 - fights * scale
  let share: number
  if (left === 0) {
    let best = 0
    for (let of = 0; of < seats; of++) if (final[of] === most) best++
    share = final[seat] === most ? 1 / best : 0
  } else {
    const spread = match.spread * Math.sqrt(left)
    let sum = 0
    let own = 0
    for (let of = 0; of < seats; of++) {
      const weight = exp((final[of]! - most) / spread)
      if (of === seat) own = weight
      sum += weight
    }
    share = own / sum
  }
  return fight[seat]! * scale + byPoints * share
}
