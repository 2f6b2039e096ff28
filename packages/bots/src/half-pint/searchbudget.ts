import type { ThinkOptions } from '../evaluation.ts'

/** Counts sampled deals against a budget, and decides when to report advice. */
export interface SearchBudget {
  /** Counts one deal. Returns whether the budget allows another one. */
  goOn(): boolean
  /** Whether to report the advice again: at each doubling of the number of deals. */
  isDue(): boolean
  /** Whether there are enough deals to drop an action. */
  mayDrop(): boolean
  readonly worlds: () => number
}

/** Deals before the first advice: a few milliseconds, even with two hundred plays. */
const FIRST_WORLDS = 8

/** With fewer deals no action is dropped. */
const MIN_WORLDS = 32

/** More deals do not change a choice: the remaining difference is 1/200 of a match. */
const ENOUGH_WORLDS = 2_000

/**
 * At least one deal, then until the number or the time is used up. With `settle` it also stops when there are enough
 * deals for a clear choice.
 */
export const createSearchBudget = (
  { budget, now }: Pick<ThinkOptions, 'budget' | 'now'>,
  settle: boolean,
): SearchBudget => {
  const timed = 'milliseconds' in budget
  const end = timed ? now() + budget.milliseconds : 0
  let worlds = 0
  let due = FIRST_WORLDS
  return {
    goOn() {
      worlds++
      if (settle && worlds >= ENOUGH_WORLDS) return false
      if (timed) return now() < end
      return worlds < budget.iterations
    },
    isDue() {
      if (worlds < due) return false
      due *= 2
      return true
    },
    mayDrop: () => worlds >= MIN_WORLDS,
    worlds: () => worlds,
  }
}
