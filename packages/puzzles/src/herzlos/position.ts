import type { Json, Seat } from '@halfpint/core'
import { type Card, cardOf, codeAt, codeOf, loadState, QUEEN, type State, slotOf } from '@halfpint/herzlos'
import type { Move } from '../puzzlegame.ts'
import type { Aim, Step } from '../search.ts'
import { type Board, boardFor } from './search.ts'

const QUEEN_CARD: Card = cardOf(codeAt(QUEEN))

const queenIn = ({ trick, tricks }: State): number => {
  if (trick.some(({ card }) => card === QUEEN_CARD)) return -2
  return tricks.find(({ plays }) => plays.some(({ card }) => card === QUEEN_CARD))?.winner ?? -1
}

/** A state of the phase `play` with all hands known, for the search. */
export const load = (state: State): Board => {
  const board = boardFor(state.seats)
  loadState(board.round, state)
  board.queen = queenIn(state)
  return board
}

/** What the seat wants from this moment on. */
export const aimOf = ({ round }: Board, seat: Seat, goal: string): Aim => ({
  seat,
  goal,
  base: round.march[seat]!,
})

/** The action that plays the card in this slot. */
export const actionAt = (slot: number): Json => ({ type: 'play', card: cardOf(codeAt(slot)) })

/** The slot of the card that an action plays. */
export const slotIn = (action: Json): number => slotOf(codeOf((action as { readonly card: Card }).card))

/** The steps of a line as moves. */
export const movesOf = (steps: readonly Step[]): readonly Move[] =>
  steps.map(({ seat, choice }) => ({ seat, action: actionAt(choice) }))
