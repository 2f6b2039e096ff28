/** Cancels a timer; a second call does nothing. */
export type Cancel = () => void

/** The time as a dependency: date, elapsed time and timers. */
export interface Clock {
  /** Milliseconds since 1970. Jumps when the system clock is set. */
  now(): number
  /** Monotonic milliseconds. Unaffected by changes of the system clock. */
  elapsed(): number
  /** Calls `act` once after this many milliseconds. */
  after(milliseconds: number, act: () => void): Cancel
  /** Calls `act` repeatedly. Does not keep the process alive. */
  every(milliseconds: number, act: () => void): Cancel
}

/** The system clock and timers. In tests, `hand` replaces the date and the elapsed time. */
export const systemClock = (hand?: () => number): Clock => ({
  now: hand ?? Date.now,
  elapsed: hand ?? (() => performance.now()),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
  every(milliseconds, act) {
    const timer = setInterval(act, milliseconds)
    timer.unref()
    return () => clearInterval(timer)
  },
})
