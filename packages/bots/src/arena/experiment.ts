import { type Budget, type Json, ok, type Result, refuse } from '@halfpint/core'
import { makeBudget, parseBudget } from '../budget.ts'
import { isThinker, natureOf, rosterOf, USUAL_BUDGETS, unknownBot } from '../roster.ts'
import { mixCount } from './mix.ts'

/** The name of the bot that is told all hands: for measuring only. */
export const CEILING = 'ceiling'

const WITHOUT = 'champion-without:'

/** The part that a champion is to do without, as in `champion-without:inference`: for measuring only. */
export const missingPart = (bot: string): string | undefined =>
  bot.startsWith(WITHOUT) ? bot.slice(WITHOUT.length) : undefined

/** A bot as it takes part: a level, a regular of the pub or one for measuring, and how long it may think. */
export interface Entrant {
  readonly bot: string
  /** As typed, `200ms` or `2000it`; `null` for a bot that answers at once. */
  readonly budget: string | null
}

/** All that an experiment is made of: the same experiment with budgets in iterations gives the same result. */
export interface Experiment {
  readonly game: string
  readonly players: number
  readonly options: { readonly [name: string]: Json }
  readonly bots: readonly Entrant[]
  /** How many deals, each played in all mixes of the seats. */
  readonly pairs: number
  readonly seed: string
}

/** How many matches one deal is played in. */
export const matchesPerPair = ({ bots, players }: Pick<Experiment, 'bots' | 'players'>): number =>
  mixCount(bots.length, players)

const thinks = (name: string): Result<Budget | null> => {
  if (name === CEILING || missingPart(name) !== undefined) return ok(USUAL_BUDGETS.champion)
  const nature = natureOf(name)
  if (!nature.ok) return nature
  return ok(isThinker(nature.value.level) ? USUAL_BUDGETS[nature.value.level] : null)
}

/** A bot as typed, `champion` or `champion@200ms`; the given budget is for those that name none. */
export const parseEntrant = (text: string, budget?: Budget): Result<Entrant> => {
  const [bot = '', own, ...rest] = text.trim().split('@')
  const usual = thinks(bot)
  if (!usual.ok) return usual
  if (rest.length > 0) return refuse('bad-budget', { budget: [own, ...rest].join('@') })
  const typed = own === undefined ? ok(budget) : parseBudget(own)
  if (!typed.ok) return typed
  const chosen = usual.value === null ? null : (typed.value ?? usual.value)
  return ok({ bot, budget: chosen === null ? null : makeBudget(chosen) })
}

/** The bots of an experiment as typed, with commas between them. */
export const parseEntrants = (text: string, budget?: Budget): Result<readonly Entrant[]> => {
  const entrants: Entrant[] = []
  for (const word of text.split(',')) {
    const entrant = parseEntrant(word, budget)
    if (!entrant.ok) return entrant
    entrants.push(entrant.value)
  }
  return ok(entrants)
}

/** What an experiment is asked to be; `games` is rounded up to whole deals, options left out are the usual ones. */
export interface ExperimentWish extends Omit<Experiment, 'pairs'> {
  readonly games: number
}

/** An experiment that can be run, or why it cannot. */
export const planExperiment = ({ games, ...wish }: ExperimentWish): Result<Experiment> => {
  const roster = rosterOf(wish.game)
  if (!roster.ok) return roster
  const options = roster.value.game.options.read(wish.options)
  if (!options.ok) return options
  const opened = roster.value.game.open(options.value, wish.players)
  if (!opened.ok) return opened
  for (const { bot } of wish.bots) {
    const part = missingPart(bot)
    if (part !== undefined && !Object.hasOwn(roster.value.without, part)) return unknownBot(bot)
  }
  if (wish.bots.length < 2) return refuse('too-few-bots', { bots: wish.bots.length })
  if (wish.bots.length > wish.players) {
    return refuse('too-many-bots', { bots: wish.bots.length, players: wish.players })
  }
  return ok({ ...wish, options: options.value, pairs: Math.ceil(games / matchesPerPair(wish)) })
}
