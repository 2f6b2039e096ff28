import type { Seat, Seen } from '@halfpint/core'
import { MAX_PREDICTION, type Prospect, predictionPoints, type State, scoringOf } from '@halfpint/half-pint'
import { problemText } from '@halfpint/i18n'
import { type Choosing, isUnfinished } from '../../play/chooser.ts'
import { keyLine } from '../../play/keyline.ts'
import { capital, wrap } from '../../play/text.ts'
import type { Frame } from '../face.ts'
import { betTargets, type Choice, prospectOfCards, zonesOf } from './choice.ts'
import { cardsInText, handOf, nameOfSet, setName } from './look.ts'

/** The effect of a set on the trick: it opens it, takes the lead, wins it, or stays behind. */
const effectText = ({ play, name, effect, leader }: Extract<Prospect, { kind: 'set' }>, frame: Frame): string => {
  const say = frame.words.games['half-pint-heroes']
  const named = nameOfSet(name, frame)
  const set = capital(play.row.length === 0 ? named : say.setWithRow(named, cardsInText(play.row, frame.paint)))
  switch (effect) {
    case 'opens':
      return say.leads(set)
    case 'leads':
      return say.takesLead(set)
    case 'takes':
      return say.takesTrick(set)
    case 'behind':
      return leader === undefined ? set : say.staysBehind(set, frame.names[leader.seat]!, setName(leader, frame))
  }
}

const playLines = (view: Seen<State>, cards: Choosing, frame: Frame, columns: number): string[] => {
  const { words, paint } = frame
  const asked = view.trick.length === 0 ? words.table.askLead : words.table.askPlay
  const heading = cards.typed === '' ? asked : `${words.terminal.typing} ${cards.typed}_`
  const prospect = prospectOfCards(view, cards)
  if (prospect?.kind === 'set') return [paint('strong', heading), ...wrap(effectText(prospect, frame), columns)]
  const early = prospect === null || isUnfinished(cards, zonesOf(view))
  const text = frame.note || (early ? '' : problemText(prospect.problem, frame.language))
  return [paint('strong', heading), ...wrap(text, columns).map(line => paint('bad', line))]
}

/** The latest refusal, if there is one. */
const noteLines = ({ note, paint }: Frame, columns: number): string[] =>
  note === '' ? [] : wrap(note, columns).map(line => paint('bad', line))

/** The seven predictions in one line, the chosen one in brackets. */
const predictionLines = (view: Seen<State>, prediction: number, frame: Frame, columns: number): string[] => {
  const { words, paint } = frame
  const halfPint = words.games['half-pint-heroes']
  const answers = Array.from({ length: MAX_PREDICTION + 1 }, (_, each) =>
    each === prediction ? paint('strong', `[${each}]`) : ` ${each} `,
  )
  const hand = handOf(view).length
  const scoring = scoringOf(view.options)
  const worth =
    prediction > hand
      ? halfPint.overHand(hand)
      : halfPint.predictionWorth(
          prediction,
          scoring.trick * prediction,
          predictionPoints(scoring, prediction, view.seats),
        )
  const below = frame.note === '' ? wrap(worth, columns) : noteLines(frame, columns)
  return [paint('strong', halfPint.askPrediction), answers.join(' '), ...below]
}

/** The question before a bet. */
export const betQuestion = (view: Seen<State>, { words, names }: Frame): string =>
  view.seats === 2
    ? words.games['half-pint-heroes'].askBetTwo(names[1 - (view.viewer as Seat)]!, scoringOf(view.options).bet)
    : words.games['half-pint-heroes'].askBet

/** A possible bet as text. */
export const betText = (view: Seen<State>, on: Seat | null, { words, names }: Frame): string => {
  if (on === null) return words.games['half-pint-heroes'].labels.noBet
  return words.games['half-pint-heroes'].betOn(names[on]!, view.predictions[on] as number)
}

const betLines = (view: Seen<State>, at: number, frame: Frame, columns: number): string[] => {
  // Words that belong together are not split at the end of a line.
  const answers = betTargets(view).map((on, place) => {
    const text = `${on ?? 0} ${betText(view, on, frame)}`.replaceAll(' ', '\u00a0')
    return place === at ? `[${text}]` : `\u00a0${text}\u00a0`
  })
  const lines = wrap(answers.join(' '), columns).map(line => line.replaceAll('\u00a0', ' ').trimEnd())
  const asked = wrap(betQuestion(view, frame), columns).map(line => frame.paint('strong', line))
  return [...asked, ...lines, ...noteLines(frame, columns)]
}

/** The question, and the effect of the current choice. */
export const questionLines = (view: Seen<State>, choice: Choice, frame: Frame, columns: number): string[] => {
  switch (choice.kind) {
    case 'predict':
      return predictionLines(view, choice.prediction, frame, columns)
    case 'bet':
      return betLines(view, choice.at, frame, columns)
    case 'play':
      return playLines(view, choice.cards, frame, columns)
  }
}

/** The meaning of the keys now, the most important ones first. */
export const keyHints = (view: Seen<State>, choice: Choice | undefined, { words }: Frame, columns: number): string => {
  const { keys, help, leave, pad, faster } = words.terminal
  const common = [help, leave]
  if (choice === undefined) return keyLine([faster, ...common], columns)
  if (choice.kind === 'predict') {
    return keyLine([keys.enter, ...common, keys.choose, keys.figures(0, MAX_PREDICTION), pad], columns)
  }
  if (choice.kind === 'bet') return keyLine([keys.enter, ...common, keys.choose, pad], columns)
  const declared = view.options.sets === 'declared'
  const move = declared ? [keys.card, keys.zone] : [keys.card]
  return keyLine([keys.lay, ...common, ...move, keys.mark, pad, keys.type(declared ? 'r7 + y7' : 'r7 y7')], columns)
}
