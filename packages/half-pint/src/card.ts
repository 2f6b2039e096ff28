import type { Hidden } from '@halfpint/core'

/** H1: the five colours, in the order of the record format. */
export const COLOURS = ['red', 'yellow', 'green', 'blue', 'black'] as const

/** H1: the colour of a card. */
export type Colour = (typeof COLOURS)[number]

const LETTERS = ['r', 'y', 'g', 'b', 'k'] as const

/** H1: the highest number; 1 is only low. */
export const HIGHEST = 13

/** H1: the number of cards. */
export const DECK_SIZE = 65

/** A fight card as records write it: colour letter and number, `r1` to `k13`. */
export type Card = `${(typeof LETTERS)[number]}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13}`

/** A card, or one that the viewer may not know. */
export type SeenCard = Card | Hidden

/**
 * All cards in order: colour by colour, low to high. The index of a card, `13 * colour + number - 1`,
 * is its code. Sets are evaluated on codes.
 */
export const CARDS: readonly Card[] = LETTERS.flatMap(letter =>
  Array.from({ length: HIGHEST }, (_, low) => `${letter}${low + 1}` as Card),
)

const CODES: ReadonlyMap<unknown, number> = new Map(CARDS.map((card, code) => [card, code]))

/** The code of a card. */
export const codeOf = (card: Card): number => CODES.get(card)!

/** The card with this code. */
export const cardOf = (code: number): Card => CARDS[code]!

/** Reads a card from outside; `undefined` if it is not one. */
export const parseCard = (text: unknown): Card | undefined => (CODES.has(text) ? (text as Card) : undefined)

/** Reads the code of a card from outside; `undefined` if it is not one. */
export const parseCode = (text: unknown): number | undefined => CODES.get(text)

/** The number on a card, 1 to 13. */
export const numberOf = (card: Card): number => (codeOf(card) % HIGHEST) + 1

/** The colour of a card. */
export const colourOf = (card: Card): Colour => COLOURS[Math.floor(codeOf(card) / HIGHEST)]!

/** The position of a card in card order; hidden cards come last. */
const placeOf = (card: SeenCard): number => CODES.get(card) ?? DECK_SIZE

/** Compares cards by card order; hidden cards come last. */
export const compareCards = (a: SeenCard, b: SeenCard): number => placeOf(a) - placeOf(b)

/** Sorts cards, so that a hand does not reveal the order in which it was dealt. */
export const sortCards = <C extends SeenCard>(cards: readonly C[]): C[] => {
  const places: number[] = []
  const sorted: C[] = []
  // Insertion sort: hands are short, and each position is looked up only once.
  for (const card of cards) {
    const place = placeOf(card)
    let at = places.length
    for (; at > 0 && places[at - 1]! > place; at--) {
      places[at] = places[at - 1]!
      sorted[at] = sorted[at - 1]!
    }
    places[at] = place
    sorted[at] = card
  }
  return sorted
}
