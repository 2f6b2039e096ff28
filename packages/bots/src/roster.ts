import {
  type AnyOptions,
  type Bot,
  type Budget,
  type Game,
  type Json,
  ok,
  type Position,
  type Refusal,
  type Result,
  refuse,
} from '@halfpint/core'
import {
  type Action as HalfPintAction,
  type Event as HalfPintEvent,
  type Options as HalfPintOptions,
  type State as HalfPintState,
  halfPint,
} from '@halfpint/half-pint'
import {
  type Action as HerzlosAction,
  type Event as HerzlosEvent,
  type Options as HerzlosOptions,
  type State as HerzlosState,
  herzlos,
} from '@halfpint/herzlos'
import type { Foresee } from './arena/ceiling.ts'
import { type MatchMeasure, measureHalfPint, measureHerzlos } from './arena/measure.ts'
import { foreseeHalfPint } from './arena/openhalfpint.ts'
import { foreseeHerzlos } from './arena/openherzlos.ts'
import { CHARACTERS, NATURES, type Nature } from './character.ts'
import { adviseHalfPint, halfPintLevels, halfPintWithout } from './half-pint/index.ts'
import { adviseHerzlos, herzlosLevels, herzlosWithout } from './herzlos/index.ts'
import { LEVELS, type Level } from './level.ts'
import { EVEN } from './temper.ts'
import type { Advise, Choose } from './thought.ts'
import { type Wish, wishOfHalfPint, wishOfHerzlos } from './wish.ts'

/** One game and all who play it here. */
export interface Roster<S extends Position, A, E, O> {
  readonly game: Game<S, A, E, O>
  readonly levels: { readonly [level in Level]: Choose<S, A> }
  /** The champion with one of its parts left out, by part: for the arena only. */
  readonly without: { readonly [part: string]: Choose<S, A> }
  readonly advise: Advise<S, A>
  /** The ceiling, which is told all hands: for the arena only. */
  foresee(...asked: Parameters<Foresee<S, A>>): A
  /** What a seat wished for, if this fact tells it. */
  wishOf(event: E, before: S): Wish<A> | undefined
  /** What the arena counts of a finished match. */
  measure(state: S, log: readonly E[]): MatchMeasure
}

/** The roster of a game whose types are not known here; its bots are given a view all the same, never a state. */
export type AnyRoster = Roster<Position, Json, Json, AnyOptions>

const ROSTERS = {
  'half-pint-heroes': {
    game: halfPint,
    levels: halfPintLevels,
    without: halfPintWithout,
    advise: adviseHalfPint,
    foresee: foreseeHalfPint,
    wishOf: wishOfHalfPint,
    measure: measureHalfPint,
  } satisfies Roster<HalfPintState, HalfPintAction, HalfPintEvent, HalfPintOptions>,
  herzlos: {
    game: herzlos,
    levels: herzlosLevels,
    without: herzlosWithout,
    advise: adviseHerzlos,
    foresee: foreseeHerzlos,
    wishOf: wishOfHerzlos,
    measure: measureHerzlos,
  } satisfies Roster<HerzlosState, HerzlosAction, HerzlosEvent, HerzlosOptions>,
}

/** Who plays this game; nobody if the game is not known. */
export function rosterOf<Id extends keyof typeof ROSTERS>(gameId: Id): Result<(typeof ROSTERS)[Id]>
export function rosterOf(gameId: string): Result<AnyRoster>
export function rosterOf(gameId: string): Result<AnyRoster> {
  const rosters: { readonly [id: string]: AnyRoster } = ROSTERS
  const roster = Object.hasOwn(rosters, gameId) ? rosters[gameId] : undefined
  return roster === undefined ? refuse('unknown-game', { game: gameId, known: Object.keys(rosters) }) : ok(roster)
}

/** How long the levels think if nobody says; the others need no time. */
export const USUAL_BUDGETS: { readonly [level in Level]: Budget } = {
  random: { milliseconds: 1 },
  novice: { milliseconds: 1 },
  regular: { milliseconds: 1 },
  expert: { milliseconds: 20 },
  champion: { milliseconds: 200 },
}

/** The levels that use up their budget; the others answer at once. */
export const isThinker = (level: Level): boolean => level === 'expert' || level === 'champion'

/** The refusal of a bot that nobody knows. */
export const unknownBot = (bot: string): Refusal =>
  refuse('unknown-bot', { bot, levels: [...LEVELS], characters: [...CHARACTERS] })

/** The nature of a bot by its name: a level, or a regular of the pub. */
export const natureOf = (name: string): Result<Nature> => {
  const level = LEVELS.find(each => each === name)
  if (level !== undefined) return ok({ level, temper: EVEN })
  const character = CHARACTERS.find(each => each === name)
  if (character !== undefined) return ok(NATURES[character])
  return unknownBot(name)
}

/** A bot of this nature at a table of this game. `now` is read only under a budget in milliseconds. */
export const botOf = <S extends Position, A, E, O>(
  { levels }: Roster<S, A, E, O>,
  { level, temper }: Nature,
  now: () => number,
): ((...asked: Parameters<Bot<S, A>>) => A) => {
  const choose = levels[level]
  return (view, legal, random, budget) => choose(view, legal, { random, budget, now, temper })
}
