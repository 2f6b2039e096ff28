import { writeFileSync } from 'node:fs'
import { WEIGHTS } from '@halfpint/bots/internal/herzlos/features.ts'
import { matchModelOf, writePoints } from '@halfpint/bots/internal/herzlos/match.ts'
import { shapesAfter } from '@halfpint/bots/internal/herzlos/shapes.ts'
import { FEATURES, featuresOf } from '@halfpint/bots/internal/herzlos/test/features.ts'
import {
  codeOf,
  copyPlayout,
  DEFAULT_OPTIONS,
  deckFor,
  draw,
  give,
  makePlay,
  type Playout,
  passSize,
  playout,
  roll,
  slotOf,
} from '@halfpint/herzlos'

// Learns the policy of Herzlos by self-play, and generates src/herzlos/learned.gen.ts.
//   npx tsx --conditions=halfpint lab/src/training/herzlosselfplay.ts [minutes of processor time] [temperature] [seed]
//
// Every decision is scored by the probability of winning the match at the end of its round. Stochastic gradient descent
// fits the weights of the features to how much better a card did than the policy's mean. The policy follows slowly: it
// plays a card with a probability of the softmax of its value over the temperature. In every other round one card is
// random, and only the decisions after it are used.

const [MINUTES = '30', TEMPERATURE = '0.005', SEED = '1'] = process.argv.slice(2)
const LIMIT = Number(MINUTES)
/** Number of uniform deals from which one is drawn by the weight of its hand shapes. */
const DEALT = 12
/** Tables with three, four and five players in the proportions of real play. */
const TURNS = [4, 3, 4, 5, 4, 4, 3, 4, 5, 4]
/** Maximum number of cards to choose from. */
const MOST = 20
/** Standard deviation of the totals, per round played. */
const SPREAD = 28

const chance = playout(4, DEFAULT_OPTIONS, Number(SEED) * 7_919 + 12_345)
const spread = (): number => Array.from({ length: 6 }, () => draw(chance)).reduce((sum, each) => sum + each - 0.5, 0)

/** State of a table: its cards, its match, and the mean values of its positions. */
const tableOf = (seats: number) => ({
  deck: Uint8Array.from(deckFor(seats), card => slotOf(codeOf(card))),
  dealt: playout(seats, DEFAULT_OPTIONS, 1),
  round: playout(seats, DEFAULT_OPTIONS, 1),
  blank: playout(seats, DEFAULT_OPTIONS, 1),
  matches: Array.from({ length: 300 }, (_, at) => {
    const gone = at % 5
    const totals = Array.from({ length: seats }, () =>
      Math.round((-100 / seats) * gone + SPREAD * Math.sqrt(2 * gone) * spread()),
    )
    return {
      liking: shapesAfter(seats, passSize(gone)),
      model: matchModelOf(DEFAULT_OPTIONS, totals, gone),
      worth: new Float64Array(seats),
      played: 0,
    }
  }),
  values: new Float64Array(20 * 12 * 6 * 3),
  visits: new Float64Array(20 * 12 * 6 * 3),
})

const tables = new Map([3, 4, 5].map(seats => [seats, tableOf(seats)]))

/** Features of a position for its mean value: tricks left, players with points, own loss, the jack. */
const positionOf = ({ toPlay: seat, left, seats, alone, march, loss, jackSeat }: Playout): number => {
  const taken = alone < 0 ? 0 : Math.min(4, Math.floor(march[alone]! / 3))
  const whose = alone < 0 ? alone + 2 : (alone === seat ? 2 : 7) + taken
  const lost = -loss[seat]!
  const step = lost === 0 ? 0 : lost < 10 ? 1 : lost < 25 ? 2 : lost < 40 ? 3 : lost < 60 ? 4 : 5
  const jack = jackSeat < 0 ? 0 : jackSeat === seat ? 1 : 2
  return ((Math.floor(left / seats) * 12 + whose) * 6 + step) * 3 + jack
}

/** Weights of the policy, and the feature values that they follow, with their counts. */
const policy = new Float64Array(WEIGHTS)
const worths = new Float64Array(WEIGHTS)
const seen = new Float64Array(WEIGHTS)

// The decisions of one round.
const slots = new Uint8Array(MOST)
const places = new Int32Array(64 * MOST * FEATURES)
const shares = new Float64Array(64 * MOST)
const seatOf = new Int32Array(64)
const countOf = new Int32Array(64)
const chosenOf = new Int32Array(64)
const positions = new Int32Array(64)
const drawnAt = new Int32Array(MOST * FEATURES)
const ends = new Float64Array(5)
const chances = new Float64Array(5)

const sumAt = (weights: Float64Array, at: Int32Array, from: number): number => {
  let sum = 0
  for (let place = from; place < from + FEATURES; place++) sum += weights[at[place]!]!
  return sum
}

/** Chooses a card with the policy, records the candidates, and returns the card. */
const choose = (round: Playout, nth: number, cards: number, wild: boolean): number => {
  const from = nth * MOST
  let most = Number.NEGATIVE_INFINITY
  for (let card = 0; card < cards; card++) {
    shares[from + card] = sumAt(policy, drawnAt, card * FEATURES)
    most = Math.max(most, shares[from + card]!)
  }
  let sum = 0
  for (let card = 0; card < cards; card++) {
    shares[from + card] = Math.exp(shares[from + card]! - most)
    sum += shares[from + card]!
  }
  for (let card = 0; card < cards; card++) shares[from + card] = shares[from + card]! / sum
  let chosen = 0
  for (let left = draw(chance) - shares[from]!; left >= 0 && chosen < cards - 1; ) {
    chosen++
    left -= shares[from + chosen]!
  }
  if (wild) chosen = roll(chance, cards)
  for (let place = 0; place < cards * FEATURES; place++) places[from * FEATURES + place] = drawnAt[place]!
  seatOf[nth] = round.toPlay
  countOf[nth] = cards
  chosenOf[nth] = chosen
  positions[nth] = positionOf(round)
  return chosen
}

