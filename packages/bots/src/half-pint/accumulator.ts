import { exp } from '@halfpint/core'
/** What has been seen of one action in the worlds sampled so far. */
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

/** An empty accumulator. */
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

/** Counts one outcome. */
export const count = (of: Accumulator, weight: number, value: number, win: number, points: number): void => {
  of.weight += weight
  of.value += weight * value
  of.square += weight * value * value
  of.win += weight * win
  of.points += weight * points
}

/** The mean value so far. */
export const meanOf = (of: Accumulator): number => (of.weight === 0 ? Number.NEGATIVE_INFINITY : of.value / of.weight)

/** How far the values lie apart. */
export const spreadOf = (of: Accumulator): number => {
  if (of.weight === 0) return 0
  const mean = of.value / of.weight
  return Math.sqrt(Math.max(0, of.square / of.weight - mean * mean))
}

/**
 * Two accumulators of one action put together, of the worlds in which a mark was earned and of the others,
 * after the odds of the mark are shifted by so much (as a logarithm).
 */
export const blend = (met: Accumulator, missed: Accumulator, shift: number): Accumulator => {
  const all = met.weight + missed.weight
  const odds = (met.weight / missed.weight) * exp(shift)
  // Where all worlds, or none, earn the mark, there is nothing to shift.
  const sure = met.weight === 0 || missed.weight === 0
  const more = sure ? 1 : ((odds / (1 + odds)) * all) / met.weight
  const less = sure ? 1 : ((1 / (1 + odds)) * all) / missed.weight
  const sum = (a: number, b: number): number => more * a + less * b
  return {
    weight: all,
    value: sum(met.value, missed.value),
    square: sum(met.square, missed.square),
    win: sum(met.win, missed.win),
    points: sum(met.points, missed.points),
    met: sum(met.met, missed.met),
    brawl: sum(met.brawl, missed.brawl),
    foe: sum(met.foe, missed.foe),
    tricks: met.tricks.map((tricks, at) => sum(tricks, missed.tricks[at] as number)),
  }
}
