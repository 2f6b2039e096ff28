/** A choice that was made: what each option looks like, as places in the table with how much of each, and which was taken. */
export interface Choice {
  readonly options: readonly (readonly (readonly [place: number, amount: number])[])[]
  readonly chosen: number
}

const scores = new Float64Array(256)

/** One pass over all choices; answers the mean loss before each step. */
const pass = (choices: readonly Choice[], weights: Float64Array, rate: number): number => {
  let loss = 0
  for (const { options, chosen } of choices) {
    let most = Number.NEGATIVE_INFINITY
    for (const [at, marks] of options.entries()) {
      let sum = 0
      for (const [place, amount] of marks) sum += amount * (weights[place] as number)
      scores[at] = sum / 100
      most = Math.max(most, sum / 100)
    }
    let total = 0
    for (let at = 0; at < options.length; at++) {
      scores[at] = Math.exp((scores[at] as number) - most)
      total += scores[at] as number
    }
    loss -= Math.log((scores[chosen] as number) / total)
    for (const [at, marks] of options.entries()) {
      const error = (at === chosen ? 1 : 0) - (scores[at] as number) / total
      for (const [place, amount] of marks) {
        weights[place] = (weights[place] as number) * (1 - 1e-6) + rate * 100 * error * amount
      }
    }
  }
  return loss / choices.length
}

/** Softmax regression in place, on weights in hundredths, with these rates one after the other. */
export const descend = (choices: readonly Choice[], weights: Float64Array, rates: readonly number[]): void => {
  process.stderr.write(`${choices.length} choices\n`)
  for (const rate of rates) process.stderr.write(`rate ${rate}: loss ${pass(choices, weights, rate).toFixed(4)}\n`)
}
