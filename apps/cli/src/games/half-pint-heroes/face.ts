import { type Action, type Event, halfPint, type Options, type State } from '@halfpint/half-pint'
import { verdict } from '../../play/verdict.ts'
import type { Face } from '../face.ts'
import { actionText } from './action.ts'
import { beginChoice, type Choice, pressChoice } from './choice.ts'
import { drawRules, keysText } from './help.ts'
import { askLines, helpLines, readLine } from './line.ts'
import { drawPad, padLines } from './pad.ts'
import { sheet } from './sheet.ts'
import { drawTable } from './table.ts'
import { rest, tell } from './tell.ts'

/** Half-Pint Heroes as a person meets it in the terminal. */
export const halfPintFace: Face<State, Action, Event, Options, Choice> = {
  game: halfPint,
  optionNotes: words => words.command.optionNotes['half-pint-heroes'],
  actionText,
  sheet,
  begin: beginChoice,
  press: pressChoice,
  table: drawTable,
  pad: drawPad,
  padLines,
  verdict,
  rules: drawRules,
  keys: keysText,
  tell,
  rest,
  ask: askLines,
  commands: helpLines,
  read: readLine,
}
