import type { Means } from '../thought.ts'

/** Counts worlds against a budget, and says when counsel may be given again. */
export interface Pace {
  /** Counts one world; whether there is budget for another. */
  goOn(): boolean
  /** Whether the counsel has been refined enough to be worth telling: at each doubling of the worlds. */
  isDue(): boolean
  readonly worlds: () => number
}

/** The pace of a budget: so many worlds, or until the time is up; one world at least. */
export const paceOf = ({ budget, now }: Pick<Means, 'budget' | 'now'>): Pace => {
  const timed = 'milliseconds' in budget
  const end = timed ? now() + budget.milliseconds : 0
  let worlds = 0
  let due = 32
  return {
    goOn() {
      worlds++
      if (timed) return now() < end
      return worlds < budget.iterations
    },
    isDue() {
      if (worlds < due) return false
      due *= 2
      return true
    },
    worlds: () => worlds,
  }
}
