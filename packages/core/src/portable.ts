// The exponential function and the logarithm, with the same result to the last bit in every engine. Results of
// Math.exp and Math.log may differ between engines. The functions here use additions, multiplications and divisions
// only, whose rounding is specified. Math.sqrt is specified too and may be used.

// The logarithm of 2 in two parts: the first has zeros at its end, so that whole multiples of it are exact.
const LN_2_HIGH = 0.6931471803691238
const LN_2_LOW = 1.9082149292705877e-10

const MIN_POWER = -1074
const MAX_POWER = 1023

/** All powers of two that a double can represent, from the smallest. */
const POWERS = new Float64Array(MAX_POWER - MIN_POWER + 1)
POWERS[-MIN_POWER] = 1
for (let power = 1; power <= MAX_POWER; power++) {
  POWERS[power - MIN_POWER] = 2 * POWERS[power - 1 - MIN_POWER]!
}
for (let power = -1; power >= MIN_POWER; power--) {
  POWERS[power - MIN_POWER] = POWERS[power + 1 - MIN_POWER]! / 2
}

/** e to the power of x, accurate to four units in the last place. */
export const exp = (x: number): number => {
  if (!(x >= -745.2)) return Number.isNaN(x) ? x : 0
  if (x > 709.782712893384) return Number.POSITIVE_INFINITY
  const power = Math.floor(x * Math.LOG2E + 0.5)
  const r = x - power * LN_2_HIGH - power * LN_2_LOW
  // |r| is at most half of ln 2. More terms of the series would not change a double.
  let sum = r * (1 / 6_227_020_800) + 1 / 479_001_600
  sum = r * sum + 1 / 39_916_800
  sum = r * sum + 1 / 3_628_800
  sum = r * sum + 1 / 362_880
  sum = r * sum + 1 / 40_320
  sum = r * sum + 1 / 5040
  sum = r * sum + 1 / 720
  sum = r * sum + 1 / 120
  sum = r * sum + 1 / 24
  sum = r * sum + 1 / 6
  sum = r * sum + 1 / 2
  sum = r * (r * sum + 1) + 1
  if (power > MAX_POWER) return sum * POWERS[MAX_POWER - MIN_POWER]! * 2
  // Below the smallest power the result is zero or the smallest number.
  if (power < MIN_POWER) return (sum / 2) * POWERS[0]!
  return sum * POWERS[power - MIN_POWER]!
}

const cell = new Float64Array(1)
const halves = new Uint32Array(cell.buffer)
cell[0] = 1
/** Index of the half with sign and exponent; it depends on the byte order of the machine. */
const HIGH = halves[1] === 0 ? 0 : 1

const MIN_NORMAL = 2.2250738585072014e-308
const TWO_54 = 18014398509481984

/** The natural logarithm, accurate to four units in the last place. */
export const log = (x: number): number => {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN
  if (x === Number.POSITIVE_INFINITY) return x
  const tiny = x < MIN_NORMAL
  cell[0] = tiny ? x * TWO_54 : x
  const high = halves[HIGH]!
  let power = (high >>> 20) - (tiny ? 1023 + 54 : 1023)
  halves[HIGH] = (high & 0xfffff) | 0x3ff00000
  let m = cell[0]!
  if (m > Math.SQRT2) {
    m *= 0.5
    power++
  }
  // The series of the inverse hyperbolic tangent; |s| is below 0.172.
  const s = (m - 1) / (m + 1)
  const z = s * s
  let sum = 1 / 21 + z / 23
  sum = 1 / 19 + z * sum
  sum = 1 / 17 + z * sum
  sum = 1 / 15 + z * sum
  sum = 1 / 13 + z * sum
  sum = 1 / 11 + z * sum
  sum = 1 / 9 + z * sum
  sum = 1 / 7 + z * sum
  sum = 1 / 5 + z * sum
  sum = 1 / 3 + z * sum
  return power * LN_2_HIGH + (2 * s + (2 * s * z * sum + power * LN_2_LOW))
}
