import type { Bot } from '@halfpint/core'
import { type Action, type Event, herzlos, type Options, type State } from '@halfpint/herzlos'
import type { Face } from '../../play/face.ts'
import { winnerText } from '../../play/winner.ts'
import { beginChoice, type Choice, pressChoice } from './choice.ts'
import { drawRules, keysText } from './help.ts'
import { askLines, helpLines, readLine } from './line.ts'
import { drawPad, padLines } from './pad.ts'
import { drawTable } from './table.ts'
import { pauseAfter, tell } from './tell.ts'

/** Herzlos as a person meets it in the terminal. */
export const herzlosFace = (bot: Bot<State, Action>): Face<State, Action, Event, Options, Choice> => ({
  game: herzlos,
  bot,
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
})
