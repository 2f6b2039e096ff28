import { writeFileSync } from 'node:fs'
import { must, seeded } from '@halfpint/core'
import {
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
import { beliefOf } from '../src/half-pint/belief.ts'
import { favourite } from '../src/half-pint/counsel.ts'
import { binsOf, lookOver, MARKS, marksOf, SITUATIONS, situationOf } from '../src/half-pint/habit.ts'
import { HABITS } from '../src/half-pint/habits.gen.ts'
import { sceneOf } from '../src/half-pint/scene.ts'
import { think } from '../src/half-pint/think.ts'
import { EVEN } from '../src/temper.ts'

// Learns the habits of players who think long: experts play among themselves, and each of their plays
// is an example of what to choose in its situation. Writes src/half-pint/habits.gen.ts.
//   npx tsx packages/bots/training/habits.ts [games] [worlds per decision] [seed]

const GAMES = Number(process.argv[2] ?? 200)
const WORLDS = Number(process.argv[3] ?? 120)
const SEED = process.argv[4] ?? 'habits'
const STYLE = { inference: true, match: true, habit: HABITS.some(weight => weight !== 0), endgame: 0 }

interface Example {
  readonly situation: number
  readonly plays: readonly Int32Array[]
  readonly chosen: number
}

const examples: Example[] = []

const learnFrom = (state: State, seat: number, hand: readonly Card[]): void => {
  const view = halfPint.view(state, seat)
  const scene = sceneOf(view)
  const bins = binsOf(beliefOf(scene, 12345).scale)
  const round = playout(state.seats, state.options, 1)
  loadTable(round, view)
  loadHand(round, seat, scene.hand, scene.row)
  for (const [other, held] of scene.held.entries()) if (other !== seat) round.counts[other] = held
  lookOver(round)
  const plays: Int32Array[] = []
  let chosen = -1
  const strongest = playsOf(view.hands[seat] as Card[], view.row, view.options).find(
    play => String(play.hand) === String(hand),
  )
  const laid = hand.reduce((bits, card) => bits | (1 << scene.hand.indexOf(codeOf(card))), 0)
  for (let at = 0; at < (round.counts[seat] as number); at++) {
    const play = round.plays[STRIDE * seat + at] as number
    const marks = new Int32Array(7)
    marksOf(round, play, bins, marks)
    plays.push(marks)
    if ((play & 127) === laid && play >>> 7 === strongest?.strength) chosen = at
  }
  if (chosen >= 0) examples.push({ situation: situationOf(round), plays, chosen })
}

for (let game = 0; game < GAMES; game++) {
  const random = seeded(`${SEED} ${game}`)
  const seats = 2 + (game % 6)
  let state = must(halfPint.open(must(halfPint.options.read({ rounds: 6 })), seats))
  for (;;) {
    const turn = halfPint.turn(state)
    if (turn.kind === 'over') break
    const seat = turn.kind === 'seats' ? (turn.seats[0] as number) : 0
    const view = halfPint.view(state, seat)
    const legal = halfPint.legal(view)
    const means = { random, budget: { iterations: WORLDS }, now: () => 0, temper: EVEN }
    let events = turn.kind === 'chance' ? halfPint.chance(state, random) : []
    if (turn.kind === 'seats') {
      let action = legal[0] as (typeof legal)[number]
      if (legal.length > 1) {
        const thinking = think(view, legal, means, STYLE, false)
        let step = thinking.next()
        while (!step.done) step = thinking.next()
        action = favourite(legal, step.value, means, STYLE)
        if (action.type === 'play') learnFrom(state, seat, action.hand)
      }
      events = must(halfPint.decide(state, seat, action))
    }
    for (const event of events) state = halfPint.evolve(state, event)
  }
  if (game % 10 === 9) process.stderr.write(`${game + 1} of ${GAMES} games, ${examples.length} examples\n`)
}

const weights = Float64Array.from(HABITS)
const scores = new Float64Array(256)

const descend = (rate: number): number => {
  let loss = 0
  for (const { situation, plays, chosen } of examples) {
    const table = situation * MARKS
    let most = Number.NEGATIVE_INFINITY
    for (const [at, marks] of plays.entries()) {
      let sum = 0
      for (const mark of marks) if (mark >= 0) sum += weights[table + mark] as number
      scores[at] = sum / 100
      most = Math.max(most, sum / 100)
    }
    let total = 0
    for (let at = 0; at < plays.length; at++) {
      scores[at] = Math.exp((scores[at] as number) - most)
      total += scores[at] as number
    }
    loss -= Math.log((scores[chosen] as number) / total)
    for (const [at, marks] of plays.entries()) {
      const error = (at === chosen ? 1 : 0) - (scores[at] as number) / total
      for (const mark of marks) {
        if (mark >= 0) weights[table + mark] = (weights[table + mark] as number) * (1 - 1e-6) + rate * 100 * error
      }
    }
  }
  return loss / examples.length
}

for (const rate of [0.1, 0.05, 0.05, 0.02, 0.02, 0.01, 0.01, 0.005, 0.002]) {
  process.stderr.write(`rate ${rate}: loss ${descend(rate).toFixed(4)}\n`)
}

const rounded = Array.from(weights, weight => Math.max(-3_000, Math.min(3_000, Math.round(weight))))
const lines = Array.from(
  { length: SITUATIONS },
  (_, at) => `  ${rounded.slice(at * MARKS, (at + 1) * MARKS).join(', ')},`,
)
writeFileSync(
  new URL('../src/half-pint/habits.gen.ts', import.meta.url),
  `// Written by training/habits.ts. By situation: the marks of a play, in hundredths.\n// biome-ignore format: a table\nexport const HABITS: Int16Array = Int16Array.of(\n${lines.join('\n')}\n)\n`,
)
