import { everySeat, type Seat, type Seen } from '@halfpint/core'
import { type Card, type Play, rankOf, type State, type Suit, scoreRound, suitOf } from '@halfpint/herzlos'
import type { DrawnCard } from '../../play/card.ts'
import type { Style } from '../../play/paint.ts'
import type { Frame } from '../face.ts'

/** Z1: each suit has a shape besides its letter. */
export const SHAPES: { readonly [suit in Suit]: string } = { hearts: '♥', flowers: '✿', cups: '∪', diamonds: '♦' }

const STYLES: { readonly [suit in Suit]: Style } = {
  hearts: 'red',
  flowers: 'green',
  cups: 'blue',
  diamonds: 'yellow',
}

/** The colour of a suit. */
export const styleOf = (suit: Suit): Style => STYLES[suit]

/** A card as it is drawn on the table. */
export const drawn = (card: Card): DrawnCard => {
  const suit = suitOf(card)
  return { text: SHAPES[suit] + card, style: STYLES[suit] }
}

/** A card by its short name, in its colour. */
export const shortName = (card: Card, { paint }: Frame): string => paint(STYLES[suitOf(card)], card)

/** A card in words: `queen of flowers`. */
export const cardName = (card: Card, { words, paint }: Frame): string => {
  const rank = rankOf(card)
  const { ranks } = words.games.herzlos
  const name = Object.hasOwn(ranks, rank) ? ranks[rank as keyof typeof ranks] : rank
  return paint(STYLES[suitOf(card)], words.games.herzlos.cardName(suitOf(card), name))
}

/** Several cards by their short names, one alone in words. */
export const cardNames = (cards: readonly Card[], frame: Frame): string =>
  cards.length === 1 ? cardName(cards[0] as Card, frame) : cards.map(card => shortName(card, frame)).join(' ')

/** The name of a seat, or `null` for the viewer: sentences say `you` then. */
export const nameFor = (view: Seen<State>, seat: Seat, { names }: Frame): string | null =>
  seat === view.viewer ? null : (names[seat] as string)

/** The viewer's hand. */
export const handOf = (view: Seen<State>): readonly Card[] =>
  view.viewer === 'rail' ? [] : (view.hands[view.viewer] as readonly Card[])

/** Z6: the points of a trick for whoever takes it. */
export const pointsOf = (plays: readonly Play[], { options, seats }: Seen<State>): number =>
  scoreRound(options, [{ plays, winner: 0 }], seats).points[0] as number

/** The cards that a seat has taken in this round. */
export const takenBy = (view: Seen<State>, seat: Seat): readonly Card[] =>
  view.tricks.filter(trick => trick.winner === seat).flatMap(trick => trick.plays.map(play => play.card))

const isMarchCard = (card: Card): boolean => suitOf(card) === 'hearts' || card === 'fQ'

/** From this many cards on, one player alone with them is worth a warning. */
const MARCH_LOOMS = 5

/** Z8: the seat that alone has taken hearts or the queen so far, once that is worth a warning. */
export const marcher = (view: Seen<State>): { readonly seat: Seat; readonly taken: number } | undefined => {
  const takers = everySeat(view.seats)
    .map(seat => ({ seat, taken: takenBy(view, seat).filter(isMarchCard).length }))
    .filter(({ taken }) => taken > 0)
  const [first, second] = takers
  return first !== undefined && second === undefined && first.taken >= MARCH_LOOMS ? first : undefined
}
