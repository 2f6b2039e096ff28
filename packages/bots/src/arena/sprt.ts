import { ok, type Result, refuse } from '@halfpint/core'

/** A sequential test: whether a share of wins is rather the lower or the higher of two. */
export interface Hypotheses {
  /** Both between 0 and 1. */
  readonly low: number
  readonly high: number
}

/** Where a sequential test stands. */
export interface SprtState {
  /** Whole deals so far. */
  readonly blocks: number
  readonly mean: number
  /** The log of how much likelier the results are under the higher share. */
  readonly llr: number
  readonly verdict: 'higher' | 'lower' | 'open'
}

/** Errors of one in twenty, either way. */
export const BOUND = 2.94

/** With fewer deals their spread is not known, and nothing is said. */
const MIN_BLOCKS = 10

/** Hypotheses as typed, in percent: `50,52`. */
export const parseHypotheses = (text: string): Result<Hypotheses> => {
  const [, low, high] = /^(\d{1,2}(?:\.\d+)?),(\d{1,2}(?:\.\d+)?)$/.exec(text.trim()) ?? []
  const shares = { low: Number(low) / 100, high: Number(high) / 100 }
  return shares.low < shares.high ? ok(shares) : refuse('bad-sprt', { sprt: text })
}

/**
 * The test after these shares of whole deals, in order: the likelihood ratio of two normal means with the
 * spread that was seen. A test that was stopped says which is likelier; its mean is biased and not to be quoted.
 */
export const sprtOf = (shares: readonly number[], { low, high }: Hypotheses): SprtState => {
  const blocks = shares.length
  const mean = blocks === 0 ? Number.NaN : shares.reduce((sum, share) => sum + share, 0) / blocks
  const squares = shares.reduce((sum, share) => sum + (share - mean) * (share - mean), 0)
  // Deals that all end alike show no spread: as little as a deal of one match in a hundred.
  const variance = Math.max(squares / Math.max(1, blocks - 1), 1e-4)
  const llr = blocks < MIN_BLOCKS ? 0 : (blocks * (high - low) * (2 * mean - low - high)) / (2 * variance)
  const verdict = llr >= BOUND ? 'higher' : llr <= -BOUND ? 'lower' : 'open'
  return { blocks, mean, llr, verdict }
}

/** The test after each deal, up to the one at which it ends. */
export const sprtPath = (shares: readonly number[], hypotheses: Hypotheses): SprtState[] => {
  const path: SprtState[] = []
  for (let blocks = 1; blocks <= shares.length; blocks++) {
    const standing = sprtOf(shares.slice(0, blocks), hypotheses)
    path.push(standing)
    if (standing.verdict !== 'open') break
  }
  return path
}
