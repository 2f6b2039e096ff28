import {
  type BySeat,
  bySeat,
  clockwise,
  everySeat,
  HIDDEN,
  type OptionsOf,
  type Position,
  type Seat,
} from '@halfpint/core'

/** The options of Thimble. */
export const OPTION_RULES = {
  rounds: { kind: 'whole', min: 1, max: 4, default: 2 },
  wins: { kind: 'choice', values: ['high', 'low'] },
  /** The points of a right guess in the first round and in later ones. */
  prizes: { kind: 'list', length: 2, min: -9, max: 9, default: [1, 2] },
} as const

export type Options = OptionsOf<typeof OPTION_RULES>

/** `c1`, `c2` and so on; `?` in a view. */
export type Card = string

export type RoundResult = {
  readonly winner: Seat
  readonly points: BySeat<number>
}

/** The whole table. In a view, hidden values are `?`. */
export interface State extends Position {
  readonly options: Options
  readonly phase: 'deal' | 'stake' | 'guess' | 'play' | 'over'
  readonly hands: BySeat<readonly Card[]>
  readonly stock: readonly Card[]
  readonly stakes: BySeat<number | typeof HIDDEN | null>
  readonly guesses: BySeat<Seat | typeof HIDDEN | null>
  readonly plays: readonly { readonly seat: Seat; readonly card: Card }[]
  readonly results: readonly RoundResult[]
}

export type Action =
  | { readonly type: 'stake'; readonly stake: number }
  | { readonly type: 'guess'; readonly guess: Seat }
  | { readonly type: 'play'; readonly card: Card }

export type Event =
  | { readonly type: 'dealt'; readonly deck: readonly Card[] }
  | { readonly type: 'staked'; readonly seat: Seat; readonly stake: number | typeof HIDDEN }
  | { readonly type: 'stakes-revealed'; readonly stakes: BySeat<number> }
  | { readonly type: 'guessed'; readonly seat: Seat; readonly guess: Seat | typeof HIDDEN }
  | { readonly type: 'guesses-revealed'; readonly guesses: BySeat<Seat> }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  | ({ readonly type: 'round-scored' } & RoundResult)

/** The allowed stakes. */
export const STAKES = [1, 2, 3] as const

/** Two cards for each seat, and two for the stock. */
export const deckFor = (seats: number): Card[] => Array.from({ length: 2 * seats + 2 }, (_, card) => `c${card + 1}`)

const rank = (card: Card): number => (card === HIDDEN ? Number.POSITIVE_INFINITY : Number(card.slice(1)))

/** Compares cards, low to high, hidden cards last. */
export const compareCards = (a: Card, b: Card): number => (a === b ? 0 : rank(a) - rank(b))

/** The seat to play. The start moves one seat on each round. */
export const toPlay = ({ round, seats, plays }: State): Seat => clockwise(round, seats, plays.length)

/** The totals so far. */
export const totals = ({ seats, results }: State): number[] =>
  bySeat(seats, seat => results.reduce((sum, { points }) => sum + points[seat]!, 0))

/** The seats with the highest total. */
export const winners = (state: State): Seat[] => {
  const sums = totals(state)
  return everySeat(state.seats).filter(seat => sums[seat] === Math.max(...sums))
}

/** The fields of a table between rounds. */
export const cleared = (seats: number): Pick<State, 'hands' | 'stock' | 'stakes' | 'guesses' | 'plays'> => ({
  hands: bySeat(seats, () => []),
  stock: [],
  stakes: bySeat(seats, () => null),
  guesses: bySeat(seats, () => null),
  plays: [],
})
