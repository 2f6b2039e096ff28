import { type Action, type Event, halfPint, type Options, type State } from '@halfpint/half-pint'
import { winnerText } from '../../play/winner.ts'
import type { Face } from '../face.ts'
import { actionText, clauseText } from './action.ts'
import { beginChoice, type Choice, pressChoice } from './choice.ts'
import { drawRules, keysText } from './help.ts'
import { askLines, helpLines, readLine } from './line.ts'
import { drawPad, padLines } from './pad.ts'
import { sheet } from './sheet.ts'
import { drawTable } from './table.ts'
import { pauseAfter, tell } from './tell.ts'

/** The terminal interface of Half-Pint Heroes. */
export const halfPintFace: Face<State, Action, Event, Options, Choice> = {
  game: halfPint,
  actionText,
  clauseText,
  sheet,
  begin: beginChoice,
  press: pressChoice,
  table: drawTable,
  pad: drawPad,
  padLines,
  winnerText,
  rules: drawRules,
  keys: keysText,
  tell,
  pauseAfter,
  ask: askLines,
  commands: helpLines,
  read: readLine,
}
