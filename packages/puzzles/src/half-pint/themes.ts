import { must, type Seat } from '@halfpint/core'
import {
  type Action,
  type Card,
  codeOf,
  type Event,
  halfPint,
  leadingPlay,
  type PossiblePlay,
  playsOf,
  type State,
  strengthLaid,
  winningStreak,
} from '@halfpint/half-pint'
import type { Move } from '../puzzlegame.ts'

/** A puzzle as the solver tells it. */
export interface Told {
  readonly state: State
  readonly seat: Seat
  readonly goal: string
  readonly line: readonly Move[]
}

/** What a theme looks at: the plays there were, the right one, and what came of it. */
interface Look extends Told {
  readonly plays: readonly PossiblePlay[]
  readonly right: PossiblePlay
  /** The strength to beat; 0 before the lead. */
  readonly best: number
  readonly beaters: readonly PossiblePlay[]
  /** Who wins the trick under way in the line. */
  readonly winner: Seat
  /** The states before each move of the line. */
  readonly before: readonly State[]
  /** How many decisions of its own the line asks of the seat. */
  readonly decisions: number
}

const strengthIn = (state: State, play: { readonly hand: readonly Card[]; readonly row: readonly Card[] }): number =>
  strengthLaid(state.options, play.hand.map(codeOf), play.row.map(codeOf))

const bestIn = (state: State): number => {
  const leading = leadingPlay(state.trick, state.options)
  return leading === undefined ? 0 : strengthIn(state, leading)
}

const isSame = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.every(card => b.includes(card))

const lookAt = (told: Told): Look => {
  const { state, seat, line } = told
  const before: State[] = []
  const events: Event[] = []
  let now = state
  for (const { seat: who, action } of line) {
    before.push(now)
    for (const event of must(halfPint.decide(now, who, action as Action))) {
      events.push(event)
      now = halfPint.evolve(now, event)
    }
  }
  const plays = playsOf(state.hands[seat] as readonly Card[], state.row, state.options)
  const { hand } = line[0]!.action as { readonly hand: readonly Card[] }
  const right = plays.find(play => isSame(play.hand, hand))!
  const best = bestIn(state)
  const won = events.find(event => event.type === 'trick-won')
  return {
    ...told,
    plays,
    right,
    best,
    beaters: plays.filter(({ strength }) => strength > best),
    winner: won?.winner ?? seat,
    before,
    decisions: line.filter((move, at) => move.seat === seat && choicesOf(before[at]!, seat) > 1).length,
  }
}

const choicesOf = (state: State, seat: Seat): number =>
  playsOf(state.hands[seat] as readonly Card[], state.row, state.options).length

const isFollowing = ({ best }: Look): boolean => best > 0
const takesLead = ({ right, best }: Look): boolean => right.strength > best
const numberIn = (card: Card): number => codeOf(card) % 13

const held = (state: State, seat: Seat): number => (state.hands[seat] as readonly Card[]).length

/** Every theme by its name: what makes the right play worth a puzzle. */
const THEMES: { readonly [theme: string]: (look: Look) => boolean } = {
  /** Let a trick go that could be had. */
  duck: look => isFollowing(look) && look.beaters.length > 0 && !takesLead(look),
  /** The weakest set that takes the lead, where stronger ones do too. */
  'just-enough': look =>
    isFollowing(look) &&
    takesLead(look) &&
    look.beaters.length > 1 &&
    look.beaters.every(({ strength }) => strength >= look.right.strength),
  /** Nothing less than the strongest set will do. */
  'full-force': ({ plays, right }) => plays.every(({ strength }) => strength <= right.strength),
  /** Several cards leave the hand in a trick that is lost. */
  ballast: ({ right, winner, seat }) => right.hand.length > 1 && winner !== seat,
  /** H15: the row makes the set. */
  'row-helps': ({ right }) => right.row.length > 0 && right.set !== 'pair',
  /** H16: a lower card would be the stronger set, for the row joins it. */
  'row-trap': ({ plays, right }) =>
    right.hand.length === 1 &&
    plays.some(
      play =>
        play.hand.length === 1 &&
        play.strength > right.strength &&
        play.row.length > right.row.length &&
        numberIn(play.hand[0]!) < numberIn(right.hand[0]!),
    ),
  /** A lead that somebody else is to win. */
  'give-away': look => !isFollowing(look) && look.winner !== look.seat,
  /** A trick taken that could have been left. */
  sacrifice: look =>
    isFollowing(look) &&
    look.winner === look.seat &&
    (look.goal === 'few' || look.goal === 'mark') &&
    look.beaters.length < look.plays.length,
  /** The last to play in this trick. */
  'last-word': ({ state, seat }) =>
    state.trick.length > 0 &&
    state.hands.every((hand, other) => other === seat || hand.length === 0 || state.trick.some(p => p.seat === other)),
  /** H22: alone with cards at the end. */
  alone: ({ before, seat, line }) =>
    line.some(
      (move, at) =>
        move.seat === seat &&
        before[at]!.trick.length === 0 &&
        before[at]!.hands.every((hand, other) => other === seat || hand.length === 0),
    ),
  /** Out of cards before the others. */
  'out-early': ({ before, seat }) => before.some(state => held(state, seat) === 0 && state.trick.length === 0),
  /** H18: of two equal sets the one laid first wins. */
  'first-laid': ({ before, line }) =>
    line.some((move, at) => {
      const state = before[at]!
      const { hand } = move.action as { readonly hand: readonly Card[] }
      const play = playsOf(hand, state.row, state.options).find(each => each.hand.length === hand.length)
      return bestIn(state) > 0 && play?.strength === bestIn(state)
    }),
  /** Three decisions or more until it is decided. */
  'long-plan': ({ decisions }) => decisions >= 3,
  /** H21: a brawl on the way would undo everything, and is part of the count. */
  'two-in-a-row': ({ before }) => before.some(({ tricks }) => winningStreak(tricks.map(trick => trick.winner)) === 2),
}

/** The names of the themes. */
export const THEME_NAMES: readonly string[] = Object.keys(THEMES)

/** Whether there is nothing to find: the strongest or the weakest of all, and this trick decides. */
const isTrivial = ({ plays, right, decisions }: Look): boolean => {
  if (decisions > 1) return false
  const weaker = plays.some(({ strength }) => strength < right.strength)
  const stronger = plays.some(({ strength }) => strength > right.strength)
  return !weaker || !stronger
}

/** The themes of a puzzle; nothing if it is a trivial one. */
export const themesOf = (told: Told): readonly string[] | undefined => {
  const look = lookAt(told)
  return isTrivial(look) ? undefined : THEME_NAMES.filter(name => THEMES[name]?.(look) === true)
}
