import type { Json } from '@halfpint/core'
import { type Sentence, show } from '../../sentence.ts'
import { names } from './names.ts'

const suit = (name: Json | undefined): string => names.suits[name as keyof typeof names.suits] ?? show(name)

/** Problems that the rules of Herzlos report. */
export const problems = {
  'card-left-out': ({ card, seats }) =>
    `${show(card)} is left out of the deck with ${show(seats)} players; take it out and put the missing card in.`,
  'wrong-pass-size': ({ cards, expected }) => `In this round pass exactly ${show(expected)} cards, not ${show(cards)}.`,
  'first-lead': ({ card, lead }) => `The first trick begins with ${show(lead)}, not with ${show(card)}.`,
  'hearts-closed': ({ card }) =>
    `${show(card)} may not be led yet: hearts are broken once a heart was discarded in an earlier trick. Lead another suit.`,
  'follow-suit': facts =>
    `${show(facts.card)} does not follow suit: ${suit(facts.suit)} were led, and there are some in the hand; play one of those.`,
} satisfies { readonly [code: string]: Sentence }
