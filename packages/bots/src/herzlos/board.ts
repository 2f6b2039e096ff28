import type { Seat } from '@halfpint/core'
import { codeOf, JACK_POINTS, MARCH_CARDS, type ScoringOptions, worthOfCards } from '@halfpint/herzlos'

/**
 * A card on the board: `suit << 4 | rank`. Suits and ranks are numbered as in the rules, so a slot is a
 * code with three places left free after every ace.
 */
export type Slot = number

/** The slot of a card's code. */
export const slotOf = (code: number): Slot => code + 3 * Math.floor(code / 13)

/** The code of the card in a slot. */
export const codeAt = (slot: Slot): number => slot - 3 * (slot >> 4)

export const QUEEN: Slot = slotOf(codeOf('fQ'))
export const JACK: Slot = slotOf(codeOf('dJ'))
export const FIRST: Slot = slotOf(codeOf('f2'))
export const HEARTS = 0
export const FLOWERS = 1
export const DIAMONDS = 3

/** How many bits of 13 are set. */
export const COUNT = new Uint8Array(1 << 13)
for (let ranks = 1; ranks < 1 << 13; ranks++) COUNT[ranks] = (COUNT[ranks >> 1] as number) + (ranks & 1)

/** How many ranks a mask holds. */
export const count = (ranks: number): number => COUNT[ranks] as number

/** The highest rank of a mask that is not empty. */
export const top = (ranks: number): number => 31 - Math.clz32(ranks)

/** The lowest rank of a mask that is not empty. */
export const low = (ranks: number): number => 31 - Math.clz32(ranks & -ranks)

/** What stays the same for a whole game. */
export interface Table {
  readonly seats: number
  readonly othersPay: boolean
  /** Points of hearts and the queen by slot. */
  readonly loss: Int32Array
  /** What a card is by slot: 1 for hearts and the queen, 2 for the jack, else 0. */
  readonly kinds: Uint8Array
  /** The points of the hearts of a mask together. */
  readonly hearts: Int32Array
  /** How many hearts and queens one seat must have taken, alone, before rules of thumb see a march coming. */
  readonly alarm: number
}

const ALARM = 4

const sums = new Map<string, Int32Array>()

/** Kept, for every decision of a game asks for the same. */
const heartSums = (hearts: readonly number[]): Int32Array => {
  const key = hearts.join()
  const known = sums.get(key)
  if (known !== undefined) return known
  const all = new Int32Array(1 << 13)
  for (let ranks = 1; ranks < 1 << 13; ranks++)
    all[ranks] = (all[ranks & (ranks - 1)] as number) + (hearts[low(ranks)] as number)
  if (sums.size > 8) sums.clear()
  sums.set(key, all)
  return all
}

/** The table of a game with these options. */
export const createTable = (seats: number, options: ScoringOptions): Table => {
  const loss = new Int32Array(64)
  options.hearts.forEach((points, rank) => {
    loss[rank] = points
  })
  // The rules say what the queen is worth; asking them keeps one truth.
  loss[QUEEN] = ((worthOfCards(options)[codeOf('fQ')] as number) << 16) >> 16
  const kinds = new Uint8Array(64)
  kinds.fill(1, 0, 13)
  kinds[QUEEN] = 1
  kinds[JACK] = 2
  return {
    seats,
    othersPay: options.march === 'others-pay',
    loss,
    kinds,
    hearts: heartSums(options.hearts),
    alarm: ALARM,
  }
}

/**
 * A round under way on small integers, changed in place. Unlike the rules' own playout it keeps what a
 * policy looks at: the cards still in hands, who took what, and who could still march.
 */
export interface Board {
  /** All that the four arrays below hold, in one piece, so that a copy is one call. */
  readonly cells: Int32Array
  /** The ranks held, 13 bits, at `suit << 3 | seat`. */
  readonly hands: Int32Array
  /** Points of hearts and queen taken, by seat. */
  readonly loss: Int32Array
  /** Hearts and queens taken, by seat. */
  readonly march: Int32Array
  /** The ranks still in hands, by suit. */
  readonly live: Int32Array
  toPlay: Seat
  /** The suit led, -1 before the lead. */
  led: number
  /** The best rank of the trick under way, and who played it. */
  best: number
  bestSeat: Seat
  inTrick: number
  trickLoss: number
  trickMarch: number
  /** 1 if the jack lies in the trick under way. */
  trickJack: number
  /** Who took the jack, -1 if nobody yet. */
  jackSeat: number
  /** Z5: 1 once a heart was thrown off. */
  open: number
  /** Cards left in all hands. */
  left: number
  /** Who took all hearts and queens taken so far: a seat, -1 if none is taken, -2 if several took some. */
  alone: number
}

/** A board without cards. */
export const createBoard = (): Board => {
  const cells = new Int32Array(52)
  return {
    cells,
    hands: cells.subarray(0, 32),
    loss: cells.subarray(32, 40),
    march: cells.subarray(40, 48),
    live: cells.subarray(48, 52),
    toPlay: 0,
    led: -1,
    best: 0,
    bestSeat: 0,
    inTrick: 0,
    trickLoss: 0,
    trickMarch: 0,
    trickJack: 0,
    jackSeat: -1,
    open: 0,
    left: 0,
    alone: -1,
  }
}

