import { everySeat } from '@halfpint/core'
import { type Card, deckFor, type State } from '@halfpint/herzlos'
import { readChoice, writeChoice } from '../digits.ts'
import type { DealCodec } from '../linkedgame.ts'

/** Z2: the hands as sets; the last hand is the rest of the deck. */
export const herzlosDeals: DealCodec<State> = {
  write(deck, { seats }) {
    const left = [...deckFor(seats)]
    return everySeat(seats - 1).map(seat => {
      const hand = deck.filter((_, place) => place % seats === seat) as Card[]
      const digit = writeChoice(
        hand.map(card => left.indexOf(card)).sort((a, b) => a - b),
        left.length,
      )
      for (const card of hand) left.splice(left.indexOf(card), 1)
      return digit
    })
  },
  read(reader, { seats }) {
    const left = [...deckFor(seats)]
    const size = left.length / seats
    const hands = everySeat(seats - 1).map(() => {
      const hand = readChoice(reader, size, left.length).map(place => left[place]!)
      for (const card of hand) left.splice(left.indexOf(card), 1)
      return hand
    })
    hands.push(left)
    return Array.from({ length: size * seats }, (_, place) => hands[place % seats]![Math.floor(place / seats)]!)
  },
}
