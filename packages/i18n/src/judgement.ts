// Sentences about judgements: both actions by name, and one reason.
import type { BySeat } from '@halfpint/core'
import { type Colour, colourOf, type Action as HalfPintAction, numberOf } from '@halfpint/half-pint'
import { type Action as HerzlosAction, rankOf, type Suit, suitOf } from '@halfpint/herzlos'
import type { because as source } from './en/because.ts'
import type { Language } from './language.ts'
import { listed } from './listed.ts'
import { capital } from './sentence.ts'
import type { Translated } from './translated.ts'

type Because = Translated<typeof source>

/** The words that an action needs as a clause, and those of its cards. */
export interface ClauseWords<Named> {
  readonly when: Because['when']
  readonly named: Named
  readonly language: Language
}

/** An action of Half-Pint Heroes as a clause, as told beside another one. */
export const halfPintClause = (
  action: HalfPintAction,
  other: HalfPintAction,
  players: BySeat<string>,
  { when, named, language }: ClauseWords<(number: number, colour: Colour) => string>,
): string => {
  if (action.type === 'predict') return when.predict(action.prediction)
  if (action.type === 'bet') return action.on === null ? when.noBet : when.bet(players[action.on]!)
  const { hand, row = [] } = action
  const others = other.type === 'play' ? other.hand : []
  const isSameHand = hand.length === others.length && hand.every(card => others.includes(card))
  const cards = isSameHand ? [...hand, ...row] : hand
  const names = listed(
    language,
    cards.map(card => named(numberOf(card), colourOf(card))),
  )
  const isPart = hand.length === 1 && others.length > 1 && others.includes(hand[0]!)
  return isPart ? when.playAlone(names) : when.play(names)
}

/** An action of Herzlos as a clause. */
export const herzlosClause = (
  action: HerzlosAction,
  { when, named, language }: ClauseWords<(suit: Suit, rank: string) => string>,
): string => {
  const cards = action.type === 'pass' ? action.cards : [action.card]
  const names = listed(
    language,
    cards.map(card => named(suitOf(card), rankOf(card))),
  )
  return action.type === 'pass' ? when.pass(names) : when.play(names)
}

/** A reason as the judge gives it: probabilities, or points, of the better and of the other action. */
interface JudgedReason {
  readonly name: Exclude<keyof Because, 'when' | 'queenBehind'>
  readonly own: number
  readonly other: number
  readonly behind?: number | undefined
}

/** The sentence about two actions, given as clauses. Probabilities become numbers of deals in a hundred. */
export const reasonText = (
  because: Because,
  { name, own, other, behind }: JudgedReason,
  clauses: readonly [best: string, other: string],
  points: (points: number) => string,
): string => {
  const of100 = (share: number): string => `${Math.round(100 * share)}`
  const format = name === 'points' ? points : of100
  const facts = { best: clauses[0], other: clauses[1], own: format(own), others: format(other) }
  // "Hardly a difference: if …" does not begin with the clause.
  const sentence = capital(because[name](facts))
  return behind === undefined ? sentence : `${because.queenBehind(of100(behind))} ${sentence}`
}
