import { type Playout, RANK_COUNT } from '@halfpint/herzlos'

/*
 * Features of a card play as indexes into one table of weights: the score of a card is the sum of its weights. Nothing
 * here depends on the hidden cards.
 */

// Offset of each feature group.
export const LEAD_RANKS = 0 // suit state 8 × lower out 6 × higher out 6
export const LEAD_SUIT = LEAD_RANKS + 288 // suit state 8 × own 6 × out 4
export const LEAD_CARD = LEAD_SUIT + 192 // card 64
export const LEAD_VOID = LEAD_CARD + 64 // suit state 8 × others void 4 × out 4 × stage 3
export const LEAD_END = LEAD_VOID + 384 // sureness 3 × own 6 × end of the suit 4 × stage 3
export const LEAD_TAKEN = LEAD_END + 216 // who took points 4 × points out 4 × sureness 3 × hearts 2
export const LEAD_MODE = LEAD_TAKEN + 96 // mode 33 × sureness 3 × suit 4 × void 2
export const LEAD_LENGTH = LEAD_MODE + 792 // mode 33 × own 6 × end of the suit 4
export const FOLLOW_TRICK = LEAD_LENGTH + 792 // suit state 8 × place 3 × after 3 × trick 4
export const FOLLOW_RANKS = FOLLOW_TRICK + 288 // suit state 8 × place 3 × higher out 6 × out 4
export const FOLLOW_CARD = FOLLOW_RANKS + 576 // card 64 × over 2
export const FOLLOW_VOID = FOLLOW_CARD + 128 // void behind 3 × after 3 × place 3 × points out 4 × trick 4
export const FOLLOW_STAGE = FOLLOW_VOID + 432 // stage 3 × place 3 × trick 4 × a way out 2 × suit state 8
export const FOLLOW_SUIT = FOLLOW_STAGE + 576 // own 6 × end of the run 4 × place 3 × suit state 8
export const FOLLOW_MODE = FOLLOW_SUIT + 576 // mode 33 × place 3 × hearts in it 2 × the marcher's part 5
export const FOLLOW_KEEP = FOLLOW_MODE + 990 // mode 33 × place 3 × end of the run 4
export const THROW_RANKS = FOLLOW_KEEP + 396 // suit state 8 × lower out 6 × higher out 6
export const THROW_SUIT = THROW_RANKS + 288 // suit state 8 × own 6 × out 4
export const THROW_CARD = THROW_SUIT + 192 // card 64
export const THROW_STAGE = THROW_CARD + 64 // stage 3 × suit state 8 × own 6 × highest 2
export const THROW_SURE = THROW_STAGE + 288 // sureness 3 × out 4 × points out 4 × kind 4
export const THROW_TAKEN = THROW_SURE + 192 // who took points 4 × kind 4 × after 3 × trick 4
export const THROW_MODE = THROW_TAKEN + 192 // mode 33 × kind 4 × the marcher's part 5 × highest 2
export const THROW_KEEP = THROW_MODE + 1_320 // mode 33 × suit 4 × sureness 3

/** Number of weights. */
export const WEIGHTS = THROW_KEEP + 396

/**
 * Bins for the number of a hand's cards that may lose a trick: for a player who took nothing yet, and for the one who
 * took everything so far.
 */
const LOSERS = Uint8Array.from({ length: 21 }, (_, losers) =>
  losers < 5 ? losers : losers < 7 ? 5 : losers < 9 ? 6 : 7,
)
const LOSERS_LEFT = Uint8Array.from({ length: 21 }, (_, losers) => (losers < 2 ? losers : losers < 4 ? 2 : 3))

/**
 * March situation of a seat: 0 no march possible; 1 to 8 nobody has taken anything (by number of its cards that may
 * lose); 9 to 20 it took everything so far; 21 to 32 another seat did (by number of tricks it will certainly win).
 */
