import { exp, log } from '@halfpint/core'
/** Durations of decisions: the longest, and a histogram with a logarithmic scale. */
export interface Times {
  readonly longest: number
  readonly steps: { readonly [step: string]: number }
}

const STEPS_PER_DECADE = 50
const MIN_TIME = 0.001
const LN_10 = log(10)

export const NO_TIMES: Times = { longest: 0, steps: {} }

/** Collects durations. */
export interface Stopwatch {
  add(milliseconds: number): void
  read(): Times
}

export const stopwatch = (): Stopwatch => {
  const steps: Record<string, number> = {}
  let longest = 0
  return {
    add(milliseconds) {
      longest = Math.max(longest, milliseconds)
      const step = String(Math.round(STEPS_PER_DECADE * (log(Math.max(MIN_TIME, milliseconds)) / LN_10)))
      steps[step] = (steps[step] ?? 0) + 1
    },
    read: () => ({ longest, steps: { ...steps } }),
  }
}

export const addTimes = (a: Times, b: Times): Times => {
  const steps: Record<string, number> = { ...a.steps }
  for (const [step, count] of Object.entries(b.steps)) steps[step] = (steps[step] ?? 0) + count
  return { longest: Math.max(a.longest, b.longest), steps }
}

/** Median duration, to within 3 %; `undefined` without decisions. */
export const medianTime = ({ steps }: Times): number | undefined => {
  const sorted = Object.entries(steps)
    .map(([step, count]) => [Number(step), count] as const)
    .sort(([a], [b]) => a - b)
  const all = sorted.reduce((sum, [, count]) => sum + count, 0)
  let seen = 0
  for (const [step, count] of sorted) {
    seen += count
    if (2 * seen >= all) return exp((LN_10 * step) / STEPS_PER_DECADE)
  }
  return undefined
}
