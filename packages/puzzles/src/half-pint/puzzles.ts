import type { Seat } from '@halfpint/core'
import { halfPint, type State } from '@halfpint/half-pint'
import type { PuzzleGame } from '../puzzlegame.ts'
import { attempt } from './attempt.ts'
import { isSure } from './hidden.ts'
import { actionAt, aimOf, load, movesOf, placeOf } from './position.ts'
import { solverAt } from './search.ts'
import { THEME_NAMES } from './themes.ts'

/** Puzzles of Half-Pint Heroes. */
export const halfPintPuzzles: PuzzleGame<State> = {
  game: halfPint,
  letter: 'h',
  goals: ['mark', 'few', 'brawl', 'stop-brawl'],
  themes: THEME_NAMES,
  ruleOf: { mark: 'H25', few: 'H25', brawl: 'H21', 'stop-brawl': 'H21' },
  attempt,
  rightActions(state, seat, goal, hands) {
    const loaded = load(state)
    const right = solverAt(state.seats).rightChoices(loaded.round, aimOf(seat, goal), Number.POSITIVE_INFINITY)
    const actions = right?.map(at => actionAt(loaded, at))
    if (hands === 'open') return actions
    // What is right in every deal that fits is right in this one, too; what is not proven is left open.
    const sure = actions?.filter(action => isSure(state, seat, goal, action))
    return sure?.length === 0 ? undefined : sure
  },
  lineAfter(state: State, seat: Seat, goal, _, action) {
    const loaded = load(state)
    return movesOf(loaded, solverAt(state.seats).line(loaded.round, aimOf(seat, goal), placeOf(loaded, action)))
  },
}
