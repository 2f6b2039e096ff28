import { type Card, codeOf, DECK_SIZE, HIGHEST, sortCards } from './card.ts'
import { mayJoinGroups, NUMBER_BITS, ONE_COLOUR, times } from './evaluate.ts'
import { kindOf, makeStrength, type SetKind, type Strength } from './set.ts'
import type { SetOptions } from './state.ts'

/** Maximum number of hand cards in a list of plays. */
export const MAX_HAND = 7

/** Maximum number of row cards in a list of plays. */
export const MAX_ROW = 5

// A set is a mask of twelve bits: seven for the hand, five above them for the row.
const HAND_BITS = (1 << MAX_HAND) - 1
const MASKS = 1 << (MAX_HAND + MAX_ROW)

const BIT_COUNT = Uint8Array.from({ length: MASKS }, (_, mask) => {
  let count = 0
  for (let rest = mask; rest > 0; rest &= rest - 1) count++
  return count
})

const NUMBERS = Uint8Array.from({ length: DECK_SIZE }, (_, code) => (code % HIGHEST) + 1)
const SUITS = Uint8Array.from({ length: DECK_SIZE }, (_, code) => Math.floor(code / HIGHEST))

/** The strength of `count` cards of one number, at `8 * number + count`. */
const GROUP = new Int32Array(8 * (HIGHEST + 1))
for (let number = 1; number <= HIGHEST; number++) {
  for (const [at, kind] of (['high-card', 'pair', 'three', 'four', 'five'] as const).entries()) {
    GROUP[8 * number + at + 1] = makeStrength(kind, times(at + 1, number))
  }
}

const TWO_PAIR = makeStrength('two-pair', [])
const FULL_HOUSE = makeStrength('full-house', [])
const FLUSH = makeStrength('flush', [])
const FOUR = makeStrength('four', [])
const STRAIGHTS = Int32Array.from({ length: HIGHEST - 3 }, (_, low) =>
  makeStrength('straight', [low + 4, low + 3, low + 2, low + 1, low]),
)

/**
 * Every play of a hand with a row, on small integers: `masks[i] & 127` are the hand cards of play i,
 * `masks[i] >> 7` its row cards, `strengths[i]` its strength. A list is reused, so that bots list millions
 * of plays without garbage collection.
 */
export interface PlayList {
  count: number
  readonly masks: Uint16Array
  readonly strengths: Int32Array
}

/** An empty list with space for all plays of twelve cards. */
export const playList = (): PlayList => ({
  count: 0,
  masks: new Uint16Array(1600),
  strengths: new Int32Array(1600),
})

// Buffers of `listPlays`, empty between calls.
const byNumber = new Uint16Array(HIGHEST + 2)
const byColour = new Uint16Array(5)
const codes = new Uint8Array(MAX_HAND + MAX_ROW)
const multiples = new Uint8Array(6)
const bestStrength = new Int32Array(HAND_BITS + 1)
const bestMask = new Uint16Array(HAND_BITS + 1)

const add = (list: PlayList, mask: number, strength: Strength): void => {
  list.masks[list.count] = mask
  list.strengths[list.count++] = strength
}

/** One card, and two to five of a kind. */
const addGroups = (list: PlayList, present: number): void => {
  for (let rest = present; rest !== 0; rest &= rest - 1) {
    const number = 32 - Math.clz32(rest & -rest)
    const group = byNumber[number]!
    if ((group & (group - 1)) === 0) {
      if (group <= HAND_BITS) add(list, group, GROUP[8 * number + 1]!)
      continue
    }
    for (let mask = group; mask !== 0; mask = (mask - 1) & group) {
      if ((mask & HAND_BITS) !== 0) add(list, mask, GROUP[8 * number + BIT_COUNT[mask]!]!)
    }
  }
}

/** Two pair and full house from the numbers `high` and `low`. */
const addTwoGroups = (list: PlayList, high: number, low: number, { rowGroups, fullHouse }: SetOptions): void => {
  const highGroup = byNumber[high]!
  const lowGroup = byNumber[low]!
  for (let upper = highGroup; upper !== 0; upper = (upper - 1) & highGroup) {
    const uppers = BIT_COUNT[upper]!
    if (uppers !== 2 && uppers !== 3) continue
    const upperInHand = (upper & HAND_BITS) === 0 ? 0 : 1
    for (let lower = lowGroup; lower !== 0; lower = (lower - 1) & lowGroup) {
      const lowers = BIT_COUNT[lower]!
      if ((lowers !== 2 && lowers !== 3) || uppers + lowers > 5) continue
      const lowerInHand = (lower & HAND_BITS) === 0 ? 0 : 2
      if (!mayJoinGroups(rowGroups, upperInHand | lowerInHand, 3)) continue
      if (uppers === lowers) add(list, upper | lower, TWO_PAIR | (high * 0x1100 + low * 0x11))
      else if (uppers === 3) add(list, upper | lower, FULL_HOUSE | (high * 0x11100 + low * 0x11))
      // H20: by default the highest card counts first, even if it belongs to the pair.
      else
        add(
          list,
          upper | lower,
          FULL_HOUSE | (fullHouse === 'triple-first' ? low * 0x11100 + high * 0x11 : high * 0x11000 + low * 0x111),
        )
    }
  }
}

