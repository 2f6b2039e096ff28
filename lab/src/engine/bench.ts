import type { Contender } from './contest.ts'

/** One question of speed: ours first, then the peers it is measured against. */
export interface Bench {
  readonly id: string
  readonly title: string
  /** What is counted a second. */
  readonly unit: string
  /** What we want to reach: so many a second, so many times the peer. */
  readonly aim?: { readonly perSecond?: number; readonly ratio?: number }
  /** Makes the material and the contenders; not part of the time. */
  prepare(): readonly [ours: Contender, ...peers: Contender[]]
}
