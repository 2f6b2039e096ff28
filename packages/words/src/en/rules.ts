import type { Json } from '@halfpint/core'
import { type Sentence, show } from '../sentence.ts'
import { terms } from './terms.ts'

const phase = (name: Json | undefined): string => terms.phases[name as keyof typeof terms.phases] ?? show(name)
const suit = (name: Json | undefined): string => terms.suits[name as keyof typeof terms.suits] ?? show(name)

/** What the rules of the games do not allow. */
export const rules = {
  'bad-deck': ({ cards, expected }) =>
    `The deck must have all ${show(expected)} cards, each once; this one has ${show(cards)}.`,
  'unknown-card': ({ card }) =>
    `${card === null ? 'That' : `"${show(card)}"`} is not a card of this game. Half-Pint Heroes has r1 to k13 (colours r y g b k), Herzlos h2 to dA (suits h f c d).`,
  'card-twice': ({ card }) => `${show(card)} is there twice, but there is only one; name each card once.`,
  'card-left-out': ({ card, seats }) =>
    `${show(card)} is left out of the deck with ${show(seats)} players; take it out and put the missing card in.`,
  'bad-cards': 'Cards must be a list of card names, as in ["r7", "y7"].',
  'too-many-cards': ({ most }) => `These are too many cards; at most ${show(most)} are allowed here.`,
  'bad-action':
    'This is no action of the game. Half-Pint Heroes: predict 2, bet 1, bet none, play r7 r5, play r7 r5 + y5. Herzlos: pass h9 fA, play f2.',
  'bad-prediction': ({ least, most }) =>
    `A prediction is a whole number of tricks from ${show(least)} to ${show(most)}.`,
  'bad-bet': 'A bet names the seat of an opponent; with two players it may be nobody.',
  'bad-play': 'A play must be an object: {"seat": 0, "hand": ["r7"]}.',
  'already-chosen': ({ seat }) => `Seat ${show(seat)} has already chosen; wait for the others.`,
  'bet-needed': 'With three or more players everybody must bet against somebody.',
  'bet-on-oneself': 'Nobody may bet against themselves; choose an opponent.',
  'no-such-seat': ({ seat, seats }) => `There is no seat ${show(seat)}; the seats are 0 to ${show(Number(seats) - 1)}.`,
  'no-card': 'A play needs at least one card from the hand.',
  'not-in-hand': ({ card }) => `${show(card)} is not in the hand; lay down cards that are.`,
  'not-in-row': ({ card }) => `${show(card)} is not in the row; name cards that are.`,
  'row-not-declared': 'Here the row joins in by itself; lay down hand cards only.',
  'row-missing': 'Say which row cards join in; an empty list if none do.',
  'not-a-set': ({ hand, row }) =>
    Array.isArray(row) && row.length > 0
      ? `${show(hand)} with ${show(row)} of the row is not exactly one set; every card must be part of it.`
      : `${show(hand)} is not exactly one set; every card must be part of it. A single card always is.`,
  'group-in-row': ({ hand, row }) =>
    `${show(hand)} with ${show(row)} does not count: a pair or triple that lies complete in the row belongs to everybody. Each of the two groups needs a hand card.`,
  'not-the-strongest': ({ hand, row }) =>
    `${show(row)} is not the strongest that ${show(hand)} makes with the row. Name those cards, or leave "row" out.`,
  'not-your-turn': ({ seat, turn }) => `It is not the turn of seat ${show(seat)}, but of seat ${show(turn)}.`,
  'wrong-pass-size': ({ cards, expected }) =>
    `Pass exactly as many cards as the number of the round: ${show(expected)}, not ${show(cards)}.`,
  'first-lead': ({ card, lead }) => `The first trick begins with ${show(lead)}, not with ${show(card)}.`,
  'hearts-closed': ({ card }) =>
    `${show(card)} may not be led yet: hearts open once a heart was thrown off in an earlier trick. Lead another suit.`,
  'follow-suit': facts =>
    `${show(facts.card)} does not follow suit: ${suit(facts.suit)} were led, and there are some in the hand; play one of those.`,
  'wrong-phase': facts => `That cannot be done now; the round waits for ${phase(facts.phase)}.`,
} satisfies { readonly [code: string]: Sentence }
