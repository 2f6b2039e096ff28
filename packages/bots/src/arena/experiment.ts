import { type Json, ok, type Result, refuse } from '@halfpint/core'
import { rosterOf } from '../registry.ts'
import { unknownBot } from '../roster.ts'
import { type Entrant, foreseenPhase, missingPart, yardstickOf } from './entrant.ts'
import { measuredOf } from './measured.ts'
import { mixCount } from './mix.ts'

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
  const { ablations = {}, yardsticks, foresee } = measuredOf(wish.game)
  for (const { bot } of wish.bots) {
    const part = missingPart(bot)
    if (part !== undefined && !Object.hasOwn(ablations, part)) return unknownBot(bot)
    if (yardstickOf(bot) !== undefined && yardsticks === undefined) return unknownBot(bot)
    if (foreseenPhase(bot) !== undefined && foresee === undefined) return unknownBot(bot)
  }
  if (wish.bots.length < 2) return refuse('too-few-bots', { bots: wish.bots.length })
  if (wish.bots.length > wish.players) {
    return refuse('too-many-bots', { bots: wish.bots.length, players: wish.players })
  }
  return ok({ ...wish, options: options.value, pairs: Math.ceil(games / matchesPerPair(wish)) })
}
