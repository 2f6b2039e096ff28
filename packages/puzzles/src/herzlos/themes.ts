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
import type { PuzzleMove } from '../puzzlegame.ts'

/** A puzzle with the solver's line. */
interface SolvedPuzzle {
  readonly state: State
  readonly seat: Seat
  readonly goal: string
  readonly line: readonly PuzzleMove[]
}

/** The facts that themes test: the cards, the right one, and its consequences. */
interface ThemeFacts extends SolvedPuzzle {
  readonly hand: readonly Card[]
  readonly cards: readonly Card[]
  readonly right: Card
  /** The card to beat; `undefined` for a lead. */
  readonly best: Card | undefined
  /** The winners of the tricks in the line, in order. */
  readonly winners: readonly Seat[]
  readonly events: readonly Event[]
  /** The number of real decisions of the seat in the line. */
  readonly decisions: number
}

const cardIn = ({ action }: PuzzleMove): Card => (action as { readonly card: Card }).card

const factsOf = (told: SolvedPuzzle): ThemeFacts => {
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
const isThrownOff = ({ best, right }: ThemeFacts): boolean => best !== undefined && suitOf(best) !== suitOf(right)
const sameSuit = ({ hand, right }: ThemeFacts): readonly Card[] => hand.filter(card => suitOf(card) === suitOf(right))

/** Every theme by name: the idea that the right card shows. */
const THEMES: { readonly [theme: string]: (look: ThemeFacts) => boolean } = {
  /** Stays below the best card although a higher card is in the hand. */
  duck: ({ best, cards, right }) =>
    best !== undefined &&
    !beats(right, best) &&
    cards.some(card => beats(card, best)) &&
    suitOf(right) === suitOf(best),
  /** Wins a trick that could be left. */
  'win-now': ({ best, cards, right, winners, seat }) =>
    best !== undefined && beats(right, best) && winners[0] === seat && cards.some(card => !beats(card, best)),
  /** A lead that another player should win. */
  exit: ({ best, winners, seat }) => best === undefined && winners.length > 0 && winners[0] !== seat,
  /** A lead that takes the trick. */
  'lead-high': ({ best, winners, seat }) => best === undefined && winners[0] === seat,
  /** Gives the queen to another player. */
  'throw-queen': ({ right, best }) => right === 'fQ' && best !== undefined,
  /** Discards a heart on a trick of another suit. */
  'throw-heart': look => isThrownOff(look) && suitOf(look.right) === 'hearts',
  /** Discards a dangerous card although a heart or the queen could go. */
  'throw-high': look =>
    isThrownOff(look) &&
    suitOf(look.right) !== 'hearts' &&
    look.right !== 'fQ' &&
    look.cards.some(card => suitOf(card) === 'hearts' || card === 'fQ'),
  /** Plays the last card of a suit, to be void in it. */
  void: look => sameSuit(look).length === 1 && look.hand.length > 1,
  /** Does not play the lowest card of the suit, which is needed later. */
  'keep-low': look => sameSuit(look).some(card => rank(card) < rank(look.right)) && look.best === undefined,
  /** Z5: hearts may not be led yet, and that matters. */
  'hearts-closed': ({ state, best, hand }) =>
    !state.heartsOpen && best === undefined && hand.some(card => suitOf(card) === 'hearts'),
  /** The last player to play in this trick. */
  'last-word': ({ state }) => state.trick.length === state.seats - 1,
  /** Takes no further trick. */
  'off-the-hook': ({ winners, seat }) => winners.length > 1 && !winners.includes(seat),
  /** Takes one trick after another. */
  run: ({ winners, seat }) => winners.length > 1 && winners.slice(0, 2).every(winner => winner === seat),
  /** The jack of diamonds is played in the line. */
  jack: ({ line }) => line.some(move => cardIn(move) === 'dJ'),
  /** Gives a trick away first and takes one later. */
  'hold-up': ({ winners, seat }) => winners.length > 1 && winners[0] !== seat && winners.includes(seat),
  /** Three or more decisions until the goal is decided. */
  'long-plan': ({ decisions }) => decisions >= 3,
}

/** The names of all themes. */
export const THEME_NAMES: readonly string[] = Object.keys(THEMES)

/** Whether there is nothing to find: this trick decides, and the play is simply the highest or the lowest card. */
const isTrivial = ({ decisions, cards, right, winners }: ThemeFacts): boolean => {
  if (decisions > 1 || winners.length > 1) return false
  return cards.every(card => rank(card) >= rank(right)) || cards.every(card => rank(card) <= rank(right))
}

/** The themes of a puzzle; `undefined` for a trivial puzzle. */
export const themesOf = (told: SolvedPuzzle): readonly string[] | undefined => {
  const look = factsOf(told)
  return isTrivial(look) ? undefined : THEME_NAMES.filter(name => THEMES[name]?.(look) === true)
}
