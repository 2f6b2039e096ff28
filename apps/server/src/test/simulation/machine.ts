import type { Cancel, Clock } from '../../clock.ts'
import type { Owner, Scheduler } from './scheduler.ts'

/** The hour at which every simulation begins. */
const EPOCH = 1_800_000_000_000

/** A computer with a clock of its own, which outlives the processes on it. */
export interface Machine {
  /** How far its clock is off, in milliseconds. */
  offset: number
  /** How much faster than time its clock and timers run: 0.001 is a second and a half in 25 minutes. */
  drift: number
}

/** Whoever looks at the clock so often in one moment goes round in circles. */
const MOST_LOOKS = 50_000

/** A clock of a process on this machine: it ends with the process, and stands still with it. */
export const clockOn = (machine: Machine, scheduler: Scheduler, owner: Owner): Clock => {
  const pace = (): number => 1 + machine.drift
  let [looks, step] = [0, 0]
  const hour = (): number => {
    looks = step === scheduler.steps() ? looks + 1 : 0
    step = scheduler.steps()
    if (looks > MOST_LOOKS) throw new Error('the server goes round in circles')
    return Math.round(EPOCH + scheduler.now() * pace() + machine.offset)
  }
  const after = (milliseconds: number, act: () => void): Cancel => scheduler.after(milliseconds / pace(), act, owner)
  return {
    now: hour,
    elapsed: () => scheduler.now() * pace(),
    after,
    every(milliseconds, act) {
      let cancel: Cancel = () => {}
      const again = (): void => {
        cancel = after(milliseconds, () => {
          again()
          act()
        })
      }
      again()
      return () => cancel()
    },
  }
}
