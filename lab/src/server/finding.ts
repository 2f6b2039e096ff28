import type { Mark } from './generator.ts'

/** What was measured at one pace. */
export interface Step {
  /** Actions a second that the players wanted, all tables together; `null` for as fast as they can. */
  readonly wanted: number | null
  /** Actions a second that every player heard of. */
  readonly reached: number
  /** From sending an action to the last player's news of it, in milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Processor time for one action in microseconds: of the server, and of the database beside it. */
  readonly cpu: number
  readonly database: number
  /** How much of a processor the server and the generators took, 1 for a whole one. */
  readonly serverLoad: number
  readonly generatorLoad: number
  /** Bytes to all players for one action. */
  readonly bytes: number
}

/** Memory for each connected player in bytes, over that of the empty server, which is given too. */
export interface Memory {
  readonly resident: number
  readonly living: number
  readonly empty: number
}

/** What was read at one moment. */
export interface Snapshot {
  readonly at: number
  readonly cpu: number
  readonly database: number
  readonly mark: Mark
}

/** The value below which this share of the sorted numbers lies. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** What happened between two moments. */
export const stepOf = (wanted: number | null, before: Snapshot, after: Snapshot): Step => {
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

/** What the project wants to reach: actions a second within so many milliseconds, and bytes for each player. */
export const AIM = { reached: 4000, p99: 100, memory: 25 * 1024, flooded: 35 * 1024 } as const

/** The wanted processor time at a pace in actions a second, `null` for flat out. */
export const PACE_AIMS = [
  { pace: 500, peer: 1.8 },
  { pace: 1500, peer: 1.8 },
  { pace: null, peer: 2.5 },
] as const

/** The processor time of the server is at most this many times that of the floor with SQLite. */
export const FLOOR_AIM = 2

/** The wanted p99 in milliseconds, at a pace in actions a second. */
export const LATENCY_AIM = { pace: 1500, p99: 25 } as const

/** Whether the server kept up with what the players wanted, within the time of the aim. */
export const keepsUp = ({ wanted, reached, p99 }: Step): boolean =>
  wanted !== null && reached >= 0.95 * wanted && p99 < AIM.p99

/** The fastest pace that was kept up; `undefined` if none was. */
export const sustained = (steps: readonly Step[]): Step | undefined =>
  steps.filter(keepsUp).toSorted((a, b) => b.reached - a.reached)[0]
