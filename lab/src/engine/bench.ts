import type { BenchContender } from './contest.ts'

/** One benchmark: our code first, then the peers with which it is compared. */
export interface Bench {
  readonly id: string
  readonly title: string
  /** The unit that is counted per second. */
  readonly unit: string
  /** The goal: a number per second, or a factor compared with the peer. */
  readonly aim?: { readonly perSecond?: number; readonly ratio?: number }
  /** Prepares the data and the contenders, outside the measured time. */
  prepare(): readonly [ours: BenchContender, ...peers: BenchContender[]]
}
