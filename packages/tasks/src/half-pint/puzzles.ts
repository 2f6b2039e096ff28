import type { Seat } from '@halfpint/core'
import { halfPint, type State } from '@halfpint/half-pint'
import type { PuzzleGame } from '../puzzlegame.ts'
import { attempt } from './attempt.ts'
import { actionAt, aimOf, load, movesOf, placeOf } from './position.ts'
import { solverAt } from './search.ts'
import { THEME_NAMES } from './themes.ts'

/** Puzzles of Half-Pint Heroes. All of them have open hands: most of the deck is not dealt, so too many deals would fit. */
export const halfPintPuzzles: PuzzleGame<State> = {
  game: halfPint,
  letter: 'h',
  goals: ['mark', 'few', 'brawl', 'stop-brawl'],
  themes: THEME_NAMES,
  ruleOf: { mark: 'H25', few: 'H25', brawl: 'H21', 'stop-brawl': 'H21' },
  attempt,
  rightActions(state, seat, goal) {
    const loaded = load(state)
    return solverAt(state.seats)
      .rightChoices(loaded.round, aimOf(seat, goal), Number.POSITIVE_INFINITY)
      ?.map(at => actionAt(loaded, at))
  },
  lineAfter(state: State, seat: Seat, goal, _, action) {
    const loaded = load(state)
    return movesOf(loaded, solverAt(state.seats).line(loaded.round, aimOf(seat, goal), placeOf(loaded, action)))
  },
}
