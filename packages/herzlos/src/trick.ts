import { ok, type Result, refuse, type Seat } from '@halfpint/core'
import { type Card, codeOf, type SeenCard, SUITS, suitNumber, suitOf } from './card.ts'
import type { Play, State } from './state.ts'

/** The number of the suit hearts. */
export const HEARTS = 0

/** The number of the suit flowers. */
export const FLOWERS = 1

/** The suit number before a card is led. */
const NOTHING_LED = -1

/** Z4: the card that is led to the first trick. */
export const FIRST_LEAD: Card = 'f2'

/**
 * Z4, Z5: the suits that may be played, as four bits, hearts lowest, from the suits held (also four bits)
 * and the number of the suit led. The lead of the 2 of flowers is handled elsewhere.
 */
const openSuits = (held: number, led: number, heartsOpen: boolean): number => {
  if (led !== NOTHING_LED) return (held >> led) & 1 ? 1 << led : held
  return heartsOpen || held === 1 << HEARTS ? held : held & ~(1 << HEARTS)
}

/** Z4: whether a card takes the trick from the best card so far, both as codes. */
const beats = (code: number, best: number): boolean => code > best && suitNumber(code) === suitNumber(best)

/** The part of a state that decides which cards may be played. */
type OpenTrick = Pick<State, 'trick' | 'heartsOpen'>

const suitLed = (trick: readonly Play[]): number => {
  const [lead] = trick
  return lead === undefined ? NOTHING_LED : suitNumber(codeOf(lead.card))
}

// The 2 of flowers is always the first card of the round, so a leader with it leads the first trick.
const mustLeadFirst = (hand: readonly SeenCard[], trick: readonly Play[]): boolean =>
  trick.length === 0 && hand.includes(FIRST_LEAD)

/** Z4, Z5: the cards of a hand that may be played now. */
export const playable = (hand: readonly Card[], { trick, heartsOpen }: OpenTrick): readonly Card[] => {
  if (mustLeadFirst(hand, trick)) return [FIRST_LEAD]
  const held = hand.reduce((suits, card) => suits | (1 << suitNumber(codeOf(card))), 0)
  const open = openSuits(held, suitLed(trick), heartsOpen)
  return hand.filter(card => (open >> suitNumber(codeOf(card))) & 1)
}

/** Z4, Z5: returns the card if it may be played now, or the reason why not. */
export const checkPlay = (hand: readonly Card[], card: Card, open: OpenTrick): Result<Card> => {
  if (!hand.includes(card)) return refuse('not-in-hand', { card })
  if (playable(hand, open).includes(card)) return ok(card)
  if (mustLeadFirst(hand, open.trick)) return refuse('first-lead', { card, lead: FIRST_LEAD })
  const led = suitLed(open.trick)
  return led === NOTHING_LED ? refuse('hearts-closed', { card }) : refuse('follow-suit', { card, suit: SUITS[led]! })
}

/** Z4: the seat that takes a trick, or would take it if it ended now. */
export const winnerOf = (trick: readonly Play[]): Seat => {
  const [lead, ...others] = trick as readonly [Play, ...Play[]]
  return others.reduce((best, play) => (beats(codeOf(play.card), codeOf(best.card)) ? play : best), lead).seat
}

/** Z5: whether this card is a heart played to a trick of another suit. */
export const throwsOffHeart = (trick: readonly Play[], card: Card): boolean => {
  const [lead] = trick
  return lead !== undefined && suitOf(card) === 'hearts' && suitOf(lead.card) !== 'hearts'
}
