import { bySeat, ok, type Result, refuse, type Seat } from '@halfpint/core'
import { type Card, deckFor, parseCard, type SeenCard, sortCards } from './card.ts'

/** Z2: the seat that gets the card at this index of the deck. */
export const destination = (place: number, seats: number): Seat => place % seats

/** Z2: the hands, dealt one card at a time. */
export const dealHands = (deck: readonly SeenCard[], seats: number): SeenCard[][] =>
  bySeat(seats, seat => sortCards(deck.filter((_, place) => destination(place, seats) === seat)))

/** Reads a whole deck from outside: every card of a table of this size, each once. */
export const readDeck = (json: unknown, seats: number): Result<readonly Card[]> => {
  if (!Array.isArray(json)) return refuse('missing-key', { key: 'deck' })
  const deck = deckFor(seats)
  if (json.length !== deck.length) return refuse('bad-deck', { cards: json.length, expected: deck.length })
  const missing = new Set(deck)
  for (const entry of json) {
    const card = parseCard(entry)
    if (card === undefined) {
      return refuse('unknown-card', { card: typeof entry === 'string' ? entry.slice(0, 20) : null })
    }
    if (missing.delete(card)) continue
    return deck.includes(card) ? refuse('card-twice', { card }) : refuse('card-left-out', { card, seats })
  }
  return ok(json as Card[])
}
