import { type Result, refuse, type Seen } from '@halfpint/core'
import { type Action, type Card, herzlos, ownHand, playable, type State } from '@halfpint/herzlos'
import { commandLines } from '../../play/commands.ts'
import { wrap } from '../../play/text.ts'
import type { Frame } from '../face.ts'
import { shortName } from './look.ts'
import { passQuestion, playQuestion } from './prompt.ts'
import { drawSeats } from './seats.ts'
import { drawTrick } from './trick.ts'

/** The table in a few lines and the question. */
export const askLines = (view: Seen<State>, frame: Frame): string[] => {
  const { words, size } = frame
  const hand = ownHand(view)
  const names = (cards: readonly Card[]): string => cards.map(card => shortName(card, frame)).join(' ')
  const free = view.phase === 'play' ? playable(hand, view) : hand
  const barred = hand.length > free.length ? [`${words.games.herzlos.labels.playable}: ${names(free)}`] : []
  return [
    '',
    ...drawSeats(view, frame),
    ...(view.trick.length > 0 ? drawTrick(view, frame, size.columns, false) : []),
    ...wrap(`${words.table.hand}: ${names(hand)}`, size.columns),
    ...barred.flatMap(line => wrap(line, size.columns)),
    view.phase === 'pass' ? passQuestion(view, frame) : playQuestion(view, frame),
  ]
}

/** The commands of line mode. */
export const helpLines = (_: Seen<State>, { words }: Frame): string[] =>
  commandLines(words, [
    ['pass h9 fA', words.games.herzlos.commands.pass],
    ['play h9', words.games.herzlos.commands.play],
  ])

/** The action of a typed line. The verb may be left out, because the phase implies it. */
export const readLine = (view: Seen<State>, line: string): Result<Action> => {
  const verbs = ['pass', 'play']
  const first = line.trim().split(/\s+/)[0]?.toLowerCase() ?? ''
  if (verbs.includes(first)) return herzlos.actions.parse(line)
  return verbs.includes(view.phase) ? herzlos.actions.parse(`${view.phase} ${line}`) : refuse('bad-action')
}
