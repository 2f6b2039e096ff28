import type { Cancel, Clock } from '../../clock.ts'
import type { Owner, Scheduler } from './scheduler.ts'

/** The time at which every simulation begins. */
const EPOCH = 1_800_000_000_000

/** A computer with a clock, which outlives its processes. */
export interface Machine {
  /** Milliseconds by which its clock is wrong. */
  offset: number
  /** How much faster its clock and timers run: 0.001 is a second and a half in 25 minutes. */
  drift: number
}

/** Maximum number of reads of the clock at one moment. More are an endless loop. */
const MAX_LOOKS = 50_000

/** The clock of a process on this machine. It ends and freezes with the process. */
export const clockOn = (machine: Machine, scheduler: Scheduler, owner: Owner): Clock => {
  const pace = (): number => 1 + machine.drift
  let [looks, step] = [0, 0]
  const hour = (): number => {
    looks = step === scheduler.steps() ? looks + 1 : 0
    step = scheduler.steps()
    if (looks > MAX_LOOKS) throw new Error('endless loop in the server')
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
