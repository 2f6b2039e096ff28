import { type Json, ok, type Result, refuse } from '@halfpint/core'
import { rosterOf } from '../registry.ts'
import type { Entrant } from './entrant.ts'
import { seatingCount } from './seating.ts'

/** With budgets in iterations, the same experiment always gives the same result. */
export interface Experiment {
  readonly game: string
  readonly players: number
  readonly options: { readonly [name: string]: Json }
  readonly bots: readonly Entrant[]
  /** Number of deals, each played in all seatings. */
  readonly pairs: number
  readonly seed: string
}

/** Number of matches per deal: one for each seating. */
export const matchesPerPair = ({ bots, players }: Pick<Experiment, 'bots' | 'players'>): number =>
  seatingCount(bots.length, players)

/** The settings of an experiment. `games` is rounded up to whole deals; missing options get their defaults. */
export interface ExperimentSettings extends Omit<Experiment, 'pairs'> {
  readonly games: number
}

/** Checks the settings and returns the experiment. */
export const planExperiment = ({ games, ...settings }: ExperimentSettings): Result<Experiment> => {
  const roster = rosterOf(settings.game)
  if (!roster.ok) return roster
  const options = roster.value.game.options.read(settings.options)
  if (!options.ok) return options
  const opened = roster.value.game.open(options.value, settings.players)
  if (!opened.ok) return opened
  if (settings.bots.length < 2) return refuse('too-few-bots', { bots: settings.bots.length })
  if (settings.bots.length > settings.players) {
    return refuse('too-many-bots', { bots: settings.bots.length, players: settings.players })
  }
  return ok({ ...settings, options: options.value, pairs: Math.ceil(games / matchesPerPair(settings)) })
}
