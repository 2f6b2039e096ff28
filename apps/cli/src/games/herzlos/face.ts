import { type Action, type Event, herzlos, type Options, type State } from '@halfpint/herzlos'
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

/** The terminal interface of Herzlos. */
export const herzlosFace: Face<State, Action, Event, Options, Choice> = {
  game: herzlos,
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
