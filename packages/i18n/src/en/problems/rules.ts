import type { Json } from '@halfpint/core'
import { type Sentence, show } from '../../sentence.ts'

/** The phases of a round. */
const phases = {
  deal: 'the deal',
  predict: 'the predictions',
  bet: 'the bets',
  pass: 'passing cards',
  play: 'the play',
  over: 'nothing: the game is over',
}

const phase = (name: Json | undefined): string => phases[name as keyof typeof phases] ?? show(name)

/** Problems that the rules of any game report. */
export const rules = {
  'bad-deck': ({ cards, expected }) =>
    `The deck must have all ${show(expected)} cards, each once; this one has ${show(cards)}.`,
  'unknown-card': ({ card }) =>
    `${card === null ? 'That' : `“${show(card)}”`} is not a card of this game. A card is written as a letter for its colour or suit and its number or rank, as in r7 or hQ.`,
  'card-twice': ({ card }) => `${show(card)} is there twice, but there is only one; name each card once.`,
  'bad-cards': 'Cards must be a list of card names, as in ["r7", "y7"].',
  'too-many-cards': ({ most }) => `These are too many cards; at most ${show(most)} are allowed here.`,
  'bad-action':
    'This is not an action of this game. Actions look like this: predict 2, bet 1, bet none, play r7 r5, play r7 r5 + y5, pass h9 fA.',
  'bad-play': 'A play must be an object: {"seat": 0, "hand": ["r7"]}.',
  'already-chosen': ({ seat }) => `Seat ${show(seat)} has already chosen; wait for the others.`,
  'no-such-seat': ({ seat, seats }) => `There is no seat ${show(seat)}; the seats are 0 to ${show(Number(seats) - 1)}.`,
  'not-in-hand': ({ card }) => `${show(card)} is not in the hand; play cards that are.`,
  'not-your-turn': ({ seat, turn }) => `It is not the turn of seat ${show(seat)}, but of seat ${show(turn)}.`,
  'wrong-phase': facts => `That cannot be done now; the round waits for ${phase(facts.phase)}.`,
} satisfies { readonly [code: string]: Sentence }
