import type { Seat } from '@halfpint/core'
import { halfPint, type State } from '@halfpint/half-pint'
import type { PuzzleGame } from '../puzzlegame.ts'
import { attempt } from './attempt.ts'
import { isRightInEveryDeal } from './hidden.ts'
import { actionAt, aimOf, choiceOf, loadRound, movesOf } from './position.ts'
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
    const loaded = loadRound(state)
    const right = solverAt(state.seats).rightChoices(loaded.round, aimOf(seat, goal), Number.POSITIVE_INFINITY)
    const actions = right?.map(at => actionAt(loaded, at))
    if (hands === 'open') return actions
    // A play that is right in every deal is also right in this one. Without a proof the puzzle counts as unsolved.
    const sure = actions?.filter(action => isRightInEveryDeal(state, seat, goal, action))
    return sure?.length === 0 ? undefined : sure
  },
  lineAfter(state: State, seat: Seat, goal, _, action) {
    const loaded = loadRound(state)
    return movesOf(loaded, solverAt(state.seats).line(loaded.round, aimOf(seat, goal), choiceOf(loaded, action)))
  },
}
