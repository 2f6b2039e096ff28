/** Calls something off; a second call is harmless. */
export type Cancel = () => void

/** Time, passed in: what the hour is, how much has passed, and being called when some more has. */
export interface Clock {
  /** Milliseconds since 1970; whoever sets the machine's clock makes it jump. */
  now(): number
  /** Milliseconds since some moment; whatever happens to the clock, this only grows. */
  elapsed(): number
  /** Calls once after so many milliseconds. */
  after(milliseconds: number, act: () => void): Cancel
  /** Calls again and again; keeps no process alive. */
  every(milliseconds: number, act: () => void): Cancel
}

/** The machine's clock and timers; a clock that is set by hand says both the hour and how much has passed. */
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
