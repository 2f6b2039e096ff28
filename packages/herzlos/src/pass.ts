import { type BySeat, clockwise, ok, type Result, refuse, type Seat } from '@halfpint/core'
import { type Card, type SeenCard, sortCards } from './card.ts'

/** Z3: the number of cards to pass in this 0-based round. */
export const passSize = (round: number): number => round + 1

/** Z3: the neighbour on the right, against the direction of play. */
export const rightOf = (seat: Seat, seats: number): Seat => clockwise(seat, seats, seats - 1)

/** Z3: returns the cards of a pass in order, or the reason why they cannot be passed. */
export const checkPass = (hand: readonly SeenCard[], cards: readonly Card[], size: number): Result<readonly Card[]> => {
  if (cards.length !== size) return refuse('wrong-pass-size', { cards: cards.length, expected: size })
  const foreign = cards.find(card => !hand.includes(card))
  if (foreign !== undefined) return refuse('not-in-hand', { card: foreign })
  const twice = cards.find((card, at) => cards.indexOf(card) !== at)
  if (twice !== undefined) return refuse('card-twice', { card: twice })
  return ok(sortCards(cards))
}

/** Every choice of `count` cards of a hand, in the order of the hand. */
export const choicesOf = (hand: readonly Card[], size: number): readonly (readonly Card[])[] => {
  const choices: Card[][] = []
  const chosen: Card[] = []
  const choose = (from: number): void => {
    if (chosen.length === size) {
      choices.push([...chosen])
      return
    }
    const last = hand.length - (size - chosen.length)
    for (let at = from; at <= last; at++) {
      chosen.push(hand[at]!)
      choose(at + 1)
      chosen.pop()
    }
  }
  choose(0)
  return choices
}

/** Z3: the hands after the exchange. */
export const exchange = (hands: BySeat<readonly SeenCard[]>, passes: BySeat<readonly SeenCard[]>): SeenCard[][] =>
  hands.map((hand, seat) => sortCards([...hand, ...passes[clockwise(seat, hands.length)]!]))
