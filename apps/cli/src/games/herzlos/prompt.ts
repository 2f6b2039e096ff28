import type { Seat, Seen } from '@halfpint/core'
import { ownHand, type Prospect, passSize, prospectOf, rightOf, type State, winnerOf } from '@halfpint/herzlos'
import { problemText } from '@halfpint/i18n'
import { isUnfinished } from '../../play/chooser.ts'
import { keyLine } from '../../play/keyline.ts'
import { capital, wrap } from '../../play/text.ts'
import type { Frame } from '../face.ts'
import { type Choice, wishOf } from './choice.ts'
import { cardName, cardNames } from './look.ts'

/** Z3: the question before cards are passed. */
export const passQuestion = (view: Seen<State>, { words, names }: Frame): string =>
  words.games.herzlos.askPass(passSize(view.round), names[rightOf(view.viewer as Seat, view.seats)]!)

/** The question before a card is played. */
export const playQuestion = (view: Seen<State>, { words }: Frame): string =>
  view.trick.length === 0 ? words.table.askLead : words.table.askPlay

/** The effect of the chosen card on the trick. */
const effectText = (
  prospect: Exclude<Prospect, { kind: 'pass' | 'not-allowed' }>,
  { trick }: Seen<State>,
  frame: Frame,
): string => {
  const say = frame.words.games.herzlos
  const name = capital(cardName(prospect.card, { ...frame, paint: (_, text) => text }))
  switch (prospect.kind) {
    case 'leads':
      return say.leadsWith(name)
    case 'takes-lead':
      return say.takesLead(name)
    case 'stays-below':
      return say.staysBelow(name, frame.names[winnerOf(trick)]!)
    case 'throws-off':
      return say.throwsOff(name)
    case 'takes-trick':
      return say.takesTrick(name, say.pointsOf(prospect.points))
  }
}

const playLines = (view: Seen<State>, choice: Choice, frame: Frame, columns: number): string[] => {
  const wish = wishOf(view, choice)
  const card = wish.ok && wish.value.type === 'play' ? [wish.value.card] : []
  const prospect = prospectOf(view, card)
  if (prospect !== null && prospect.kind !== 'pass' && prospect.kind !== 'not-allowed') {
    return wrap(effectText(prospect, view, frame), columns)
  }
  const problem = !wish.ok ? wish.problem : prospect?.kind === 'not-allowed' ? prospect.problem : undefined
  const early = problem === undefined || isUnfinished(choice, [ownHand(view)])
  const text = frame.note || (early ? '' : problemText(problem, frame.language))
  return wrap(text, columns).map(line => frame.paint('bad', line))
}

/** The question, and the effect of the current choice. */
export const questionLines = (view: Seen<State>, choice: Choice, frame: Frame, columns: number): string[] => {
  const { words, paint, note } = frame
  const asked = view.phase === 'pass' ? passQuestion(view, frame) : playQuestion(view, frame)
  const heading = choice.typed === '' ? asked : `${words.terminal.typing} ${choice.typed}_`
  if (view.phase === 'play') return [paint('strong', heading), ...playLines(view, choice, frame, columns)]
  const wish = wishOf(view, choice)
  const cards = wish.ok && wish.value.type === 'pass' ? wish.value.cards : []
  const marked = words.games.herzlos.chosen(cards.length, passSize(view.round), cardNames(cards, frame) || '…')
  return [paint('strong', heading), marked, ...wrap(note, columns).map(line => paint('bad', line))]
}

/** The meaning of the keys now, the most important ones first. */
export const keyHints = (view: Seen<State>, choice: Choice | undefined, { words }: Frame, columns: number): string => {
  const { keys, help, leave, pad, faster } = words.terminal
  if (choice === undefined) return keyLine([faster, help, leave], columns)
  const hints =
    view.phase === 'pass'
      ? [keys.pass, help, leave, keys.card, keys.mark, pad, keys.type('h9 fA')]
      : [keys.lay, help, leave, keys.card, pad, keys.type('h9')]
  return keyLine(hints, columns)
}
