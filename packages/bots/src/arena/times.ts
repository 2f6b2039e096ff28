import { exp, log } from '@halfpint/core'
/** How long decisions took: the longest, and how many fell into each step of a logarithmic scale. */
export interface Times {
  readonly longest: number
  readonly steps: { readonly [step: string]: number }
}

const STEPS_PER_DECADE = 50
const MIN_TIME = 0.001
const LN_10 = log(10)

/** No decision yet. */
export const NO_TIMES: Times = { longest: 0, steps: {} }

/** Gathers times one by one. */
export interface Stopwatch {
  add(milliseconds: number): void
  read(): Times
}

/** A stopwatch at zero. */
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

/** Both together. */
export const addTimes = (a: Times, b: Times): Times => {
  const steps: Record<string, number> = { ...a.steps }
  for (const [step, count] of Object.entries(b.steps)) steps[step] = (steps[step] ?? 0) + count
  return { longest: Math.max(a.longest, b.longest), steps }
}

/** The middle time, to within 3 %; `undefined` if there is none. */
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
