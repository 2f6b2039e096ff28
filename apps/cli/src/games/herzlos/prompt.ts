import type { Seat, Seen } from '@halfpint/core'
import { type Card, checkPlay, passSize, rightOf, type State, suitOf, winnerOf } from '@halfpint/herzlos'
import { problemText } from '@halfpint/words'
import { isUnfinished } from '../../play/chooser.ts'
import { keyLine } from '../../play/keyline.ts'
import { capital, wrap } from '../../play/text.ts'
import type { Frame } from '../face.ts'
import { type Choice, wishOf } from './choice.ts'
import { cardName, cardNames, handOf, pointsOf } from './look.ts'

/** Z3: what is asked before cards are passed. */
export const passQuestion = (view: Seen<State>, { words, names }: Frame): string =>
  words.games.herzlos.askPass(passSize(view.round), names[rightOf(view.viewer as Seat, view.seats)] as string)

/** What is asked before a card is played. */
export const playQuestion = (view: Seen<State>, { words }: Frame): string =>
  view.trick.length === 0 ? words.table.askLead : words.table.askPlay

/** What a card would do to the trick. */
const effectOf = (view: Seen<State>, card: Card, frame: Frame): string => {
  const { herzlos } = frame.words.games
  const name = capital(cardName(card, { ...frame, paint: (_, text) => text }))
  const [lead] = view.trick
  if (lead === undefined) return herzlos.leadsWith(name)
  if (suitOf(card) !== suitOf(lead.card)) return herzlos.throwsOff(name)
  const trick = [...view.trick, { seat: view.viewer as Seat, card }]
  if (winnerOf(trick) !== view.viewer) return herzlos.staysBelow(name)
  if (trick.length < view.seats) return herzlos.takesLead(name)
  return herzlos.takesTrick(name, herzlos.pointsOf(pointsOf(trick, view)))
}

const playLines = (view: Seen<State>, choice: Choice, frame: Frame, columns: number): string[] => {
  const wish = wishOf(view, choice)
  const card = wish.ok && wish.value.type === 'play' ? wish.value.card : undefined
  const checked = card === undefined ? undefined : checkPlay(handOf(view), card, view)
  if (card !== undefined && checked?.ok) return wrap(effectOf(view, card, frame), columns)
  const problem = !wish.ok ? wish.problem : checked !== undefined && !checked.ok ? checked.problem : undefined
  const early = problem === undefined || isUnfinished(choice, [handOf(view)])
  const text = frame.note || (early ? '' : problemText(problem, frame.language))
  return wrap(text, columns).map(line => frame.paint('bad', line))
}

/** What is asked and what the present choice means. */
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

/** What the keys do now, the most important ones first. */
export const keyHints = (view: Seen<State>, choice: Choice | undefined, { words }: Frame, columns: number): string => {
  const { keys, help, leave, pad, faster } = words.terminal
  if (choice === undefined) return keyLine([faster, help, leave], columns)
  const hints =
    view.phase === 'pass'
      ? [keys.pass, help, leave, keys.card, keys.mark, pad, keys.type('h9 fA')]
      : [keys.lay, help, leave, keys.card, pad, keys.type('h9')]
  return keyLine(hints, columns)
}