/** The same round on a second board. */
export const copyBoard = (to: Board, from: Board): void => {
  to.cells.set(from.cells)
  to.toPlay = from.toPlay
  to.led = from.led
  to.best = from.best
  to.bestSeat = from.bestSeat
  to.inTrick = from.inTrick
  to.trickLoss = from.trickLoss
  to.trickMarch = from.trickMarch
  to.trickJack = from.trickJack
  to.jackSeat = from.jackSeat
  to.open = from.open
  to.left = from.left
  to.alone = from.alone
}

/** Puts a card into a hand. */
export const give = ({ hands, live }: Board, seat: Seat, slot: Slot): void => {
  const suit = slot >> 4
  const bit = 1 << (slot & 15)
  hands[(suit << 3) | seat] = (hands[(suit << 3) | seat] as number) | bit
  live[suit] = (live[suit] as number) | bit
}

/** Z4, Z5: writes the ranks that may be played, by suit, and answers how many cards that are. */
export const legalMasks = (board: Board, masks: Int32Array): number => {
  const { hands, toPlay: seat, led } = board
  const bits = COUNT
  const hearts = hands[seat] as number
  const flowers = hands[8 | seat] as number
  const cups = hands[16 | seat] as number
  const diamonds = hands[24 | seat] as number
  if (led >= 0) {
    const held = hands[(led << 3) | seat] as number
    if (held !== 0) {
      masks[0] = 0
      masks[1] = 0
      masks[2] = 0
      masks[3] = 0
      masks[led] = held
      return bits[held] as number
    }
    masks[0] = hearts
  } else if (flowers & 1) {
    masks[0] = 0
    masks[1] = 1
    masks[2] = 0
    masks[3] = 0
    return 1
  } else masks[0] = board.open === 0 && (flowers | cups | diamonds) !== 0 ? 0 : hearts
  masks[1] = flowers
  masks[2] = cups
  masks[3] = diamonds
  const plain = (bits[flowers] as number) + (bits[cups] as number) + (bits[diamonds] as number)
  return (bits[masks[0] as number] as number) + plain
}

/** The seat to play plays a card; whether it may is not asked. */
export const play = (table: Table, board: Board, slot: Slot): void => {
  const { hands, live, toPlay: seat } = board
  const suit = slot >> 4
  const rank = slot & 15
  const bit = 1 << rank
  const at = (suit << 3) | seat
  hands[at] = (hands[at] as number) & ~bit
  live[suit] = (live[suit] as number) & ~bit
  board.left--
  if (board.led < 0) {
    board.led = suit
    board.best = rank
    board.bestSeat = seat
  } else if (suit === board.led) {
    if (rank > board.best) {
      board.best = rank
      board.bestSeat = seat
    }
  } else if (suit === 0) board.open = 1
  const kind = table.kinds[slot] as number
  if (kind !== 0) {
    if (kind === 1) {
      board.trickLoss += table.loss[slot] as number
      board.trickMarch++
    } else board.trickJack = 1
  }
  if (++board.inTrick < table.seats) board.toPlay = seat + 1 === table.seats ? 0 : seat + 1
  else endTrick(board)
}

const endTrick = (board: Board): void => {
  const winner = board.bestSeat
  if (board.trickMarch !== 0) {
    const { loss, march } = board
    loss[winner] = (loss[winner] as number) + board.trickLoss
    march[winner] = (march[winner] as number) + board.trickMarch
    if (board.alone !== winner) board.alone = board.alone === -1 ? winner : -2
    board.trickLoss = 0
    board.trickMarch = 0
  }
  if (board.trickJack === 1) {
    board.jackSeat = winner
    board.trickJack = 0
  }
  board.toPlay = winner
  board.led = -1
  board.inTrick = 0
}

/** Z6, Z8: writes the points of a round played to its end, and answers who marched, or -1. */
export const settleBoard = (table: Table, board: Board, points: Float64Array): Seat | -1 => {
  const { seats } = table
  const { alone, loss } = board
  const march = alone >= 0 && board.march[alone] === MARCH_CARDS ? alone : -1
  const pay = march >= 0 && table.othersPay
  for (let seat = 0; seat < seats; seat++) {
    points[seat] = pay ? (seat === march ? 0 : (loss[march] as number)) : (loss[seat] as number)
  }
  const jack = board.jackSeat
  if (jack >= 0) points[jack] = (points[jack] as number) + JACK_POINTS
  return march
}

/** Whether the queen of flowers is still in a hand. */
export const queenLives = (board: Board): boolean => ((board.live[1] as number) & (1 << 10)) !== 0

/** Whether the jack of diamonds is still in a hand. */
export const jackLives = (board: Board): boolean => ((board.live[3] as number) & (1 << 9)) !== 0
