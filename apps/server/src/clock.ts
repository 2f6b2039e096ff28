/** Calls something off; a second call is harmless. */
export type Cancel = () => void

/** Time, passed in: the date, elapsed time, and timers. */
export interface Clock {
  /** Milliseconds since 1970; jumps when the machine's clock is set. */
  now(): number
  /** Milliseconds since some moment; whatever happens to the clock, this only grows. */
  elapsed(): number
  /** Calls once after this many milliseconds. */
  after(milliseconds: number, act: () => void): Cancel
  /** Calls again and again; keeps no process alive. */
  every(milliseconds: number, act: () => void): Cancel
}

/** The machine's clock and timers; `now` replaces both the date and the elapsed time in tests. */
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
