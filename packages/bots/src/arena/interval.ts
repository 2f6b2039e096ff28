/** A mean and its 95 % confidence interval. */
export interface Interval {
  readonly mean: number
  readonly low: number
  readonly high: number
}

const NORMAL = 1.959963984540054

/**
 * The 97.5 % quantile of Student's t: exact for 1 and 2 degrees of freedom, otherwise the Cornish-Fisher approximation.
 */
export const studentPoint = (freedom: number): number => {
  if (freedom === 1) return 12.706204736432095
  if (freedom === 2) return 4.302652729911275
  const z = NORMAL
  const z3 = z * z * z
  const z5 = z * z * z3
  const z7 = z * z * z5
  const square = freedom * freedom
  return (
    z +
    (z3 + z) / (4 * freedom) +
    (5 * z5 + 16 * z3 + 3 * z) / (96 * square) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * square * freedom) +
    (79 * z * z * z7 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / (92160 * square * square)
  )
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Wilson's interval, used when all values are equal and their variance is zero. */
const wilson = (share: number, count: number): Interval => {
  const z2 = NORMAL * NORMAL
  const middle = (share + z2 / (2 * count)) / (1 + z2 / count)
  const reach = (NORMAL / (1 + z2 / count)) * Math.sqrt((share * (1 - share)) / count + z2 / (4 * count * count))
  return { mean: share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}

/**
 * The mean of shares between 0 and 1, one for each paired deal. Games on the same deal are not independent, so a deal
 * counts once, with the mean of its games. A single deal has no variance, so its interval is the widest possible.
 */
export const intervalOf = (shares: readonly number[]): Interval => {
  if (shares.length === 0) return { mean: Number.NaN, low: 0, high: 1 }
  const mean = meanOf(shares)
  if (shares.length === 1) return { mean, low: 0, high: 1 }
  const variance = shares.reduce((sum, share) => sum + (share - mean) * (share - mean), 0) / (shares.length - 1)
  if (variance < 1e-12) return wilson(mean, shares.length)
  const reach = studentPoint(shares.length - 1) * Math.sqrt(variance / shares.length)
  return { mean, low: Math.max(0, mean - reach), high: Math.min(1, mean + reach) }
}
