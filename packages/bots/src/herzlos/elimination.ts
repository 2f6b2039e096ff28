import type { ThinkOptions } from '../evaluation.ts'
import { candidatesLeft } from '../halving.ts'

/** One thing to try again and again, in worlds that all candidates share. */
export interface Trial {
  /** Goes on to the next world. */
  next(): void
  /** How well the candidate fares in this world; the higher the better. */
  run(candidate: number): number
}

/** How the candidates stand. */
export interface EliminationState {
  /** Worlds tried by the candidates that are still in the eliminate. */
  readonly worlds: number
  /** The mean of each candidate over the worlds in which it ran. */
  readonly means: Float64Array
  /** The candidate that leads. */
  readonly leader: number
}

/** After so many worlds it is first looked who is behind; who only wants to be told is told sooner. */
const FIRST_LOOK = 24
const FIRST_TOLD = 8
/** A candidate this many standard errors behind the leader, in the same worlds, is out. */
const HOPELESS = 3
/** More is not remembered. */
const MAX_WORLDS = 1 << 15
/** More do not change a choice: what is left to tell apart is less than a hundredth of a percent of a match. */
const ENOUGH_WORLDS = 4_000

/** What share of the budget is spent, told often. */
export const clockOf = ({ budget, now }: ThinkOptions): ((runs: number) => number) => {
  if ('iterations' in budget) return runs => runs / budget.iterations
  const began = now()
  return () => (now() - began) / budget.milliseconds
}

/**
 * Runs all against each other in the same worlds, drops who falls hopelessly behind or is in the worse half
 * when that is due, and answers when the budget is spent or one is left. Yields its standing at every look,
 * each after about 1.5 times the worlds of the one before.
 */
export function* eliminate(
  trial: Trial,
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
