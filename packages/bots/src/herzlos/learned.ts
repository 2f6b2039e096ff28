import { exp } from '@halfpint/core'
import { draw, legalRanks, type Playout, RANK_COUNT, type Slot } from '@halfpint/herzlos'
import * as at from './features.ts'
import { POLICY_WEIGHTS } from './learned.gen.ts'

// Cards of a suit share most features. Their common sum is computed once because playouts spend most of their time
// here.

/** Weights are stored as integers in units of 1/2. */
const HALVES = 2
/** A card this far behind the best is never played. */
const DEPTH = 25

const POWERS = new Float64Array(DEPTH + 1)
for (let below = 0; below <= DEPTH; below++) POWERS[below] = exp(-below / HALVES)

const masks = new Int32Array(4)
export const slots = new Uint8Array(20)
export const scores = new Int32Array(20)
const heap = new Float64Array(20)

/** Scores the cards of the suit led; returns their number. */
const weighFollowing = (round: Playout, mine: number): number => {
  const weights = POLICY_WEIGHTS as Int16Array
  const bits = RANK_COUNT
  const { live, toPlay: seat, led, best, seats } = round
  const out = live[led]! & ~mine
  const own = Math.min(6, bits[mine]!) - 1
  const state = at.stateOf(led, mine, out)
  const some = at.someOf(bits[out]!)
  const later = seats - 1 - round.inTrick
  const after = later > 2 ? 2 : later
  const behind = later === 0 ? 0 : Math.min(2, at.voidBehind(round, later, led))
  const trick = at.trickOf(round)
  const mode = at.modeOf(round, seat)
  // Offsets for place 0.
  const trickAt = at.FOLLOW_TRICK + state * 36 + after * 4 + trick
  const voidAt = at.FOLLOW_VOID + (behind * 3 + after) * 48 + at.dreadOf(round) * 4 + trick
  const stageAt = at.FOLLOW_STAGE + at.stageOf(round) * 192 + trick * 16 + at.hasWayOut(round, seat) * 8 + state
  const modeAt = at.FOLLOW_MODE + mode * 30 + (led === 0 || round.trickMarch > 0 ? 5 : 0) + at.marcherOf(round)
  const ranksAt = at.FOLLOW_RANKS + state * 72 + some
  const suitAt = at.FOLLOW_SUIT + own * 96 + state
  const keepAt = at.FOLLOW_KEEP + mode * 12
  const cardAt = at.FOLLOW_CARD + (led << 5)
  const below = mine & ((1 << best) - 1)
  const above = mine & ~below
  let shared = 0
  let last = -1
  let cards = 0
  for (let ranks = mine; ranks !== 0; ranks &= ranks - 1) {
    const bit = ranks & -ranks
    const rank = 31 - Math.clz32(bit)
    const over = bits[out >> (rank + 1)]!
    const under = bit & below
    const place = under !== 0 ? 0 : over === 0 ? 1 : 2
    const peers = under !== 0 ? below : above
    const end = (peers >> (rank + 1) === 0 ? 1 : 0) | ((peers & (bit - 1)) === 0 ? 2 : 0)
    if (place !== last) {
      last = place
      shared =
        weights[trickAt + place * 12]! +
        weights[voidAt + place * 16]! +
        weights[stageAt + place * 64]! +
        weights[modeAt + place * 10]!
    }
    slots[cards] = (led << 4) | rank
    scores[cards++] =
      shared +
      weights[ranksAt + place * 24 + (over > 5 ? 5 : over) * 4]! +
      weights[cardAt + rank * 2 + (under !== 0 ? 0 : 1)]! +
      weights[suitAt + end * 24 + place * 8]! +
      weights[keepAt + place * 4 + end]!
  }
  return cards
}

