import { bySeat, clockwise, ok, type Result, refuse, type Seat } from '@halfpint/core'
import { type Card, cardOf, DECK_SIZE, parseCode, type SeenCard, sortCards } from './card.ts'
import { splitOf } from './split.ts'

/** The cards of a round after the deal. */
export interface DealtCards {
  readonly row: readonly Card[]
  readonly hands: readonly (readonly SeenCard[])[]
  readonly stock: readonly SeenCard[]
}

/** H8: the receiver of the card at this index of the deck: a seat, the row or the stock. */
export const destination = (place: number, handSize: number, rowSize: number, seats: number, start: Seat) => {
  if (place === 0) return 'row'
  if (place <= handSize * seats) return clockwise(start, seats, place - 1)
  return place < handSize * seats + rowSize ? 'row' : 'stock'
}

/** H8: opens the row, deals the hands one card at a time from the start player, then fills the row. */
export const deal = (deck: readonly SeenCard[], seats: number, start: Seat): DealtCards => {
  const split = splitOf(deck[0] as Card)
  const dealt = split.hand * seats + 1
  const hands = bySeat(seats, seat => {
    const hand: SeenCard[] = []
    for (let at = 1 + ((seat - start + seats) % seats); at < dealt; at += seats) hand.push(deck[at]!)
    return sortCards(hand)
  })
  const filled = dealt + split.row - 1
  return { row: [deck[0] as Card, ...(deck.slice(dealt, filled) as Card[])], hands, stock: deck.slice(filled) }
}

/** Reads a whole deck from outside: all 65 cards, each once. */
export const readDeck = (json: unknown): Result<readonly Card[]> => {
  if (!Array.isArray(json)) return refuse('missing-key', { key: 'deck' })
  if (json.length !== DECK_SIZE) return refuse('bad-deck', { cards: json.length, expected: DECK_SIZE })
  const dealt = new Uint8Array(DECK_SIZE)
  for (const entry of json) {
    const code = parseCode(entry)
    if (code === undefined)
      return refuse('unknown-card', { card: typeof entry === 'string' ? entry.slice(0, 20) : null })
    if (dealt[code] === 1) return refuse('card-twice', { card: cardOf(code) })
    dealt[code] = 1
  }
  return ok(json as Card[])
}
