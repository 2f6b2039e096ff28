import { writeFileSync } from 'node:fs'
import { playout, STRIDE } from '@halfpint/half-pint'
import { lookOver, PLACES, writePlaces } from '../src/half-pint/learned.ts'
import { LOOKS, WEIGHTS, writeSituation } from '../src/half-pint/situation.ts'
import { descend, fitnessOf, fractionOf, noExamples, recordsOf } from './softmax.ts'

// Fits the policy of Half-Pint Heroes to what a search thought of every play (halfpintlabels.ts), and writes
// src/half-pint/learned.gen.ts.
//   npx tsx packages/bots/training/halfpintpolicy.ts TEMPERATURE SHARPNESS FILE...

const [TEMPERATURE = '0.002', SHARPNESS = '1.3', ...FILES] = process.argv.slice(2)
const OPTIONS = { sets: 'strongest', rowGroups: 'anchored', fullHouse: 'highest-card' } as const

const examples = noExamples(PLACES)
const looks = new Int32Array(LOOKS)
const places = new Int32Array(PLACES)

for (const record of recordsOf(FILES)) {
  const [seats = 0, seat = 0] = record
  const round = playout(seats, OPTIONS)
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
  const count = record[35] as number
  const plays = record.subarray(36, 36 + count)
  const values = record.subarray(36 + count, 36 + 2 * count)
  const bins = new Uint8Array(record.slice(36 + 2 * count).buffer)
  round.plays.set(plays, STRIDE * seat)
  round.counts[seat] = count
  lookOver(round)
  writeSituation(round, looks)
  for (let at = 0; at < count; at++) {
    writePlaces(round, plays[at] as number, bins, looks, places)
    for (const place of places) examples.at.push(place)
    examples.values.push(fractionOf(values[at] as number))
  }
  examples.starts.push(examples.values.length)
}
process.stderr.write(`${examples.starts.length - 1} decisions, ${examples.values.length} plays\n`)

const weights = new Float64Array(WEIGHTS)
descend(examples, weights, [0.2, 0.1, 0.05, 0.05, 0.02, 0.02, 0.01, 0.01, 0.005, 0.002], Number(TEMPERATURE))
for (const sharp of [0.7, 1, 1.3, 1.6, 2, 2.5, 3])
  process.stderr.write(`sharpness ${sharp}: ${JSON.stringify(fitnessOf(examples, weights, sharp))}\n`)

const WIDTH = 32
const rounded = Array.from(weights, weight => Math.round(100 * Number(SHARPNESS) * weight))
const lines = Array.from(
  { length: Math.ceil(rounded.length / WIDTH) },
  (_, at) => `  ${rounded.slice(at * WIDTH, (at + 1) * WIDTH).join(', ')},`,
)
writeFileSync(
  new URL('../src/half-pint/learned.gen.ts', import.meta.url),
  `// Written by training/halfpintpolicy.ts. The weights of all looks, in hundredths.\n// biome-ignore format: a table\nexport const POLICY_WEIGHTS: Int16Array = Int16Array.of(\n${lines.join('\n')}\n)\n`,
)
