import type { Bench } from './bench.ts'
import { contest, type Effort, type Pace } from './contest.ts'

/** What a bench found: ours first. */
export interface Finding {
  readonly bench: Bench
  readonly paces: readonly Pace[]
}

/** Runs one bench. */
export const run = (bench: Bench, effort: Effort): Finding => ({ bench, paces: contest(bench.prepare(), effort) })

/** A finding as JSON, for programs. */
export const report = ({ bench, paces: [ours, ...peers] }: Finding) => ({
  id: bench.id,
  title: bench.title,
  unit: bench.unit,
  aim: bench.aim ?? null,
  ours,
  peers,
})
