import type { Bench } from './bench.ts'
import { contest, type Effort, type Pace } from './contest.ts'

/** Result of a benchmark, our code first. */
export interface BenchResult {
  readonly bench: Omit<Bench, 'prepare'>
  readonly paces: readonly Pace[]
}

export const run = (bench: Bench, effort: Effort): BenchResult => ({ bench, paces: contest(bench.prepare(), effort) })

/** A finding as JSON, for programs. */
export interface BenchResultJson {
  readonly id: string
  readonly title: string
  readonly unit: string
  readonly aim: Bench['aim'] | null
  readonly ours: Pace
  readonly peers: readonly Pace[]
}

/** Converts a finding to JSON. */
export const report = ({ bench, paces }: BenchResult): BenchResultJson => {
  const { id, title, unit, aim = null } = bench
  const [ours, ...peers] = paces
  return { id, title, unit, aim, ours: ours as Pace, peers }
}

/** Converts JSON to a finding. */
export const parseResult = ({ aim, ours, peers, ...bench }: BenchResultJson): BenchResult => ({
  bench: { ...bench, ...(aim == null ? {} : { aim }) },
  paces: [ours, ...peers],
})
