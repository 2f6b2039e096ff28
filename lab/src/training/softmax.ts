import { readFileSync } from 'node:fs'

/** Training data: for each option of a decision, the indexes of its weights, and its value. */
export interface Examples {
  /** Number of weights per option. */
  readonly places: number
  /** Start of the options of each decision; one more entry at the end. */
  readonly starts: number[]
  readonly at: number[]
  readonly values: number[]
}

export const noExamples = (places: number): Examples => ({ places, starts: [0], at: [], values: [] })

/** The records of files that `openChunks` wrote. */
export function* recordsOf(files: readonly string[]): Generator<Int32Array, void, void> {
  for (const file of files) {
    const bytes = readFileSync(file)
    const args = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2)
    for (let at = 0; at + args[at]! < args.length; at += args[at]! + 1) {
      yield args.subarray(at + 1, at + 1 + args[at]!)
    }
  }
}

const cell = new Float32Array(1)
const bits = new Int32Array(cell.buffer)

/** Converts 32 bits to the fraction that they encode. */
export const fractionOf = (word: number): number => {
  bits[0] = word
  return cell[0]!
}

/** One decision in this many is held out for validation. */
const HELD_OUT = 10

const scores = new Float64Array(512)
const wished = new Float64Array(512)

/**
 * Quality of weights: the mean loss of their first choice and of a sampled choice, in thousandths of a match; and the
 * share of decisions in which the first choice is the best.
 */
export interface Fitness {
  readonly loss: number
  readonly drawnLoss: number
  readonly agree: number
  readonly entropy: number
  /** Surprise at the best action. */
  readonly surprise: number
}

const shareOut = (examples: Examples, weights: Float64Array, example: number, sharp: number): number => {
  const { places, starts, at } = examples
  const [start, end] = [starts[example]!, starts[example + 1]!]
  let most = Number.NEGATIVE_INFINITY
  for (let option = start; option < end; option++) {
    let sum = 0
    for (let place = option * places; place < (option + 1) * places; place++) sum += weights[at[place]!]!
    scores[option - start] = sharp * sum
    most = Math.max(most, sharp * sum)
  }
  let total = 0
  for (let option = 0; option < end - start; option++) {
    scores[option] = Math.exp(scores[option]! - most)
    total += scores[option]!
  }
  for (let option = 0; option < end - start; option++) scores[option] = scores[option]! / total
  return end - start
}

/** Quality of weights in the held-out decisions. */
export const fitnessOf = (examples: Examples, weights: Float64Array, sharp = 1): Fitness => {
  const { starts, values } = examples
  const sums = { loss: 0, drawnLoss: 0, agree: 0, entropy: 0, surprise: 0 }
  let asked = 0
  for (let example = 0; example < starts.length - 1; example += HELD_OUT) {
    const options = shareOut(examples, weights, example, sharp)
    const start = starts[example]!
    let best = Number.NEGATIVE_INFINITY
    let first = 0
    let wanted = 0
    for (let option = 0; option < options; option++) {
      if (values[start + option]! > best) {
        best = values[start + option]!
        wanted = option
      }
      if (scores[option]! > scores[first]!) first = option
    }
    for (let option = 0; option < options; option++) {
      const share = scores[option]!
      sums.drawnLoss += share * (best - values[start + option]!)
      if (share > 0) sums.entropy -= share * Math.log(share)
    }
    sums.loss += best - values[start + first]!
    sums.agree += values[start + first] === best ? 1 : 0
    sums.surprise -= Math.log(Math.max(1e-9, scores[wanted]!))
    asked++
  }
  return {
    loss: (1000 * sums.loss) / asked,
    drawnLoss: (1000 * sums.drawnLoss) / asked,
    agree: sums.agree / asked,
    entropy: sums.entropy / asked,
    surprise: sums.surprise / asked,
  }
}

/** Softmax regression, in place, towards a softmax of the values, with these learning rates in order. */
export const descend = (
  examples: Examples,
  weights: Float64Array,
  rates: readonly number[],
  temperature: number,
): void => {
  const { places, starts, at, values } = examples
  const count = starts.length - 1
  for (const rate of rates) {
    for (let nth = 0; nth < count; nth++) {
      const example = (nth * 7_919) % count
      if (example % HELD_OUT === 0) continue
      const options = shareOut(examples, weights, example, 1)
      const start = starts[example]!
      let best = Number.NEGATIVE_INFINITY
      for (let option = 0; option < options; option++) best = Math.max(best, values[start + option]!)
      let total = 0
      for (let option = 0; option < options; option++) {
        wished[option] = Math.exp((values[start + option]! - best) / temperature)
        total += wished[option]!
      }
      for (let option = 0; option < options; option++) {
        const step = rate * (wished[option]! / total - scores[option]!)
        const from = (start + option) * places
        for (let place = from; place < from + places; place++) {
          const of = at[place]!
          weights[of] = weights[of]! * (1 - 1e-6) + step
        }
      }
    }
    const { loss, drawnLoss, agree, entropy } = fitnessOf(examples, weights)
    process.stderr.write(
      `rate ${rate}: loses ${loss.toFixed(2)}, drawn ${drawnLoss.toFixed(2)} thousandths, agrees ${(100 * agree).toFixed(1)} %, entropy ${entropy.toFixed(3)}\n`,
    )
  }
}