/** Scores the cards that may be led; returns their number. */
const weighLeading = (round: Playout): number => {
  const weights = POLICY_WEIGHTS as Int16Array
  const bits = RANK_COUNT
  const { hands, live, toPlay: seat } = round
  legalRanks(round, masks)
  const stage = at.stageOf(round)
  const mode = at.modeOf(round, seat)
  const takenAt = at.LEAD_TAKEN + at.takenState(round.alone, seat) * 24 + at.dreadOf(round) * 6
  let cards = 0
  for (let suit = 0; suit < 4; suit++) {
    const legal = masks[suit]!
    if (legal === 0) continue
    const mine = hands[(suit << 3) | seat]!
    const out = live[suit]! & ~mine
    const size = bits[out]!
    const some = at.someOf(size)
    const own = Math.min(6, bits[mine]!) - 1
    const state = at.stateOf(suit, mine, out)
    const voids = Math.min(3, at.voidBehind(round, round.seats - 1, suit))
    const shared =
      weights[at.LEAD_SUIT + (state * 6 + own) * 4 + some]! +
      weights[at.LEAD_VOID + ((state * 4 + voids) * 4 + some) * 3 + stage]!
    const ranksAt = at.LEAD_RANKS + state * 36
    const endAt = at.LEAD_END + own * 12 + stage
    const lengthAt = at.LEAD_LENGTH + (mode * 6 + own) * 4
    const modeAt = at.LEAD_MODE + mode * 24 + suit * 2 + at.voidOf(round, suit, voids)
    const heartsAt = takenAt + (suit === 0 ? 1 : 0)
    for (let ranks = legal; ranks !== 0; ranks &= ranks - 1) {
      const bit = ranks & -ranks
      const rank = 31 - Math.clz32(bit)
      const over = bits[out >> (rank + 1)]!
      const under = size - over
      const sure = over === 0 ? 0 : under === 0 ? 1 : 2
      const end = (mine >> (rank + 1) === 0 ? 1 : 0) | ((mine & (bit - 1)) === 0 ? 2 : 0)
      slots[cards] = (suit << 4) | rank
      scores[cards++] =
        shared +
        weights[ranksAt + (under > 5 ? 5 : under) * 6 + (over > 5 ? 5 : over)]! +
        weights[at.LEAD_CARD + (suit << 4) + rank]! +
        weights[endAt + sure * 72 + end * 3]! +
        weights[heartsAt + sure * 2]! +
        weights[modeAt + sure * 8]! +
        weights[lengthAt + end]!
    }
  }
  return cards
}

/** Scores the cards of a hand without the suit led; returns their number. */
const weighThrowing = (round: Playout): number => {
  const weights = POLICY_WEIGHTS as Int16Array
  const bits = RANK_COUNT
  const { hands, live, toPlay: seat } = round
  const stage = at.stageOf(round)
  const mode = at.modeOf(round, seat)
  const after = Math.min(2, round.seats - 1 - round.inTrick)
  const takenAt = at.THROW_TAKEN + at.takenState(round.alone, seat) * 48 + after * 4 + at.trickOf(round)
  const dreadAt = at.THROW_SURE + at.dreadOf(round) * 4
  const modeAt = at.THROW_MODE + mode * 40 + at.marcherOf(round) * 2
  let cards = 0
  for (let suit = 0; suit < 4; suit++) {
    const mine = hands[(suit << 3) | seat]!
    if (mine === 0) continue
    const out = live[suit]! & ~mine
    const size = bits[out]!
    const some = at.someOf(size)
    const own = Math.min(6, bits[mine]!) - 1
    const state = at.stateOf(suit, mine, out)
    const shared = weights[at.THROW_SUIT + (state * 6 + own) * 4 + some]!
    const ranksAt = at.THROW_RANKS + state * 36
    const stageAt = at.THROW_STAGE + ((stage * 8 + state) * 6 + own) * 2
    const sureAt = dreadAt + some * 16
    const keepAt = at.THROW_KEEP + (mode * 4 + suit) * 3
    for (let ranks = mine; ranks !== 0; ranks &= ranks - 1) {
      const rank = 31 - Math.clz32(ranks & -ranks)
      const slot = (suit << 4) | rank
      const over = bits[out >> (rank + 1)]!
      const under = size - over
      const sure = over === 0 ? 0 : under === 0 ? 1 : 2
      const kind = suit === 0 ? 0 : slot === 26 ? 1 : slot === 57 ? 3 : 2
      const highest = mine >> (rank + 1) === 0 ? 1 : 0
      slots[cards] = slot
      scores[cards++] =
        shared +
        weights[ranksAt + (under > 5 ? 5 : under) * 6 + (over > 5 ? 5 : over)]! +
        weights[at.THROW_CARD + slot]! +
        weights[stageAt + highest]! +
        weights[sureAt + sure * 64 + kind]! +
        weights[takenAt + kind * 12]! +
        weights[modeAt + kind * 10 + highest]! +
        weights[keepAt + sure]!
    }
  }
  return cards
}

/** Writes the legal cards and the score of each; returns their number. */
export const weigh = (round: Playout): number => {
  const { hands, led, toPlay } = round
  if (led < 0) return weighLeading(round)
  const held = hands[(led << 3) | toPlay]!
  return held === 0 ? weighThrowing(round) : weighFollowing(round, held)
}

/** Samples a card from the softmax of the scores. */
export const learnedCard = (round: Playout): Slot => {
  const { hands, led, toPlay } = round
  if (led >= 0) {
    const held = hands[(led << 3) | toPlay]!
    if (held !== 0 && (held & (held - 1)) === 0) return (led << 4) | (31 - Math.clz32(held))
  }
  const cards = weigh(round)
  if (cards === 1) return slots[0]!
  let most = scores[0]!
  for (let card = 1; card < cards; card++) if (scores[card]! > most) most = scores[card]!
  let sum = 0
  for (let card = 0; card < cards; card++) {
    const below = most - scores[card]!
    sum += POWERS[below > DEPTH ? DEPTH : below]!
    heap[card] = sum
  }
  const drawn = draw(round) * sum
  let card = 0
  while (heap[card]! <= drawn) card++
  return slots[card]!
}
