import { writeFileSync } from 'node:fs'
import { FEATURES, fillFeatures } from '@halfpint/bots/internal/half-pint/features.ts'
import { binsOf, learnedPolicy } from '@halfpint/bots/internal/half-pint/learned.ts'
import { playOn } from '@halfpint/bots/internal/half-pint/policy.ts'
import {
  meetChances,
  PREDICTIONS,
  predictionChances,
  predictionWorths,
  weightsAt,
} from '@halfpint/bots/internal/half-pint/predictionmodel.ts'
import { scaleOf } from '@halfpint/bots/internal/half-pint/scale.ts'
import { DECK_SIZE, DEFAULT_OPTIONS, loadHand, openPlay, type Playout, playout, roll } from '@halfpint/half-pint'

// Learns the probability of meeting each prediction with a given hand, from rounds of four to seven players with the
// heuristic policy. Each pass predicts with the result of the pass before, so that predictions and probabilities converge.
// Generates src/half-pint/predictionmodel.gen.ts.
//   npx tsx --conditions=halfpint lab/src/training/predictionmodel.ts [deals per table and pass]

const DEALS = Number(process.argv[2] ?? 3_000)
const PASSES = 3
const ROUNDS_PER_DEAL = 12

const weights = new Float64Array(6 * 5 * PREDICTIONS * FEATURES)
const worths = new Float64Array(PREDICTIONS)
const chances = new Float64Array(PREDICTIONS)
const meet = new Float64Array(PREDICTIONS)

const draw = (round: Playout, from: Float64Array): number => {
  let rest = roll(round, 65_536) / 65_536
  for (let at = 0; at < from.length; at++) {
    rest -= from[at]!
    if (rest < 0) return at
  }
  return 0
}

const learn = (seats: number, row: number, pass: number, rate: number): number => {
  const round = playout(seats, DEFAULT_OPTIONS, 7919 * seats + 104729 * row + pass + 1)
  const deck = Uint8Array.from({ length: DECK_SIZE }, (_, code) => code)
  const handSize = 8 - row
  const features = Array.from({ length: seats }, () => new Float64Array(FEATURES))
  const start = weightsAt(seats, row)
  let loss = 0
  let count = 0
  for (let deal = 0; deal < DEALS; deal++) {
    for (let at = 0; at < row; at++) {
      const from = at + roll(round, DECK_SIZE - at)
      const card = deck[from]!
      deck[from] = deck[at]!
      deck[at] = card
    }
    const laid = deck.slice(0, row)
    const unseen = deck.slice(row)
    const scale = scaleOf(DEFAULT_OPTIONS, laid, handSize, unseen, deal + 1)
    const policy = learnedPolicy(binsOf(scale))
    for (let time = 0; time < ROUNDS_PER_DEAL; time++) {
      for (let at = 0; at < handSize * seats; at++) {
        const from = at + roll(round, unseen.length - at)
        const card = unseen[from]!
        unseen[from] = unseen[at]!
        unseen[at] = card
      }
      const first = roll(round, seats)
      for (let seat = 0; seat < seats; seat++) {
        loadHand(round, seat, unseen.subarray(seat * handSize, (seat + 1) * handSize), laid)
        const own = features[seat] as Float64Array
        fillFeatures(round, seat, scale, (seat - first + seats) % seats, own)
        meetChances(seats, row, own, meet, weights)
        predictionWorths(round.scoring, seats, meet, worths)
        predictionChances(worths, chances)
        const explore = pass === 0 || roll(round, 4) === 0
        round.predictions[seat] = explore ? roll(round, Math.min(handSize, PREDICTIONS - 1) + 1) : draw(round, chances)
      }
      openPlay(round, first)
      playOn(round, policy)
      for (let seat = 0; seat < seats; seat++) {
        const prediction = round.predictions[seat]!
        // A brawl voids predictions: it counts as missed for all but the brawler.
        const met = round.brawl >= 0 ? round.brawl === seat : round.tricks[seat] === prediction
        const own = features[seat] as Float64Array
        const at = start + prediction * FEATURES
        let sum = 0
        for (let feature = 0; feature < FEATURES; feature++) sum += own[feature]! * weights[at + feature]!
        const chance = 1 / (1 + Math.exp(-sum / 100))
        const error = (met ? 1 : 0) - chance
        loss -= Math.log(met ? chance : 1 - chance)
        count++
        for (let feature = 0; feature < FEATURES; feature++) {
          weights[at + feature] = weights[at + feature]! + rate * 100 * error * own[feature]!
        }
      }
    }
  }
  return loss / count
}

for (let pass = 0; pass < PASSES; pass++) {
  const losses: string[] = []
  for (let seats = 2; seats <= 7; seats++) {
    for (let row = 1; row <= 5; row++) {
      for (const rate of pass === PASSES - 1 ? [0.02, 0.005, 0.001] : [0.02, 0.01]) learn(seats, row, pass, rate)
      losses.push(learn(seats, row, pass, 0.001).toFixed(3))
    }
  }
  process.stderr.write(`pass ${pass + 1}: loss by table ${losses.join(' ')}\n`)
}

const rounded = Array.from(weights, weight => Math.max(-32_000, Math.min(32_000, Math.round(weight))))
const lines: string[] = []
for (let at = 0; at < rounded.length; at += FEATURES) lines.push(`  ${rounded.slice(at, at + FEATURES).join(', ')},`)
writeFileSync(
  new URL('../../../packages/bots/src/half-pint/predictionmodel.gen.ts', import.meta.url),
  `// Written by training/predictionmodel.ts. By seats, row size and prediction: the weights of a hand's features, in hundredths.\n// biome-ignore format: a table\nexport const WEIGHTS: Int16Array = Int16Array.of(\n${lines.join('\n')}\n)\n`,
)
