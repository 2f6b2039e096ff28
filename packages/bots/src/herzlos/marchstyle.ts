import {
  countRanks,
  FLOWERS,
  HEARTS,
  highestRank,
  lowestRank,
  type Playout,
  QUEEN,
  RANK_COUNT,
  type Slot,
} from '@halfpint/herzlos'

/*
 * How a regular with a liking for marches plays for one: with a good enough hand it takes every trick it can, as long
 * as nobody else has taken a heart.
 */

/** Share of high cards needed: for players without a liking for marches, and for those with the strongest one. */
const SOBER = 0.95
const DARING = 0.45
/** The strongest liking, in points. */
const WILD = 250

/** Share of a hand that at most one card of the others beats. Long suits count completely. */
const strength = (round: Playout, seat: number): number => {
  let high = 0
  let all = 0
  for (let suit = 0; suit < 4; suit++) {
    const mine = round.hands[(suit << 3) | seat]!
    const out = round.live[suit]! & ~mine
    const size = countRanks(mine)
    let sure = 0
    for (let ranks = mine; ranks !== 0; ranks &= ranks - 1) if (RANK_COUNT[out >> (lowestRank(ranks) + 1)]! <= 1) sure++
    // Small cards win too if the others have no more cards of the suit.
    high += sure >= 3 || sure >= countRanks(out) ? size : sure
    all += size
  }
  return all === 0 ? 0 : high / all
}

/** Whether a player with this liking plays for a march now. */
export const goesForMarch = (round: Playout, seat: number, brawl: number): boolean => {
  if (brawl <= 0 || (round.alone !== -1 && round.alone !== seat)) return false
  const liking = Math.min(1, brawl / WILD)
  return strength(round, seat) >= SOBER + (DARING - SOBER) * liking
}

const lead = (round: Playout, seat: number): Slot => {
  const closed = round.open === 0 && [1, 2, 3].some(suit => round.hands[(suit << 3) | seat] !== 0)
  let best = -1
  let most = Number.NEGATIVE_INFINITY
  for (let suit = closed ? 1 : 0; suit < 4; suit++) {
    const mine = round.hands[(suit << 3) | seat]!
    if (mine === 0) continue
    const out = round.live[suit]! & ~mine
    const rank = highestRank(mine)
    const score = rank + countRanks(out) - 20 * countRanks(out >> (rank + 1))
    if (score > most) {
      most = score
      best = (suit << 4) | rank
    }
  }
  return best
}

/** The smallest card whose loss does not prevent a march. */
const discard = (round: Playout, seat: number): Slot => {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (let suit = 0; suit < 4; suit++) {
    for (let ranks = round.hands[(suit << 3) | seat]!; ranks !== 0; ranks &= ranks - 1) {
      const slot = (suit << 4) | lowestRank(ranks)
      const score = (slot & 15) + (suit === HEARTS || slot === QUEEN ? 40 : 0)
      if (score < least) {
        least = score
        best = slot
      }
    }
  }
  return best
}

/** Chooses the card of a player who plays for a march. */
export const marchCard = (round: Playout): Slot => {
  const { led, toPlay: seat } = round
  if (led < 0) return round.hands[8 | seat]! & 1 ? FLOWERS << 4 : lead(round, seat)
  const mine = round.hands[(led << 3) | seat]!
  if (mine === 0) return discard(round, seat)
  const above = mine & ~((1 << round.best) - 1)
  if (above === 0) return (led << 4) | lowestRank(mine)
  return (led << 4) | (round.inTrick === round.seats - 1 ? lowestRank(above) : highestRank(above))
}

/**
 * Chooses the pass of a player who wants to march: the smallest cards, hearts first because a small heart ends a march.
 */
export const marchPass = (hand: Int32Array, size: number): Slot[] => {
  const slots: Slot[] = []
  for (let suit = 0; suit < 4; suit++) {
    for (let ranks = hand[suit]!; ranks !== 0; ranks &= ranks - 1) slots.push((suit << 4) | lowestRank(ranks))
  }
  const worth = (slot: Slot): number => (slot & 15) - (slot >> 4 === HEARTS ? 3 : 0)
  return slots.sort((a, b) => worth(a) - worth(b)).slice(0, size)
}
