import type { ThinkOptions } from '../evaluation.ts'

/** Counts worlds against a budget, and says when counsel may be given again. */
export interface SearchBudget {
  /** Counts one world; whether there is budget for another. */
  goOn(): boolean
  /** Whether the counsel has been refined enough to be worth telling: at each doubling of the worlds. */
  isDue(): boolean
  /** Whether there are worlds enough to give an action up. */
  mayDrop(): boolean
  readonly worlds: () => number
}

/** So few worlds give a first answer, within some milliseconds even where there are two hundred plays. */
const FIRST_WORLDS = 8

/** With fewer worlds nothing is given up. */
const MIN_WORLDS = 32

/** More worlds than this do not change a choice: what is left to tell apart is a two-hundredth of a match. */
const ENOUGH_WORLDS = 2_000

/**
 * The pace of a budget: so many worlds, or until the time is up; one world at least. Who may settle
 * stops when there are worlds enough.
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
