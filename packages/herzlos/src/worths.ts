import { codeOf } from './card.ts'
import { ALL_RANKS, lowestRank } from './ranks.ts'
import { QUEEN_POINTS } from './score.ts'
import type { ScoringOptions } from './state.ts'

/**
 * A card of the playout: `suit << 4 | rank`. Suits and ranks are numbered as in the rules, so a slot is a
 * code with a gap of three after every ace.
 */
export type Slot = number

/** The slot of a card's code. */
export const slotOf = (code: number): Slot => code + 3 * Math.floor(code / 13)

/** The code of the card in a slot. */
export const codeAt = (slot: Slot): number => slot - 3 * (slot >> 4)

/** The number of the suit diamonds. */
export const DIAMONDS = 3

/** The queen of flowers. */
export const QUEEN: Slot = slotOf(codeOf('fQ'))

/** The jack of diamonds. */
export const JACK: Slot = slotOf(codeOf('dJ'))

/** The points of cards under the options of a game. */
export interface Worths {
  /** Z6: points of hearts and the queen by slot. */
  readonly points: Int32Array
  /** The kind of card by slot: 1 for hearts and the queen, 2 for the jack, otherwise 0. */
  readonly kinds: Uint8Array
  /** The points of the hearts of a mask together. */
  readonly hearts: Int32Array
  /** The points of all hearts and the queen. */
  readonly all: number
}

const makeWorths = ({ hearts }: ScoringOptions): Worths => {
  const points = new Int32Array(64)
  points.set(hearts)
  points[QUEEN] = QUEEN_POINTS
  const kinds = new Uint8Array(64)
  kinds.fill(1, 0, 13)
  kinds[QUEEN] = 1
  kinds[JACK] = 2
  const sums = new Int32Array(ALL_RANKS + 1)
  for (let ranks = 1; ranks <= ALL_RANKS; ranks++) {
    sums[ranks] = sums[ranks & (ranks - 1)]! + hearts[lowestRank(ranks)]!
  }
  return { points, kinds, hearts: sums, all: sums[ALL_RANKS]! + QUEEN_POINTS }
}

const MAX_CACHED = 8
const kept = new Map<string, Worths>()
let latest: { readonly options: ScoringOptions; readonly worths: Worths } | undefined

/** The points of cards under these options. Cached, because every decision of a game needs the same. */
export const worthsOf = (options: ScoringOptions): Worths => {
  if (latest?.options === options) return latest.worths
  const key = options.hearts.join()
  let worths = kept.get(key)
  if (worths === undefined) {
    if (kept.size >= MAX_CACHED) kept.clear()
    worths = makeWorths(options)
    kept.set(key, worths)
  }
  latest = { options, worths }
  return worths
}
