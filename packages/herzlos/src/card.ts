import { HIDDEN, type Hidden } from '@halfpint/core'

/** Z1: the four suits, in the order of the record format. */
export const SUITS = ['hearts', 'flowers', 'cups', 'diamonds'] as const

/** Z1: the suit of a card. */
export type Suit = (typeof SUITS)[number]

const LETTERS = ['h', 'f', 'c', 'd'] as const

/** Z1: the ranks of every suit, low to high. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const

/** Z1: the rank of a card. */
export type Rank = (typeof RANKS)[number]

/** Z1: the number of cards of a suit. */
const SUIT_SIZE = 13

/** Z1: the number of cards. */
export const DECK_SIZE = 52

/** A card as records write it: suit letter and rank, `h2` to `dA`. */
export type Card = `${(typeof LETTERS)[number]}${Rank}`

/** A card, or one that the viewer may not know. */
export type SeenCard = Card | Hidden

/**
 * All cards in order: suit by suit, low to high. The index of a card, `13 * suit + rank`, is its code.
 * Tricks and playouts are computed on codes.
 */
export const CARDS: readonly Card[] = LETTERS.flatMap(letter => RANKS.map(rank => `${letter}${rank}` as Card))

const CODES: ReadonlyMap<unknown, number> = new Map(CARDS.map((card, code) => [card, code]))

/** The code of a card. */
export const codeOf = (card: Card): number => CODES.get(card)!

/** The card with this code. */
export const cardOf = (code: number): Card => CARDS[code]!

/** Reads a card from outside; `undefined` if it is not one. */
export const parseCard = (text: unknown): Card | undefined => (CODES.has(text) ? (text as Card) : undefined)

/** The index of a card's suit, 0 for hearts. */
export const suitNumber = (code: number): number => Math.floor(code / SUIT_SIZE)

/** The suit of a card. */
export const suitOf = (card: Card): Suit => SUITS[suitNumber(codeOf(card))]!

/** The rank of a card. */
export const rankOf = (card: Card): Rank => RANKS[codeOf(card) % SUIT_SIZE]!

const place = (card: SeenCard): number => (card === HIDDEN ? DECK_SIZE : codeOf(card))

/** Compares cards by card order; hidden cards come last. */
export const compareCards = (a: SeenCard, b: SeenCard): number => place(a) - place(b)

/** Sorts cards, so that a hand does not reveal the order in which it was dealt. */
export const sortCards = <C extends SeenCard>(cards: readonly C[]): C[] => [...cards].sort(compareCards)

/** Z1: the cards left out at tables of three and five, so that all hands are equal. */
const LEFT_OUT: { readonly [seats: number]: readonly Card[] } = { 3: ['c2'], 5: ['c2', 'd2'] }

/** Z1: the cards in play at a table of this size, in card order. */
export const deckFor = (seats: number): readonly Card[] => CARDS.filter(card => !LEFT_OUT[seats]?.includes(card))
