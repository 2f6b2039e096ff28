import { type BySeat, type Result, refuse, type Seat, type Seen } from '@halfpint/core'
import { type Action, halfPint, type State } from '@halfpint/half-pint'
import { commandLines } from '../../play/commands.ts'
import type { Frame } from '../face.ts'
import { betTargets } from './choice.ts'
import { cardsInText, handOf } from './look.ts'
import { betQuestion, betText } from './prompt.ts'
import { drawSeats } from './seats.ts'
import { drawTrick } from './trick.ts'

const question = (view: Seen<State>, frame: Frame): string[] => {
  const halfPint = frame.words.games['half-pint-heroes']
  if (view.phase === 'predict') return [halfPint.askPrediction]
  if (view.phase === 'play') return [view.trick.length === 0 ? frame.words.table.askLead : frame.words.table.askPlay]
  const targets = betTargets(view).map(on => `  ${on ?? 'none'}  ${betText(view, on, frame)}`)
  return [betQuestion(view, frame), ...targets]
}

/** The table in a few lines and the question. */
export const askLines = (view: Seen<State>, frame: Frame): string[] => {
  const { words, paint, size } = frame
  const trick = view.trick.length > 0 ? drawTrick(view, frame, size.columns).filter(line => line !== '') : []
  return [
    '',
    ...drawSeats(view, frame),
    ...trick,
    `${words.games['half-pint-heroes'].labels.row}: ${cardsInText(view.row, paint)}`,
    `${words.table.hand}: ${cardsInText(handOf(view), paint)}`,
    ...question(view, frame),
  ]
}

/** The commands of line mode. */
export const helpLines = (view: Seen<State>, { words }: Frame): string[] => {
  const { commands } = words.games['half-pint-heroes']
  const declared = view.options.sets === 'declared'
  return commandLines(words, [
    ['predict 2', commands.predict],
    ['bet 1', commands.bet],
    ...(view.seats === 2 ? [['bet none', commands.betNone] as const] : []),
    declared ? ['play r7 + y7', commands.playDeclared] : ['play r7 y7', commands.play],
  ])
}

/** The seat that a player names, by number or by name in any case. */
const seatNamed = (word: string, names: BySeat<string>): Seat | undefined => {
  const found = names.findIndex(name => name.toLowerCase() === word.toLowerCase())
  return found < 0 ? undefined : found
}

/** The action of a typed line. The verb may be left out, because the phase implies it. */
export const readLine = (view: Seen<State>, line: string, names: BySeat<string>): Result<Action> => {
  const [first = '', ...others] = line.trim().split(/\s+/)
  const verbs = ['predict', 'bet', 'play']
  const verb = verbs.includes(first.toLowerCase()) ? first.toLowerCase() : view.phase
  const rest = verbs.includes(first.toLowerCase()) ? others : [first, ...others]
  if (!verbs.includes(verb)) return refuse('bad-action')
  if (verb === 'bet') {
    const seat = seatNamed(rest.join(' '), names)
    return halfPint.actions.parse(`bet ${seat ?? rest.join(' ').toLowerCase()}`)
  }
  const cards = rest.join(' ').toLowerCase().replaceAll('+', ' + ')
  const declared = verb === 'play' && view.options.sets === 'declared' && !cards.includes('+')
  return halfPint.actions.parse(`${verb} ${cards}${declared ? ' +' : ''}`)
}