/**
 * Learns from one decision: how much more its round brought than the mean of the position and than the policy's
 * expectation.
 */
const learn = (nth: number, surplus: number, cap: number): void => {
  const from = nth * MOST
  const [cards, chosen] = [countOf[nth]!, chosenOf[nth]!]
  let mean = 0
  let own = 0
  for (let card = 0; card < cards; card++) {
    const worth = sumAt(worths, places, (from + card) * FEATURES)
    mean += shares[from + card]! * worth
    if (card === chosen) own = worth
  }
  const off = surplus - (own - mean)
  for (let card = 0; card < cards; card++) {
    const part = (card === chosen ? 1 : 0) - shares[from + card]!
    if (Math.abs(part) < 1e-4) continue
    const start = (from + card) * FEATURES
    for (let place = start; place < start + FEATURES; place++) {
      const at = places[place]!
      seen[at] = seen[at]! + part * part
      worths[at] = worths[at]! + (part * off) / (300 + Math.min(seen[at]!, cap))
    }
  }
}

const minutes = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 60_000_000
}

/** Deals hands with the shapes of players who passed. */
const dealShaped = (table: ReturnType<typeof tableOf>, liking: (round: Playout, but: number) => number): void => {
  const { deck, dealt, round, blank } = table
  let total = 0
  for (let time = 0; time < DEALT; time++) {
    copyPlayout(blank, dealt)
    for (let at = deck.length - 1; at > 0; at--) {
      const other = roll(chance, at + 1)
      const card = deck[at]!
      deck[at] = deck[other]!
      deck[other] = card
    }
    for (let at = 0; at < deck.length; at++) give(dealt, at % dealt.seats, deck[at]!)
    const weight = Math.exp(liking(dealt, -1) - 8)
    total += weight
    if (draw(chance) * total < weight) copyPlayout(dealt, round)
  }
  round.left = deck.length
  // Z4: the holder of the 2 of flowers leads it.
  for (let seat = 0; seat < round.seats; seat++) if (round.hands[8 | seat]! & 1) round.toPlay = seat
}

let told = 0
const marches = [0, 0]
for (let number = 0; ; number++) {
  if (number % 1024 === 0) {
    const gone = minutes()
    const temperature = Math.max(Number(TEMPERATURE), 0.01 * (1 - (3 * gone) / LIMIT))
    const pace = number < 30_000 ? 0 : 0.02
    for (let at = 0; at < WEIGHTS; at++) policy[at] = policy[at]! + pace * (worths[at]! / temperature - policy[at]!)
    if (gone > told + LIMIT / 30) {
      told = gone
      const share = (100 * marches[1]!) / marches[0]!
      process.stderr.write(`${gone.toFixed(1)} min, ${number} rounds, ${share.toFixed(1)} % marches of four\n`)
      marches.fill(0)
    }
    if (gone > LIMIT) break
  }
  const seats = TURNS[number % TURNS.length]!
  const table = tables.get(seats) as ReturnType<typeof tableOf>
  const match = table.matches[roll(chance, table.matches.length)] as (typeof table.matches)[number]
  const { round } = table
  dealShaped(table, match.liking)
  const wild = number % 2 === 0 ? -1 : roll(chance, Math.floor(0.75 * round.left))
  let count = 0
  let from = wild < 0 ? 0 : -1
  for (let play = 0; round.left > 0; play++) {
    const cards = featuresOf(round, slots, drawnAt)
    if (cards > 1 && play === wild) from = count
    makePlay(round, slots[cards > 1 ? choose(round, count++, cards, play === wild) : 0]!)
  }
  const march = writePoints(round, ends)
  match.model.chances(ends, march, chances)
  if (seats === 4) marches[0] = marches[0]! + 1
  if (seats === 4 && march >= 0) marches[1] = marches[1]! + 1
  const cap = Math.max(2_000, number / 6)
  for (let nth = from < 0 ? count : from; nth < count; nth++) {
    const seat = seatOf[nth]!
    const position = positions[nth]!
    const brought = chances[seat]! - match.worth[seat]!
    const surplus = brought - table.values[position]!
    if (wild < 0 || nth !== from) {
      table.visits[position] = table.visits[position]! + 1
      table.values[position] = table.values[position]! + surplus / Math.min(5 + table.visits[position]!, 20_000)
    }
    learn(nth, surplus, cap)
  }
  match.played++
  for (let seat = 0; seat < seats; seat++) {
    const off = chances[seat]! - match.worth[seat]!
    match.worth[seat] = match.worth[seat]! + off / Math.min(match.played, 2_000)
  }
}

/** A letter for every weight in halves, from -13 to +12. */
const text = Array.from(policy, weight =>
  String.fromCharCode(66 + Math.max(-13, Math.min(12, Math.round(2 * weight)))),
).join('')
const lines = text.match(/.{1,112}/g) ?? []
writeFileSync(
  new URL('../../../packages/bots/src/herzlos/learned.gen.ts', import.meta.url),
  `import { WEIGHTS } from './features.ts'

// Generated by training/herzlosselfplay.ts. One letter for every weight; B is 0.
const TEXT = [
${lines.map(line => `  '${line}',`).join('\n')}
].join('')

/** The weights of all features of a card, in units of 1/2. */
export const POLICY_WEIGHTS: Int16Array = Int16Array.from({ length: WEIGHTS }, (_, at) => TEXT.charCodeAt(at) - 66)
`,
)
