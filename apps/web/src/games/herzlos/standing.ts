import { bySeat, clockwise, everySeat, type Seat, type Viewer } from '@halfpint/core'
import {
  type Card,
  isScoring,
  MARCH_CARDS,
  type Play,
  playable,
  type RoundResult,
  type SeenCard,
  type State,
  scoreRound,
  suitOf,
  takenBy,
  totalsOf,
  winnerOf,
} from '@halfpint/herzlos'

/** A hand, as far as it is known. */
type SeenHand = readonly SeenCard[]

/** What one seat shows to everybody. */
export interface Plate {
  readonly seat: Seat
  readonly cards: number
  /** Z6: the points of what the seat has taken in this round. */
  readonly points: number
  readonly total: number
  /** The cards taken in this round that count, in card order. */
  readonly taken: readonly Card[]
  /** Whether the game waits for this seat. */
  readonly turn: boolean
  /** Whether the seat has chosen its cards to pass; `null` outside of that phase. */
  readonly passed: boolean | null
}

const isMarchCard = (card: Card): boolean => isScoring(card) && card !== 'dJ'

/** Z6: the points of these cards for whoever takes them. */
export const worthOf = (options: State['options'], cards: readonly Card[]): number =>
  scoreRound(options, [{ plays: cards.map(card => ({ seat: 0, card })), winner: 0 }], 1).points[0] as number

/** Whether the game waits for a seat. */
export const isTurn = (state: State, seat: Seat): boolean =>
  state.phase === 'pass' ? state.passes[seat] === null : state.phase === 'play' && state.toPlay === seat

/** Every seat's plate, clockwise from the left of `me`, who comes last; from the rail in seat order. */
export const platesOf = (state: State, me: Viewer): readonly Plate[] => {
  const first = me === 'rail' ? 0 : clockwise(me, state.seats)
  const totals = totalsOf(state.results, state.seats)
  return bySeat(state.seats, turn => {
    const seat = clockwise(first, state.seats, turn)
    const taken = takenBy(state.tricks, seat)
    return {
      seat,
      cards: (state.hands[seat] as SeenHand).length,
      points: worthOf(state.options, taken),
      total: totals[seat] as number,
      taken,
      turn: isTurn(state, seat),
      passed: state.phase === 'pass' ? state.passes[seat] !== null : null,
    }
  })
}

/** How far round the table a seat is, clockwise from the reader at the bottom; from the rail nobody sits just there. */
export const turnOf = (seat: Seat, me: Viewer, seats: number): string =>
  `${(me === 'rail' ? seat + 0.5 : (seat - me + seats) % seats) / seats}turn`

/** From this many cards on, one player alone with them is worth a warning. */
const MARCH_LOOMS = 5

/** Z8: the seat that alone has taken hearts or the queen so far, once that is worth a warning. */
export const marcherIn = (state: State): { readonly seat: Seat; readonly taken: number } | undefined => {
  const takers = everySeat(state.seats)
    .map(seat => ({ seat, taken: takenBy(state.tricks, seat).filter(isMarchCard).length }))
    .filter(({ taken }) => taken > 0)
  const [first, second] = takers
  return first !== undefined && second === undefined && first.taken >= MARCH_LOOMS ? first : undefined
}

/** All that counts: the march cards and the jack. */
const COUNTING = MARCH_CARDS + 1

/** Whether everything that counts has been taken, so that the rest of the round changes nothing. */
export const isSettled = (state: State): boolean =>
  state.phase === 'play' &&
  state.tricks.reduce((sum, { plays }) => sum + plays.filter(({ card }) => isScoring(card)).length, 0) === COUNTING

/** The seat whose card is the highest of the trick so far, or `null` before the lead. */
export const leaderOf = (trick: readonly Play[]): Seat | null => (trick.length === 0 ? null : winnerOf(trick))

/** The cards that a seat may play now; none when it is not to play. */
export const playableBy = (state: State, seat: Seat): readonly Card[] =>
  state.phase === 'play' && state.toPlay === seat ? playable(state.hands[seat] as readonly Card[], state) : []

/** One part of a seat's points in a round, with the rule that gave it. */
export interface Part {
  readonly rule: 'hearts' | 'queen' | 'jack' | 'march'
  readonly cards: readonly Card[]
  readonly points: number
}

/** Z6, Z8: how the points of a seat came about, from the cards it took that count; the parts add up to its points. */
export const partsOf = (
  options: State['options'],
  { points, march, taken: all }: Omit<RoundResult, 'tricks'>,
  seat: Seat,
): readonly Part[] => {
  const taken = all[seat] as readonly Card[]
  const jack: readonly Part[] = taken.includes('dJ')
    ? [{ rule: 'jack', cards: ['dJ'], points: worthOf(options, ['dJ']) }]
    : []
  if (march !== null && options.march === 'others-pay') {
    const rest = (points[seat] as number) - jack.reduce((sum, part) => sum + part.points, 0)
    return [{ rule: 'march', cards: taken.filter(isMarchCard), points: rest }, ...jack]
  }
  const hearts = taken.filter(card => suitOf(card) === 'hearts')
  return [
    ...(hearts.length > 0 ? [{ rule: 'hearts', cards: hearts, points: worthOf(options, hearts) } as const] : []),
    ...(taken.includes('fQ') ? [{ rule: 'queen', cards: ['fQ'], points: worthOf(options, ['fQ']) } as const] : []),
    ...jack,
  ]
}
