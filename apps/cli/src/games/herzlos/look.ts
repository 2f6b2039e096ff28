import type { Seat, Seen } from '@halfpint/core'
import { type Card, type Play, pointsOf, rankOf, type State, type Suit, suitOf, type Warning } from '@halfpint/herzlos'
import type { DrawnCard } from '../../play/card.ts'
import type { Style } from '../../play/paint.ts'
import type { Frame } from '../face.ts'

/** Z1: each suit has a shape in addition to its letter. */
export const SHAPES: { readonly [suit in Suit]: string } = { hearts: '♥', flowers: '✿', cups: '∪', diamonds: '♦' }

const STYLES: { readonly [suit in Suit]: Style } = {
  hearts: 'red',
  flowers: 'green',
  cups: 'blue',
  diamonds: 'yellow',
}

/** The colour of a suit. */
export const styleOf = (suit: Suit): Style => STYLES[suit]

/** A card for the table. */
export const drawn = (card: Card): DrawnCard => {
  const suit = suitOf(card)
  return { text: SHAPES[suit] + card, style: STYLES[suit] }
}

/** The short name of a card, in its colour. */
export const shortName = (card: Card, { paint }: Frame): string => paint(STYLES[suitOf(card)], card)

/** The full name of a card: `queen of flowers`. */
export const cardName = (card: Card, { words, paint }: Frame): string => {
  const rank = rankOf(card)
  const { ranks } = words.games.herzlos
  const name = Object.hasOwn(ranks, rank) ? ranks[rank as keyof typeof ranks] : rank
  return paint(STYLES[suitOf(card)], words.games.herzlos.cardName(suitOf(card), name))
}

/** The short names of several cards, or the full name of a single one. */
export const cardNames = (cards: readonly Card[], frame: Frame): string =>
  cards.length === 1 ? cardName(cards[0]!, frame) : cards.map(card => shortName(card, frame)).join(' ')

/** The name of a seat, or `null` for the viewer, who is addressed as `you`. */
export const nameFor = (view: Seen<State>, seat: Seat, { names }: Frame): string | null =>
  seat === view.viewer ? null : names[seat]!

/** Z6: the points of a trick for the player who takes it. */
export const trickPoints = (plays: readonly Play[], { options }: Seen<State>): number =>
  pointsOf(
    options,
    plays.map(({ card }) => card),
  )

/** A warning as a sentence. */
export const warningText = ({ facts }: Warning, view: Seen<State>, frame: Frame): string =>
  frame.words.games.herzlos.marchLooms(nameFor(view, facts.seat, frame), facts.taken, facts.all)
