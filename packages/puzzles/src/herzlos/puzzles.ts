import { herzlos, type State } from '@halfpint/herzlos'
import type { PuzzleGame } from '../puzzlegame.ts'
import { attempt } from './attempt.ts'
import { hiddenBoard, hiddenSolverAt } from './hidden.ts'
import { actionAt, aimOf, loadBoard, movesOf, slotIn } from './position.ts'
import { solverAt } from './search.ts'
import { THEME_NAMES } from './themes.ts'

/** Puzzles of Herzlos. */
export const herzlosPuzzles: PuzzleGame<State> = {
  game: herzlos,
  letter: 'z',
  goals: ['clean', 'give-queen', 'march', 'stop-march', 'catch-jack'],
  themes: THEME_NAMES,
  ruleOf: { clean: 'Z6', 'give-queen': 'Z6', march: 'Z8', 'stop-march': 'Z8', 'catch-jack': 'Z6' },
  attempt,
  rightActions(state, seat, goal, hands) {
    const board = loadBoard(state)
    const aim = aimOf(board, seat, goal)
    const right = solverAt(state.seats).rightChoices(board, aim, Number.POSITIVE_INFINITY)
    if (hands === 'open') return right?.map(actionAt)
    // A play that is right in every deal is also right in this one.
    const hidden = hiddenBoard(state, seat)
    const sure = right?.map(slot => hiddenSolverAt(state.seats).reaches(hidden, aim, slot))
    if (sure === undefined || sure.includes(undefined)) return undefined
    return right?.filter((_, at) => sure[at] === true).map(actionAt)
  },
  lineAfter(state, seat, goal, _, action) {
    const board = loadBoard(state)
    return movesOf(solverAt(state.seats).line(board, aimOf(board, seat, goal), slotIn(action)))
  },
}