export const modeOf = ({ hands, live, alone, march }: Playout, seat: number): number => {
  if (alone === -2) return 0
  const bits = RANK_COUNT
  let losers = 0
  let winners = 0
  for (let suit = 0; suit < 4; suit++) {
    const mine = hands[(suit << 3) | seat]!
    if (mine === 0) continue
    const out = live[suit]! & ~mine
    const size = bits[mine]!
    const tops = out === 0 ? size : bits[mine >> (32 - Math.clz32(out))]!
    winners += tops
    // Each certain winner draws about three cards of the others.
    const left = bits[out]! - 3 * tops
    if (left > 0) losers += left < size - tops ? left : size - tops
  }
  if (alone < 0) return 1 + LOSERS[losers]!
  const taken = march[alone]!
  if (alone === seat) return 9 + (taken < 4 ? 0 : taken < 8 ? 4 : 8) + LOSERS_LEFT[losers]!
  return 21 + (taken < 3 ? 0 : taken < 6 ? 3 : taken < 9 ? 6 : 9) + (winners > 2 ? 2 : winners)
}

/**
 * Role of the seat that took everything so far in this trick: 0 it is winning and all others have played, 1 it is
 * winning, 2 it has not played yet, 3 it is not winning and all others have played, 4 it is not winning.
 */
export const marcherOf = ({ alone, bestSeat, toPlay, inTrick, seats }: Playout): number => {
  if (alone === bestSeat) return inTrick === seats - 1 ? 0 : 1
  if (alone >= 0 && (alone < toPlay ? alone + seats : alone) - toPlay < seats - inTrick) return alone === toPlay ? 4 : 2
  return inTrick === seats - 1 ? 3 : 4
}

/** Seats with hearts or queens: 0 none, 1 several, 2 only this seat, 3 only another seat. */
export const takenState = (alone: number, seat: number): number => (alone < 0 ? -1 - alone : alone === seat ? 2 : 3)

/** Number of other seats, starting `seatsAfter` seats after this one, that are known to be void in a suit. */
export const voidBehind = ({ voids, seats, toPlay }: Playout, seatsAfter: number, suit: number): number => {
  let count = 0
  for (let after = 1; after <= seatsAfter; after++) {
    const seat = toPlay + after
    count += (voids[seat < seats ? seat : seat - seats]! >> suit) & 1
  }
  return count
}

/**
 * Whether the seat that took everything so far, or any other seat if there is no such seat, is known to be void in a
 * suit.
 */
export const voidOf = ({ voids, alone, toPlay }: Playout, suit: number, others: number): number =>
  alone < 0 || alone === toPlay ? (others > 0 ? 1 : 0) : (voids[alone]! >> suit) & 1

/** Whether a seat holds a card below all others of its suit, with which it can give the lead away. */
export const hasWayOut = ({ hands, live }: Playout, seat: number): number => {
  for (let suit = 0; suit < 4; suit++) {
    const mine = hands[(suit << 3) | seat]!
    const out = live[suit]! & ~mine
    if (mine !== 0 && (mine & -mine) < (out & -out)) return 1
  }
  return 0
}

/** Value of the trick: 0 nothing, 1 some points, 2 many points, 3 the jack and few points. */
export const trickOf = ({ trickLoss, trickJack }: Playout): number =>
  trickJack === 1 && trickLoss > -15 ? 3 : trickLoss <= -20 ? 2 : trickLoss < 0 ? 1 : 0

/** Points still held by the others: 0 none to 3 many. */
export const dreadOf = ({ hands, live, toPlay, worths }: Playout): number => {
  const queenOut = live[1]! & ~hands[8 | toPlay]! & 1024
  const out = (queenOut === 0 ? 0 : 25) - worths.hearts[live[0]! & ~hands[toPlay]!]!
  return out <= 0 ? 0 : out < 25 ? 1 : out < 60 ? 2 : 3
}

/** Stage of the round: 0 beginning to 2 last tricks. */
export const stageOf = ({ left, seats }: Playout): number => (left <= 4 * seats ? 2 : left <= 8 * seats ? 1 : 0)

/** A suit, and whether its queen or jack is held by others, held by this seat, or gone. */
export const stateOf = (suit: number, mine: number, out: number): number => {
  if (suit === 1) return out & 1024 ? 1 : mine & 1024 ? 2 : 3
  if (suit === 3) return mine & 512 ? 6 : out & 512 ? 5 : 7
  return suit === 0 ? 0 : 4
}

/** Cards of a suit held by the others: 0 none to 3 many. */
export const someOf = (size: number): number => (size === 0 ? 0 : size <= 2 ? 1 : size <= 5 ? 2 : 3)