/** Straights that begin with the number `low`, in one colour or in several. */
const addStraights = (list: PlayList, low: number, depth: number, mask: number, colours: number): void => {
  if (depth === 5) {
    if ((mask & HAND_BITS) === 0) return
    add(list, mask, colours === 0 ? STRAIGHTS[low]! : ONE_COLOUR[31 << (low - 1)]!)
    return
  }
  for (let rest = byNumber[low + depth]!; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    const colour = 1 << SUITS[codes[31 - Math.clz32(bit)]!]!
    addStraights(list, low, depth + 1, mask | bit, colours & colour)
  }
}

/** Flushes that are not straight flushes. */
const addFlushes = (list: PlayList, group: number): void => {
  for (let mask = group; mask !== 0; mask = (mask - 1) & group) {
    if (BIT_COUNT[mask] !== 5 || (mask & HAND_BITS) === 0) continue
    let bits = 0
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      bits |= NUMBER_BITS[codes[31 - Math.clz32(rest & -rest)]!]!
    }
    const strength = ONE_COLOUR[bits]!
    if (strength >= FLUSH && strength < FOUR) add(list, mask, strength)
  }
}

/** H16: keeps only the strongest set of each choice of hand cards. */
const keepStrongest = (list: PlayList): void => {
  let kept = 0
  for (let at = 0; at < list.count; at++) {
    const mask = list.masks[at]!
    const strength = list.strengths[at]!
    const hand = mask & HAND_BITS
    const best = bestStrength[hand]!
    // Entries of `masks` before `at` are free to store the choices found so far.
    if (best === 0) list.masks[kept++] = hand
    // Between equal sets keep the first row cards in row order, so that lists do not depend on the order of search.
    if (strength > best || (strength === best && mask < bestMask[hand]!)) {
      bestStrength[hand] = strength
      bestMask[hand] = mask
    }
  }
  for (let at = 0; at < kept; at++) {
    const hand = list.masks[at]!
    list.masks[at] = bestMask[hand]!
    list.strengths[at] = bestStrength[hand]!
    bestStrength[hand] = 0
  }
  list.count = kept
}

/** Adds a card to the groups of its number and colour. Returns the bit of its number. */
const enter = (code: number, at: number): number => {
  const number = NUMBERS[code]!
  const colour = SUITS[code]!
  codes[at] = code
  byNumber[number] = byNumber[number]! | (1 << at)
  byColour[colour] = byColour[colour]! | (1 << at)
  return 1 << (number - 1)
}

/** H14 to H17: fills the list with every play of these cards (codes). */
export const listPlays = (
  list: PlayList,
  hand: ArrayLike<number>,
  row: ArrayLike<number>,
  options: SetOptions,
): void => {
  list.count = 0
  let present = 0
  for (let at = 0; at < hand.length; at++) present |= enter(hand[at]!, at)
  for (let at = 0; at < row.length; at++) present |= enter(row[at]!, MAX_HAND + at)

  addGroups(list, present)

  let found = 0
  for (let rest = present; rest !== 0; rest &= rest - 1) {
    const number = 32 - Math.clz32(rest & -rest)
    if (BIT_COUNT[byNumber[number]!]! > 1) multiples[found++] = number
  }
  for (let high = 1; high < found; high++) {
    for (let low = 0; low < high; low++) {
      addTwoGroups(list, multiples[high]!, multiples[low]!, options)
    }
  }

  let runs = present & (present >> 1) & (present >> 2) & (present >> 3) & (present >> 4)
  for (; runs !== 0; runs &= runs - 1) addStraights(list, 32 - Math.clz32(runs & -runs), 0, 0, 31)
  for (let colour = 0; colour < 5; colour++) {
    const group = byColour[colour]!
    if (BIT_COUNT[group]! >= 5) addFlushes(list, group)
    byColour[colour] = 0
  }
  for (let rest = present; rest !== 0; rest &= rest - 1) byNumber[32 - Math.clz32(rest & -rest)] = 0
  if (options.sets === 'strongest') keepStrongest(list)
}

/** A possible play: hand cards, row cards and the set they make. */
export interface PossiblePlay {
  readonly hand: readonly Card[]
  readonly row: readonly Card[]
  readonly set: SetKind
  readonly strength: Strength
}

const shared = playList()

/** Every play of a hand with a row, in no particular order. */
export const playsOf = (hand: readonly Card[], row: readonly Card[], options: SetOptions): PossiblePlay[] => {
  const held = sortCards(hand)
  listPlays(shared, held.map(codeOf), row.map(codeOf), options)
  return Array.from({ length: shared.count }, (_, at) => {
    const mask = shared.masks[at]!
    const strength = shared.strengths[at]!
    return {
      hand: held.filter((_, place) => mask & (1 << place)),
      row: row.filter((_, place) => mask & (1 << (MAX_HAND + place))),
      set: kindOf(strength),
      strength,
    }
  })
}
