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
import type { PuzzleMove } from '../puzzlegame.ts'

/** A puzzle with the solver's line. */
export interface SolvedPuzzle {
  readonly state: State
  readonly seat: Seat
  readonly goal: string
  readonly line: readonly PuzzleMove[]
}

/** The facts that themes test: the possible plays, the right one, and its consequences. */
interface ThemeFacts extends SolvedPuzzle {
  readonly plays: readonly PossiblePlay[]
  readonly right: PossiblePlay
  /** The strength to beat; 0 for a lead. */
  readonly best: number
  readonly beaters: readonly PossiblePlay[]
  /** The winner of the current trick in the line. */
  readonly winner: Seat
  /** The states before each move of the line. */
  readonly before: readonly State[]
  /** The number of real decisions of the seat in the line. */
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

const factsOf = (told: SolvedPuzzle): ThemeFacts => {
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

const isFollowing = ({ best }: ThemeFacts): boolean => best > 0
const takesLead = ({ right, best }: ThemeFacts): boolean => right.strength > best
const numberIn = (card: Card): number => codeOf(card) % 13

const held = (state: State, seat: Seat): number => (state.hands[seat] as readonly Card[]).length

/** Every theme by name: the idea that the right play shows. */
const THEMES: { readonly [theme: string]: (look: ThemeFacts) => boolean } = {
  /** Lets a trick go that could be won. */
  duck: look => isFollowing(look) && look.beaters.length > 0 && !takesLead(look),
  /** The weakest set that takes the lead, where stronger ones would too. */
  'just-enough': look =>
    isFollowing(look) &&
    takesLead(look) &&
    look.beaters.length > 1 &&
    look.beaters.every(({ strength }) => strength >= look.right.strength),
  /** Only the strongest set is enough. */
  'full-force': ({ plays, right }) => plays.every(({ strength }) => strength <= right.strength),
  /** Gets rid of several cards in a trick that is lost. */
  ballast: ({ right, winner, seat }) => right.hand.length > 1 && winner !== seat,
  /** H15: the row completes the set. */
  'row-helps': ({ right }) => right.row.length > 0 && right.set !== 'pair',
  /** H16: a lower card would make a stronger set because the row joins it. */
  'row-trap': ({ plays, right }) =>
    right.hand.length === 1 &&
    plays.some(
      play =>
        play.hand.length === 1 &&
        play.strength > right.strength &&
        play.row.length > right.row.length &&
        numberIn(play.hand[0]!) < numberIn(right.hand[0]!),
    ),
  /** A lead that another player should win. */
  'give-away': look => !isFollowing(look) && look.winner !== look.seat,
  /** Takes a trick that could be left. */
  sacrifice: look =>
    isFollowing(look) &&
    look.winner === look.seat &&
    (look.goal === 'few' || look.goal === 'mark') &&
    look.beaters.length < look.plays.length,
  /** The last player to play in this trick. */
  'last-word': ({ state, seat }) =>
    state.trick.length > 0 &&
    state.hands.every((hand, other) => other === seat || hand.length === 0 || state.trick.some(p => p.seat === other)),
  /** H22: the only player with cards at the end. */
  alone: ({ before, seat, line }) =>
    line.some(
      (move, at) =>
        move.seat === seat &&
        before[at]!.trick.length === 0 &&
        before[at]!.hands.every((hand, other) => other === seat || hand.length === 0),
    ),
  /** Out of cards before the others. */
  'out-early': ({ before, seat }) => before.some(state => held(state, seat) === 0 && state.trick.length === 0),
  /** H18: of two equal sets the first one played wins. */
  'first-laid': ({ before, line }) =>
    line.some((move, at) => {
      const state = before[at]!
      const { hand } = move.action as { readonly hand: readonly Card[] }
      const play = playsOf(hand, state.row, state.options).find(each => each.hand.length === hand.length)
      return bestIn(state) > 0 && play?.strength === bestIn(state)
    }),
  /** Three or more decisions until the goal is decided. */
  'long-plan': ({ decisions }) => decisions >= 3,
  /** H21: a brawl on the way would change the result, so it must be counted. */
  'two-in-a-row': ({ before }) => before.some(({ tricks }) => winningStreak(tricks.map(trick => trick.winner)) === 2),
}

/** The names of all themes. */
export const THEME_NAMES: readonly string[] = Object.keys(THEMES)

/** Whether there is nothing to find: the play is the strongest or the weakest, and this trick decides. */
const isTrivial = ({ plays, right, decisions }: ThemeFacts): boolean => {
  if (decisions > 1) return false
  const weaker = plays.some(({ strength }) => strength < right.strength)
  const stronger = plays.some(({ strength }) => strength > right.strength)
  return !weaker || !stronger
}

/** The themes of a puzzle; `undefined` for a trivial puzzle. */
export const themesOf = (told: SolvedPuzzle): readonly string[] | undefined => {
  const look = factsOf(told)
  return isTrivial(look) ? undefined : THEME_NAMES.filter(name => THEMES[name]?.(look) === true)
}
