import { writeFileSync } from 'node:fs'
import { POLICY_WEIGHTS } from '@halfpint/bots/internal/half-pint/learned.gen.ts'
import { findExtremes, PLACES, writePlaces } from '@halfpint/bots/internal/half-pint/learned.ts'
import { FEATURE_GROUPS, WEIGHTS, writeSituation } from '@halfpint/bots/internal/half-pint/situation.ts'
import { DEFAULT_OPTIONS, playout, STRIDE } from '@halfpint/half-pint'
import { descend, fitnessOf, fractionOf, noExamples, recordsOf } from './softmax.ts'

// Fits the policy of Half-Pint Heroes to what a search thought of every play (halfpintlabels.ts), and writes
// src/half-pint/learned.gen.ts; or, from those weights on, to decisions of three players, and writes by how much their
// weights differ, learnedthree.gen.ts.
//   npx tsx --conditions=halfpint lab/src/training/halfpintpolicy.ts TEMPERATURE SHARPNESS all|three FILE...

const [TEMPERATURE = '0.002', SHARPNESS = '1.3', TABLES = 'all', ...FILES] = process.argv.slice(2)

const examples = noExamples(PLACES)
const looks = new Int32Array(FEATURE_GROUPS)
const places = new Int32Array(PLACES)

for (const record of recordsOf(FILES)) {
  const [seats = 0, seat = 0] = record
  const round = playout(seats, DEFAULT_OPTIONS)
  round.toPlay = seat
  ;[round.leader, round.best, round.bestSeat, round.streakSeat, round.streak] = record.subarray(2, 7) as unknown as [
    number,
    number,
    number,
    number,
    number,
  ]
  round.predictions.set(record.subarray(7, 14))
  round.tricks.set(record.subarray(14, 21))
  round.bets.set(record.subarray(21, 28))
  round.cards.set(record.subarray(28, 35))
  round.counts.set(round.cards)
  const count = record[35]!
  const plays = record.subarray(36, 36 + count)
  const values = record.subarray(36 + count, 36 + 2 * count)
  const bins = new Uint8Array(record.slice(36 + 2 * count).buffer)
  round.plays.set(plays, STRIDE * seat)
  round.counts[seat] = count
  findExtremes(round)
  writeSituation(round, looks)
  for (let at = 0; at < count; at++) {
    writePlaces(round, plays[at]!, bins, looks, places)
    for (const place of places) examples.at.push(place)
    examples.values.push(fractionOf(values[at]!))
  }
  examples.starts.push(examples.values.length)
}
process.stderr.write(`${examples.starts.length - 1} decisions, ${examples.values.length} plays\n`)

const before = Float64Array.from(POLICY_WEIGHTS, weight => weight / 100)
process.stderr.write(`before: ${JSON.stringify(fitnessOf(examples, before))}\n`)
const three = TABLES === 'three'
const weights = three ? before.map(weight => weight / Number(SHARPNESS)) : new Float64Array(WEIGHTS)
const rates = three ? [0.02] : [0.2, 0.1, 0.05, 0.05, 0.02]
descend(examples, weights, [...rates, 0.02, 0.01, 0.01, 0.005, 0.002], Number(TEMPERATURE))
for (const sharp of [0.7, 1, 1.3, 1.6, 2, 2.5, 3])
  process.stderr.write(`sharpness ${sharp}: ${JSON.stringify(fitnessOf(examples, weights, sharp))}\n`)

const rounded = Array.from(weights, weight => Math.round(100 * Number(SHARPNESS) * weight))

/** Writes a table of so many digits to the base of 36 for every weight, and what makes weights of them. */
const write = (file: string, width: number, numbers: readonly number[], how: (text: string) => string): void => {
  const digits = numbers.map(number => number.toString(36).padStart(width, '0')).join('')
  const lines = digits.match(/.{1,112}/g) ?? []
  writeFileSync(
    new URL(`../../../packages/bots/src/half-pint/${file}`, import.meta.url),
    how(`const TEXT = [\n${lines.map(line => `  '${line}',`).join('\n')}\n].join('')\n`),
  )
}

/** What the weights of three differ by is kept in such steps, in hundredths. */
const STEP = 12

const writeAll = (): void =>
  write(
    'learned.gen.ts',
    2,
    rounded.map(weight => 648 + Math.max(-648, Math.min(647, weight))),
    text => `import { WEIGHTS } from './situation.ts'

// Written by training/halfpintpolicy.ts. Two digits to the base of 36 for every weight, 648 above it.
${text}
/** The weights of all looks, in hundredths. */
export const POLICY_WEIGHTS: Int16Array = Int16Array.from(
  { length: WEIGHTS },
  (_, at) => Number.parseInt(TEXT.slice(2 * at, 2 * at + 2), 36) - 648,
)
`,
  )

const writeThree = (): void => {
  const steps = rounded.map((weight, at) => Math.round((weight - POLICY_WEIGHTS[at]!) / STEP))
  const kept = Float64Array.from(steps, (step, at) => (POLICY_WEIGHTS[at]! + STEP * step) / 100)
  process.stderr.write(`as kept: ${JSON.stringify(fitnessOf(examples, kept))}\n`)
  write(
    'learnedthree.gen.ts',
    1,
    steps.map(step => 18 + Math.max(-18, Math.min(17, step))),
    text => `import { POLICY_WEIGHTS } from './learned.gen.ts'

// Written by training/halfpintpolicy.ts. A digit to the base of 36 for every weight, 18 above the steps it differs by.
${text}
/** The weights of all looks where three play, in hundredths. */
export const WEIGHTS_OF_THREE: Int16Array = POLICY_WEIGHTS.map(
  (weight, at) => weight + ${STEP} * (Number.parseInt(TEXT.charAt(at), 36) - 18),
)
`,
  )
}

if (three) writeThree()
else writeAll()
