import type { Bench } from './bench.ts'
import { contest, type Effort, type Pace } from './contest.ts'

/** What a bench found: ours first. */
export interface Finding {
  readonly bench: Omit<Bench, 'prepare'>
  readonly paces: readonly Pace[]
}

/** Runs one bench. */
export const run = (bench: Bench, effort: Effort): Finding => ({ bench, paces: contest(bench.prepare(), effort) })

/** A finding as JSON, for programs. */
export interface Said {
  readonly id: string
  readonly title: string
  readonly unit: string
  readonly aim: Bench['aim'] | null
  readonly ours: Pace
  readonly peers: readonly Pace[]
}

/** Says a finding as JSON. */
export const report = ({ bench, paces }: Finding): Said => {
  const { id, title, unit, aim = null } = bench
  const [ours, ...peers] = paces
  return { id, title, unit, aim, ours: ours as Pace, peers }
}

/** The finding that JSON says. */
export const heard = ({ aim, ours, peers, ...bench }: Said): Finding => ({
  bench: { ...bench, ...(aim == null ? {} : { aim }) },
  paces: [ours, ...peers],
})
