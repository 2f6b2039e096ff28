import { type Bot, type Budget, type Game, ok, type Position, type Refusal, type Result, refuse } from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'
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
  readonly foresee: Foresee<S, A>
  /** What a seat wished for, if this fact tells it. */
  readonly wishOf: (event: E, before: S) => Wish<A> | undefined
  /** What the arena counts of a finished match. */
  readonly measure: (state: S, log: readonly E[]) => MatchMeasure
}

/** The roster of a game whose types are not known here. */
// biome-ignore lint/suspicious/noExplicitAny: serves every game alike, as `AnyGame` does
export type AnyRoster = Roster<any, any, any, any>

const ROSTERS: ReadonlyMap<string, AnyRoster> = new Map<string, AnyRoster>([
  [
    halfPint.id,
    {
      game: halfPint,
      levels: halfPintLevels,
      without: halfPintWithout,
      advise: adviseHalfPint,
      foresee: foreseeHalfPint,
      wishOf: wishOfHalfPint,
      measure: measureHalfPint,
    },
  ],
  [
    herzlos.id,
    {
      game: herzlos,
      levels: herzlosLevels,
      without: herzlosWithout,
      advise: adviseHerzlos,
      foresee: foreseeHerzlos,
      wishOf: wishOfHerzlos,
      measure: measureHerzlos,
    },
  ],
])

/** Who plays this game; nobody if the game is not known. */
export const rosterOf = (gameId: string): Result<AnyRoster> => {
  const roster = ROSTERS.get(gameId)
  return roster === undefined ? refuse('unknown-game', { game: gameId, known: [...ROSTERS.keys()] }) : ok(roster)
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
