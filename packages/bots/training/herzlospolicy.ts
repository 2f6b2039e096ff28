import { writeFileSync } from 'node:fs'
import { must } from '@halfpint/core'
import { herzlos, playout } from '@halfpint/herzlos'
import { look, PLACES, WEIGHTS } from '../src/herzlos/features.ts'
import { POLICY_WEIGHTS } from '../src/herzlos/learned.gen.ts'
import { descend, fitnessOf, fractionOf, noExamples, recordsOf } from './softmax.ts'

// Fits the policy of Herzlos to what a search thought of every card (herzloslabels.ts), and writes
// src/herzlos/learned.gen.ts.
//   npx tsx packages/bots/training/herzlospolicy.ts TEMPERATURE SHARPNESS FILE...

const [TEMPERATURE = '0.01', SHARPNESS = '2', ...FILES] = process.argv.slice(2)
const OPTIONS = must(herzlos.options.read({}))
const CELLS = 60

const examples = noExamples(PLACES)
const slots = new Uint8Array(20)
const places = new Int32Array(20 * PLACES)
const tables = new Map([3, 4, 5].map(seats => [seats, playout(seats, OPTIONS)]))

for (const record of recordsOf(FILES)) {
  const round = tables.get(record[0] as number)
  if (round === undefined) throw new Error('a record of another game')
  ;[round.toPlay, round.led, round.best, round.bestSeat, round.inTrick, round.trickLoss, round.trickMarch] =
    record.subarray(1, 8) as unknown as [number, number, number, number, number, number, number]
  ;[round.trickJack, round.jackSeat, round.open, round.left, round.alone] = record.subarray(8, 13) as unknown as [
    number,
    number,
    number,
    number,
    number,
  ]
  round.cells.set(record.subarray(13, 13 + CELLS))
  const count = record[13 + CELLS] as number
  const own = record.subarray(14 + CELLS, 14 + CELLS + count)
  const cards = look(round, slots, places)
  if (cards !== count) throw new Error(`${cards} cards where ${count} were`)
  for (let card = 0; card < cards; card++) {
    for (let place = card * PLACES; place < (card + 1) * PLACES; place++) examples.at.push(places[place] as number)
    examples.values.push(fractionOf(record[14 + CELLS + count + own.indexOf(slots[card] as number)] as number))
  }
  examples.starts.push(examples.values.length)
}
process.stderr.write(`${examples.starts.length - 1} decisions, ${examples.values.length} cards\n`)

const before = Float64Array.from({ length: WEIGHTS }, (_, at) => (POLICY_WEIGHTS[at] ?? 0) / 16)
process.stderr.write(`before: ${JSON.stringify(fitnessOf(examples, before))}\n`)
const weights = new Float64Array(WEIGHTS)
descend(examples, weights, [0.2, 0.1, 0.05, 0.05, 0.02, 0.02, 0.01, 0.01, 0.005, 0.002], Number(TEMPERATURE))
for (const sharp of [0.7, 1, 1.3, 1.6, 2, 2.5, 3])
  process.stderr.write(`sharpness ${sharp}: ${JSON.stringify(fitnessOf(examples, weights, sharp))}\n`)

const DIGITS = 56
const text = Array.from(weights, weight =>
  (648 + Math.max(-648, Math.min(647, Math.round(16 * Number(SHARPNESS) * weight)))).toString(36).padStart(2, '0'),
).join('')
const lines = text.match(new RegExp(`.{1,${2 * DIGITS}}`, 'g')) ?? []
writeFileSync(
  new URL('../src/herzlos/learned.gen.ts', import.meta.url),
  `import { WEIGHTS } from './features.ts'

// Written by training/herzlospolicy.ts. Two digits to the base of 36 for every weight, 648 above it.
const TEXT = [
${lines.map(line => `  '${line}',`).join('\n')}
].join('')

/** The weights of the looks at a card, in sixteenths. */
export const POLICY_WEIGHTS: Int16Array = Int16Array.from(
  { length: WEIGHTS },
  (_, at) => Number.parseInt(TEXT.slice(2 * at, 2 * at + 2), 36) - 648,
)
`,
)
