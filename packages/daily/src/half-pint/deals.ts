import { clockwise, everySeat, type Json } from '@halfpint/core'
import { CARDS, type Card, codeOf, halfPint, type State, splitOf } from '@halfpint/half-pint'
import { type Digit, readChoice, writeChoice } from '../digits.ts'
import type { DealCodec } from '../linkedgame.ts'

/** Removes cards from those that are left. */
const takeOut = (left: Card[], cards: readonly Card[]): void => {
  for (const card of cards) left.splice(left.indexOf(card), 1)
}

/** H8: the top card, the hands as sets, then the rest of the row in order. */
export const halfPintDeals: DealCodec<State> = {
  write(deck, state) {
    const { row, hands } = halfPint.evolve(state, { type: 'dealt', deck: deck as readonly Card[] })
    const left = [...CARDS]
    const digits: Digit[] = [[BigInt(codeOf(row[0]!)), BigInt(left.length)]]
    takeOut(left, row.slice(0, 1))
    for (const hand of hands as readonly (readonly Card[])[]) {
      digits.push(
        writeChoice(
          hand.map(card => left.indexOf(card)).sort((a, b) => a - b),
          left.length,
        ),
      )
      takeOut(left, hand)
    }
    for (const card of row.slice(1)) {
      digits.push([BigInt(left.indexOf(card)), BigInt(left.length)])
      takeOut(left, [card])
    }
    return digits
  },
  read(reader, { seats, start }) {
    const left = [...CARDS]
    const top = left[Number(reader.take(BigInt(left.length)))]!
    takeOut(left, [top])
    const split = splitOf(top)
    const hands = everySeat(seats).map(() => {
      const hand = readChoice(reader, split.hand, left.length).map(place => left[place]!)
      takeOut(left, hand)
      return hand
    })
    const row: Card[] = []
    while (row.length + 1 < split.row) {
      const card = left[Number(reader.take(BigInt(left.length)))]!
      takeOut(left, [card])
      row.push(card)
    }
    const dealt: Json[] = []
    for (let card = 0; card < split.hand; card++) {
      for (const turn of everySeat(seats)) dealt.push(hands[clockwise(start, seats, turn)]![card]!)
    }
    return [top, ...dealt, ...row, ...left]
  },
}
