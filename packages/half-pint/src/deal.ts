import { bySeat, clockwise, ok, type Result, refuse, type Seat } from '@halfpint/core'
import { type Card, codeOf, DECK_SIZE, parseCard, type SeenCard, sortCards } from './card.ts'
import { splitOf } from './split.ts'

/** A deck laid out on the table. */
export interface Deal {
  readonly row: readonly Card[]
  readonly hands: readonly (readonly SeenCard[])[]
  readonly stock: readonly SeenCard[]
}

/** H8: to whom the card at this place of the deck goes: a seat, the row, or nobody. */
export const destination = (place: number, handSize: number, rowSize: number, seats: number, start: Seat) => {
  if (place === 0) return 'row'
  if (place <= handSize * seats) return clockwise(start, seats, place - 1)
  return place < handSize * seats + rowSize ? 'row' : 'stock'
}

/** H8: opens the row, deals the hands one card at a time from the start player, then fills the row. */
export const deal = (deck: readonly SeenCard[], seats: number, start: Seat): Deal => {
  const split = splitOf(deck[0] as Card)
  const hands = bySeat<SeenCard[]>(seats, () => [])
  const row: Card[] = []
  const stock: SeenCard[] = []
  for (const [place, card] of deck.entries()) {
    const to = destination(place, split.hand, split.row, seats, start)
    if (to === 'row') row.push(card as Card)
    else if (to === 'stock') stock.push(card)
    else (hands[to] as SeenCard[]).push(card)
  }
  return { row, hands: hands.map(hand => sortCards(hand)), stock }
}

/** A whole deck from outside: all 65 cards, each once. */
export const readDeck = (json: unknown): Result<readonly Card[]> => {
  if (!Array.isArray(json)) return refuse('missing-key', { key: 'deck' })
  if (json.length !== DECK_SIZE) return refuse('bad-deck', { cards: json.length, expected: DECK_SIZE })
  const dealt = new Uint8Array(DECK_SIZE)
  for (const entry of json) {
    const card = parseCard(entry)
    if (card === undefined)
      return refuse('unknown-card', { card: typeof entry === 'string' ? entry.slice(0, 20) : null })
    const code = codeOf(card)
    if (dealt[code] === 1) return refuse('card-twice', { card })
    dealt[code] = 1
  }
  return ok(json as Card[])
}
