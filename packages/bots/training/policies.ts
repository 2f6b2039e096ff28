import { writeFileSync } from 'node:fs'
import {
  type Action,
  type Card,
  codeOf,
  halfPint,
  loadHand,
  loadTable,
  playout,
  playsOf,
  STRIDE,
  type State,
} from '@halfpint/half-pint'
import { beliefOf, judge } from '../src/half-pint/belief.ts'
import { NO_BET, TARGETS } from '../src/half-pint/betmodel.ts'
import { FEATURES } from '../src/half-pint/features.ts'
import { knownTo } from '../src/half-pint/known.ts'
import { POLICY_WEIGHTS } from '../src/half-pint/learned.gen.ts'
import { lookOver, PLAY_FEATURES, playFeatures, SITUATIONS, situationOf } from '../src/half-pint/learned.ts'
import { type Choice, descend } from './softmax.ts'
import { playThinkers } from './thinkers.ts'

// Learns the habits of players who think long: champions play among themselves, and each of their plays
// is an example of what to choose in its situation, each of their bets of whom to bet against with such a
// hand. Writes src/half-pint/habits.gen.ts and betWeights.gen.ts.
//   npx tsx packages/bots/training/habits.ts [games] [worlds per decision] [seed]

const session = {
  games: Number(process.argv[2] ?? 200),
  worlds: Number(process.argv[3] ?? 120),
  seed: process.argv[4] ?? 'habits',
}

const plays: Choice[] = []
const bets: Choice[] = []

const learnPlay = (state: State, seat: number, hand: readonly Card[]): void => {
  const view = halfPint.view(state, seat)
  const known = knownTo(view)
  const { bins } = beliefOf(known, 12345)
  const round = playout(state.seats, state.options, 1)
  loadTable(round, view)
  loadHand(round, seat, known.hand, known.row)
  for (const [other, held] of known.held.entries()) if (other !== seat) round.counts[other] = held
  lookOver(round)
  const strongest = playsOf(view.hands[seat] as Card[], view.row, view.options).find(
    play => String(play.hand) === String(hand),
  )
  const laid = hand.reduce((bits, card) => bits | (1 << known.hand.indexOf(codeOf(card))), 0)
  const table = situationOf(round) * PLAY_FEATURES
  const options: [number, number][][] = []
  let chosen = -1
  for (let at = 0; at < (round.counts[seat] as number); at++) {
    const play = round.plays[STRIDE * seat + at] as number
    const marks = new Int32Array(7)
    playFeatures(round, play, bins, marks)
    options.push(
      Array.from(
        marks.filter(mark => mark >= 0),
        mark => [table + mark, 1],
      ),
    )
    if ((play & 127) === laid && play >>> 7 === strongest?.strength) chosen = at
  }
  if (chosen >= 0) plays.push({ options, chosen })
}

const learnBet = (state: State, seat: number, on: number | null): void => {
  const known = knownTo(halfPint.view(state, seat))
  const belief = beliefOf(known, 12345)
  judge(belief, seat, known.hand)
  const others = state.predictions.flatMap((prediction, of) => (of === seat ? [] : [{ of, prediction }]))
  const targets = others.map(({ prediction }) => Number(prediction))
  if (state.seats === 2) targets.push(NO_BET)
  const options = targets.map(target =>
    Array.from(belief.features, (feature, at): [number, number] => [target * FEATURES + at, feature]),
  )
  bets.push({ options, chosen: on === null ? others.length : others.findIndex(({ of }) => of === on) })
}

playThinkers(session, (state: State, seat: number, action: Action) => {
  if (action.type === 'play') learnPlay(state, seat, action.hand)
  if (action.type === 'bet') learnBet(state, seat, action.on)
})

const write = (file: string, name: string, about: string, weights: Float64Array, width: number): void => {
  const rounded = Array.from(weights, weight => Math.max(-3_000, Math.min(3_000, Math.round(weight))))
  const lines = Array.from(
    { length: rounded.length / width },
    (_, at) => `  ${rounded.slice(at * width, (at + 1) * width).join(', ')},`,
  )
  writeFileSync(
    new URL(`../src/half-pint/${file}`, import.meta.url),
    `// Written by training/habits.ts. ${about}\n// biome-ignore format: a table\nexport const ${name}: Int16Array = Int16Array.of(\n${lines.join('\n')}\n)\n`,
  )
}

const habits = Float64Array.from(POLICY_WEIGHTS)
descend(plays, habits, [0.1, 0.05, 0.05, 0.02, 0.02, 0.01, 0.01, 0.005, 0.002])
if (habits.length !== SITUATIONS * PLAY_FEATURES) throw new Error('a table of another size')
write('habits.gen.ts', 'POLICY_WEIGHTS', 'By situation: the marks of a play, in hundredths.', habits, PLAY_FEATURES)

const betWeights = new Float64Array(TARGETS * FEATURES)
descend(bets, betWeights, [0.02, 0.02, 0.01, 0.01, 0.005, 0.005, 0.002, 0.002, 0.001, 0.001])
write(
  'betWeights.gen.ts',
  'BET_WEIGHTS',
  "By target of a bet: the weights of the better's features, in hundredths.",
  betWeights,
  FEATURES,
)
