import type { Json, Seat } from '@halfpint/core'
import { type Card, cardOf, codeAt, codeOf, loadState, QUEEN, type State, slotOf } from '@halfpint/herzlos'
import type { PuzzleMove } from '../puzzlegame.ts'
import type { Aim, LineStep } from '../search.ts'
import { boardFor, type HerzlosBoard } from './search.ts'

const QUEEN_CARD: Card = cardOf(codeAt(QUEEN))

const queenIn = ({ trick, tricks }: State): number => {
  if (trick.some(({ card }) => card === QUEEN_CARD)) return -2
  return tricks.find(({ plays }) => plays.some(({ card }) => card === QUEEN_CARD))?.winner ?? -1
}

/** Loads a state in phase `play`, with all hands known, for the search. */
export const loadBoard = (state: State): HerzlosBoard => {
  const board = boardFor(state.seats)
  loadState(board.round, state)
  board.queen = queenIn(state)
  return board
}

/** The aim of a seat, counted from this position. */
export const aimOf = ({ round }: HerzlosBoard, seat: Seat, goal: string): Aim => ({
  seat,
  goal,
  base: round.march[seat]!,
})

/** The action that plays the card in this slot. */
export const actionAt = (slot: number): Json => ({ type: 'play', card: cardOf(codeAt(slot)) })

/** The slot of the card that an action plays. */
export const slotIn = (action: Json): number => slotOf(codeOf((action as { readonly card: Card }).card))

/** Converts the steps of a line to moves. */
export const movesOf = (steps: readonly LineStep[]): readonly PuzzleMove[] =>
  steps.map(({ seat, choice }) => ({ seat, action: actionAt(choice) }))
