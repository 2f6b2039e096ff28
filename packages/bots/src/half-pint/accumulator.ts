/** Sums of the outcomes of one action in the deals sampled so far. */
export interface Accumulator {
  weight: number
  value: number
  square: number
  win: number
  points: number
  met: number
  brawl: number
  foe: number
  readonly tricks: Float64Array
}

export const accumulator = (): Accumulator => ({
  weight: 0,
  value: 0,
  square: 0,
  win: 0,
  points: 0,
  met: 0,
  brawl: 0,
  foe: 0,
  tricks: new Float64Array(8),
})

/** Adds one outcome. */
export const count = (of: Accumulator, weight: number, value: number, win: number, points: number): void => {
  of.weight += weight
  of.value += weight * value
  of.square += weight * value * value
  of.win += weight * win
  of.points += weight * points
}

export const meanOf = (of: Accumulator): number => (of.weight === 0 ? Number.NEGATIVE_INFINITY : of.value / of.weight)

/** Standard deviation of the values. */
export const spreadOf = (of: Accumulator): number => {
  if (of.weight === 0) return 0
  const mean = of.value / of.weight
  return Math.sqrt(Math.max(0, of.square / of.weight - mean * mean))
}
