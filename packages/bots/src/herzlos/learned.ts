import { exp } from '@halfpint/core'
import { draw, type Playout, type Slot } from '@halfpint/herzlos'
import { look, PLACES } from './features.ts'
import { POLICY_WEIGHTS } from './learned.gen.ts'

/** Weights are whole sixteenths. */
const SIXTEENTHS = 16
/** Beyond this a card is as good as never played. */
const DEPTH = 200

const POWERS = new Float64Array(DEPTH + 1)
for (let below = 0; below <= DEPTH; below++) POWERS[below] = exp(-below / SIXTEENTHS)

const slots = new Uint8Array(20)
const places = new Int32Array(20 * PLACES)
const scores = new Int32Array(20)
const heap = new Float64Array(20)

/** The only card the seat to play may follow with, or -1. */
const forcedCard = ({ hands, led, toPlay }: Playout): Slot => {
  if (led < 0) return -1
  const held = hands[(led << 3) | toPlay] as number
  return held !== 0 && (held & (held - 1)) === 0 ? (led << 4) | (31 - Math.clz32(held)) : -1
}

/** Scores all legal cards; answers how many there are. */
const weigh = (round: Playout): number => {
  const weights = POLICY_WEIGHTS
  const marks = scores
  const at = places
  const cards = look(round, slots, at)
  if (cards === 1) return 1
  let most = -1e9
  for (let card = 0, place = 0; card < cards; card++, place += PLACES) {
    const score =
      (weights[at[place] as number] as number) +
      (weights[at[place + 1] as number] as number) +
      (weights[at[place + 2] as number] as number) +
      (weights[at[place + 3] as number] as number) +
      (weights[at[place + 4] as number] as number) +
      (weights[at[place + 5] as number] as number) +
      (weights[at[place + 6] as number] as number) +
      (weights[at[place + 7] as number] as number)
    marks[card] = score
    if (score > most) most = score
  }
  const powers = POWERS
  const sums = heap
  let sum = 0
  for (let card = 0; card < cards; card++) {
    const below = most - (marks[card] as number)
    sum += below > 200 ? (powers[200] as number) : (powers[below] as number)
    sums[card] = sum
  }
  return cards
}

/** A card as a practised player would choose it: good ones often, bad ones seldom, by fitted weights. */
export const learnedCard = (round: Playout): Slot => {
  const forced = forcedCard(round)
  if (forced >= 0) return forced
  const cards = weigh(round)
  if (cards === 1) return slots[0] as number
  const drawn = draw(round) * (heap[cards - 1] as number)
  let card = 0
  while ((heap[card] as number) <= drawn) card++
  return slots[card] as number
}
