import { ok, type Result, refuse } from '@halfpint/core'

/** Two hypotheses of a sequential probability ratio test (SPRT): the probability of winning is `low` or `high`. */
export interface Hypotheses {
  /** Both are between 0 and 1. */
  readonly low: number
  readonly high: number
}

/** State of a sequential test. */
export interface SprtState {
  /** Whole deals so far. */
  readonly blocks: number
  readonly mean: number
  /** Log-likelihood ratio of `high` against `low`. */
  readonly llr: number
  readonly verdict: 'higher' | 'lower' | 'open'
}

/** Error probability 5 % on either side. */
export const BOUND = 2.94

/** With fewer deals the variance is not known well enough, so the test does not decide. */
const MIN_BLOCKS = 10

/** Hypotheses as typed, in percent: `50,52`. */
export const parseHypotheses = (text: string): Result<Hypotheses> => {
  const [, low, high] = /^(\d{1,2}(?:\.\d+)?),(\d{1,2}(?:\.\d+)?)$/.exec(text.trim()) ?? []
  const shares = { low: Number(low) / 100, high: Number(high) / 100 }
  return shares.low < shares.high ? ok(shares) : refuse('bad-sprt', { sprt: text })
}

/**
 * State of the test after these shares of whole deals, in order: the likelihood ratio of two normal means with the
 * observed variance. The mean of a test that stops early is biased and must not be quoted.
 */
export const sprtOf = (shares: readonly number[], { low, high }: Hypotheses): SprtState => {
  const blocks = shares.length
  const mean = blocks === 0 ? Number.NaN : shares.reduce((sum, share) => sum + share, 0) / blocks
  const squares = shares.reduce((sum, share) => sum + (share - mean) * (share - mean), 0)
  // Deals with equal results have no variance; use that of one deviating match in a hundred.
  const variance = Math.max(squares / Math.max(1, blocks - 1), 1e-4)
  const llr = blocks < MIN_BLOCKS ? 0 : (blocks * (high - low) * (2 * mean - low - high)) / (2 * variance)
  const verdict = llr >= BOUND ? 'higher' : llr <= -BOUND ? 'lower' : 'open'
  return { blocks, mean, llr, verdict }
}

/** State of the test after each deal, up to the deal at which it ends. */
export const sprtPath = (shares: readonly number[], hypotheses: Hypotheses): SprtState[] => {
  const path: SprtState[] = []
  for (let blocks = 1; blocks <= shares.length; blocks++) {
    const standing = sprtOf(shares.slice(0, blocks), hypotheses)
    path.push(standing)
    if (standing.verdict !== 'open') break
  }
  return path
}
