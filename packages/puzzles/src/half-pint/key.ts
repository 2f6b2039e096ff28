import { type Card, codeOf, type State } from '@halfpint/half-pint'

/** All orders of the five colours. */
const COLOUR_ORDERS: readonly (readonly number[])[] = (() => {
  const orders: number[][] = []
  const place = (order: number[]): void => {
    if (order.length === 5) orders.push(order)
    else for (let colour = 0; colour < 5; colour++) if (!order.includes(colour)) place([...order, colour])
  }
  place([])
  return orders
})()

/** Identifies a position; equal for positions that differ only by a permutation of the colours (H19). */
export const keyOf = (state: State, goal: string): string => {
  const groups: readonly (readonly number[])[] = [
    state.row.map(codeOf),
    ...state.hands.map(hand => (hand as readonly Card[]).map(codeOf)),
    ...state.trick.map(play => play.hand.map(codeOf)),
  ]
  const relabelled = COLOUR_ORDERS.map(order =>
    groups
      .map(codes =>
        codes
          .map(code => 13 * order[Math.floor(code / 13)]! + (code % 13))
          .sort((a, b) => a - b)
          .join(),
      )
      .join('|'),
  )
  const won = state.tricks.map(trick => trick.winner).join('')
  const least = relabelled.reduce((best, key) => (key < best ? key : best))
  return `${goal} ${state.toPlay} ${state.predictions[state.toPlay]} ${won} ${least}`
}
