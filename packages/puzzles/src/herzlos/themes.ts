import { must, type Seat } from '@halfpint/core'
import {
  type Action,
  type Card,
  codeOf,
  type Event,
  herzlos,
  playable,
  type State,
  suitOf,
  winnerOf,
} from '@halfpint/herzlos'
import type { Move } from '../puzzlegame.ts'

/** A puzzle as the solver tells it. */
interface Told {
  readonly state: State
  readonly seat: Seat
  readonly goal: string
  readonly line: readonly Move[]
}

/** What a theme looks at: the cards there were, the right one, and what came of it. */
interface Look extends Told {
  readonly hand: readonly Card[]
  readonly cards: readonly Card[]
  readonly right: Card
  /** The card to beat; nothing before the lead. */
  readonly best: Card | undefined
  /** Who wins the tricks of the line, in order. */
  readonly winners: readonly Seat[]
  readonly events: readonly Event[]
  /** How many decisions of its own the line asks of the seat. */
  readonly decisions: number
}

const cardIn = ({ action }: Move): Card => (action as { readonly card: Card }).card

const lookAt = (told: Told): Look => {
  const { state, seat, line } = told
  const events: Event[] = []
  let now = state
  let decisions = 0
  for (const move of line) {
    if (move.seat === seat && playable(now.hands[seat] as readonly Card[], now).length > 1) decisions++
    for (const event of must(herzlos.decide(now, move.seat, move.action as Action))) {
      events.push(event)
      now = herzlos.evolve(now, event)
    }
  }
  const hand = state.hands[seat] as readonly Card[]
  const leading = state.trick.length === 0 ? undefined : winnerOf(state.trick)
  return {
    ...told,
    hand,
    cards: playable(hand, state),
    right: cardIn(line[0]!),
    best: state.trick.find(play => play.seat === leading)?.card,
    winners: events.flatMap(event => (event.type === 'trick-won' ? [event.winner] : [])),
    events,
    decisions,
  }
}

const rank = (card: Card): number => codeOf(card) % 13
const beats = (card: Card, best: Card): boolean => suitOf(card) === suitOf(best) && rank(card) > rank(best)
const isThrownOff = ({ best, right }: Look): boolean => best !== undefined && suitOf(best) !== suitOf(right)
const sameSuit = ({ hand, right }: Look): readonly Card[] => hand.filter(card => suitOf(card) === suitOf(right))

/** Every theme by its name: what makes the right card worth a puzzle. */
const THEMES: { readonly [theme: string]: (look: Look) => boolean } = {
  /** Stay below although a higher card is there. */
  duck: ({ best, cards, right }) =>
    best !== undefined &&
    !beats(right, best) &&
    cards.some(card => beats(card, best)) &&
    suitOf(right) === suitOf(best),
  /** Win the trick although it could be left. */
  'win-now': ({ best, cards, right, winners, seat }) =>
    best !== undefined && beats(right, best) && winners[0] === seat && cards.some(card => !beats(card, best)),
  /** A lead that somebody else is to win. */
  exit: ({ best, winners, seat }) => best === undefined && winners.length > 0 && winners[0] !== seat,
  /** A lead that takes the trick. */
  'lead-high': ({ best, winners, seat }) => best === undefined && winners[0] === seat,
  /** The queen goes to somebody else. */
  'throw-queen': ({ right, best }) => right === 'fQ' && best !== undefined,
  /** A heart on a trick of another suit. */
  'throw-heart': look => isThrownOff(look) && suitOf(look.right) === 'hearts',
  /** A dangerous card goes, though a heart or the queen could. */
  'throw-high': look =>
    isThrownOff(look) &&
    suitOf(look.right) !== 'hearts' &&
    look.right !== 'fQ' &&
    look.cards.some(card => suitOf(card) === 'hearts' || card === 'fQ'),
  /** The last card of a suit goes, to be free in it. */
  void: look => sameSuit(look).length === 1 && look.hand.length > 1,
  /** Not the lowest of its suit: the low one is wanted later. */
  'keep-low': look => sameSuit(look).some(card => rank(card) < rank(look.right)) && look.best === undefined,
  /** Z5: hearts are closed, and that counts. */
  'hearts-closed': ({ state, best, hand }) =>
    !state.heartsOpen && best === undefined && hand.some(card => suitOf(card) === 'hearts'),
  /** The last to play in this trick. */
  'last-word': ({ state }) => state.trick.length === state.seats - 1,
  /** Not one trick more. */
  'off-the-hook': ({ winners, seat }) => winners.length > 1 && !winners.includes(seat),
  /** Trick after trick. */
  run: ({ winners, seat }) => winners.length > 1 && winners.slice(0, 2).every(winner => winner === seat),
  /** The jack of diamonds changes hands in the line. */
  jack: ({ line }) => line.some(move => cardIn(move) === 'dJ'),
  /** A trick is given away first and one taken later. */
  'hold-up': ({ winners, seat }) => winners.length > 1 && winners[0] !== seat && winners.includes(seat),
  /** Three decisions or more until it is decided. */
  'long-plan': ({ decisions }) => decisions >= 3,
}

/** The names of the themes. */
export const THEME_NAMES: readonly string[] = Object.keys(THEMES)

/** Whether there is nothing to find: this trick decides, and one would play the highest or the lowest card anyhow. */
const isTrivial = ({ decisions, cards, right, winners }: Look): boolean => {
  if (decisions > 1 || winners.length > 1) return false
  return cards.every(card => rank(card) >= rank(right)) || cards.every(card => rank(card) <= rank(right))
}

/** The themes of a puzzle; nothing if it is a trivial one. */
export const themesOf = (told: Told): readonly string[] | undefined => {
  const look = lookAt(told)
  return isTrivial(look) ? undefined : THEME_NAMES.filter(name => THEMES[name]?.(look) === true)
}
