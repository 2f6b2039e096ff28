import type { ThinkOptions } from '../evaluation.ts'
import { candidatesLeft } from '../halving.ts'

/** Repeated trials of candidates in the same sampled deals. */
export interface CandidateTrial {
  /** Samples the next deal. */
  next(): void
  /** Value of the candidate in this deal; higher is better. */
  run(candidate: number): number
}

/** State of the elimination. */
export interface EliminationState {
  /** Deals tried by the remaining candidates. */
  readonly worlds: number
  /** Mean value of each candidate over the deals in which it was tried. */
  readonly means: Float64Array
  readonly leader: number
}

/** Deals before the first check for elimination, and before the first state is reported. */
const FIRST_LOOK = 24
const FIRST_TOLD = 8
/** A candidate this many standard errors worse than the leader, in the same deals, is eliminated. */
const HOPELESS = 3
/** Maximum number of deals remembered. */
const MAX_WORLDS = 1 << 15
/** More deals do not change a choice: the remaining difference is below 0.01 % of a match. */
const ENOUGH_WORLDS = 4_000

/** Returns the share of the budget that is spent, up to the number of runs. */
export const clockOf = ({ budget, now }: ThinkOptions): ((runs: number) => number) => {
  if ('iterations' in budget) return runs => runs / budget.iterations
  const began = now()
  return () => (now() - began) / budget.milliseconds
}

/**
 * Runs all candidates in the same sampled deals. Eliminates those clearly behind, and the worse half at the times set
 * by `candidatesLeft`. Returns when the budget is spent or one candidate is left. Yields its state at every check; the
 * number of deals grows by a factor of about 1.5 between checks.
 */
export function* eliminate(
  trial: CandidateTrial,
  candidates: number,
  spent: (runs: number) => number,
  drop = true,
): Generator<EliminationState, EliminationState, void> {
  const scores: Float32Array[] = []
  const thinkOptions = new Float64Array(candidates)
  let running = Array.from({ length: candidates }, (_, candidate) => candidate)
  for (let candidate = 0; candidate < candidates; candidate++) scores.push(new Float32Array(1024))
  let worlds = 0
  let runs = 0
  let look = drop ? FIRST_LOOK : FIRST_TOLD
  const most = drop ? ENOUGH_WORLDS : MAX_WORLDS
  let share = 0

  const grow = (): void => {
    for (const candidate of running) {
      const longer = new Float32Array(worlds * 2)
      longer.set(scores[candidate]!)
      scores[candidate] = longer
    }
  }
  const settle = (): number => {
    let leader = running[0]!
    for (const candidate of running) {
      const of = scores[candidate]!
      let sum = 0
      for (let world = 0; world < worlds; world++) sum += of[world]!
      thinkOptions[candidate] = sum / Math.max(1, worlds)
      if (thinkOptions[candidate]! > thinkOptions[leader]!) leader = candidate
    }
    return leader
  }
  const hopeless = (candidate: number, leader: number): boolean => {
    if (candidate === leader) return false
    const own = scores[candidate]!
    const best = scores[leader]!
    const behind = thinkOptions[leader]! - thinkOptions[candidate]!
    let squares = 0
    for (let world = 0; world < worlds; world++) {
      const gap = best[world]! - own[world]! - behind
      squares += gap * gap
    }
    return behind * worlds > HOPELESS * Math.sqrt(squares) + 1e-9
  }

  do {
    trial.next()
    if (worlds === scores[running[0]!]!.length) grow()
    for (const candidate of running) scores[candidate]![worlds] = trial.run(candidate)
    worlds++
    runs += running.length
    if (worlds >= look) {
      const leader = settle()
      if (drop) running = running.filter(candidate => !hopeless(candidate, leader))
      look = Math.ceil(worlds * 1.5)
      yield { worlds, means: thinkOptions, leader }
      if (drop && running.length === 1) break
    }
    share = spent(runs)
    const room = drop ? candidatesLeft(candidates, share) : candidates
    if (running.length > room) {
      settle()
      running = running.sort((a, b) => thinkOptions[b]! - thinkOptions[a]!).slice(0, room)
    }
  } while (share < 1 && worlds < most)
  return { worlds, means: thinkOptions, leader: settle() }
}
