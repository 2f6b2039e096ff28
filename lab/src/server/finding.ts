import type { Measurements } from './generator.ts'

/** Measurements at one pace. */
export interface PaceStep {
  /** Actions per second that the players attempt, at all tables together; `null` for the maximum. */
  readonly wanted: number | null
  /** Actions per second that reached every player. */
  readonly reached: number
  /** Milliseconds from sending an action until the last player receives it. */
  readonly p50: number
  readonly p99: number
  /** Processor time per action in microseconds: of the server, and of its database. */
  readonly cpu: number
  readonly database: number
  /** Load of the server and the generators; 1 is a whole processor. */
  readonly serverLoad: number
  readonly generatorLoad: number
  /** Bytes per action to all players. */
  readonly bytes: number
}

/** Memory per connected player in bytes, in addition to the empty server, which is given too. */
export interface Memory {
  readonly resident: number
  readonly living: number
  readonly empty: number
}

/** Values at one moment. */
export interface Snapshot {
  readonly at: number
  readonly cpu: number
  readonly database: number
  readonly mark: Measurements
}

/** The quantile of the sorted numbers for this share. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Computes the step between two snapshots. */
export const stepOf = (wanted: number | null, before: Snapshot, after: Snapshot): PaceStep => {
  const waits = after.mark.waits.toSorted((a, b) => a - b)
  const microseconds = (after.at - before.at) * 1000
  const each = (used: number): number => used / Math.max(1, waits.length)
  return {
    wanted,
    reached: (waits.length * 1e6) / microseconds,
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    cpu: each(after.cpu - before.cpu),
    database: each(after.database - before.database),
    serverLoad: (after.cpu - before.cpu) / microseconds,
    generatorLoad: (after.mark.cpu - before.mark.cpu) / microseconds,
    bytes: each(after.mark.bytes - before.mark.bytes),
  }
}

/** Goals: actions per second within this time in milliseconds, and bytes per player. */
export const GOAL = { reached: 4000, p99: 100, memory: 25 * 1024, flooded: 35 * 1024 } as const

/** Goals for the processor time at a pace in actions per second; `null` for the maximum pace. */
export const PACE_GOALS = [
  { pace: 500, peer: 1.8 },
  { pace: 1500, peer: 1.8 },
  { pace: null, peer: 2.5 },
] as const

/** Goal: the processor time of the server is at most this many times that of the minimal server with SQLite. */
export const FLOOR_GOAL = 2

/** Goal for the p99 in milliseconds, at a pace in actions per second. */
export const LATENCY_GOAL = { pace: 1500, p99: 25 } as const

/** Whether the server reached the attempted pace within the time of the goal. */
export const keepsUp = ({ wanted, reached, p99 }: PaceStep): boolean =>
  wanted !== null && reached >= 0.95 * wanted && p99 < GOAL.p99

/** The fastest pace that the server sustained; `undefined` if none. */
export const sustained = (steps: readonly PaceStep[]): PaceStep | undefined =>
  steps.filter(keepsUp).toSorted((a, b) => b.reached - a.reached)[0]
