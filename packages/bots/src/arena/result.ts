import { must } from '@halfpint/core'
import { rosterOf } from '../registry.ts'
import { type Experiment, matchesPerPair } from './experiment.ts'
import { intervalOf } from './interval.ts'
import { addTallies, noTally, type PairTally } from './tally.ts'

/** How one bot did. */
export interface BotResult {
  readonly bot: string
  readonly budget: string | null
  /** The part of all wins that went to this bot's seats, and the limits of 95 %. */
  readonly winShare: number
  readonly low: number
  readonly high: number
  /** Points a round. */
  readonly points: number
  /** The part of its rounds with a prediction met exactly; `null` where nothing is predicted. */
  readonly exact: number | null
  /** The part of its rounds with a brawl of its own; `null` where nothing is predicted. */
  readonly brawls: number | null
  /** The part of its rounds with a march of its own; `null` where predictions are made. */
  readonly marches: number | null
  /** The mean prediction; `null` where nothing is predicted. */
  readonly predicted: number | null
}

/** The result of an experiment. */
export interface ExperimentResult {
  readonly game: string
  readonly games: number
  readonly pairs: number
  readonly players: number
  readonly seed: string
  readonly bots: readonly BotResult[]
}

const round = (value: number, digits = 4): number => Number(value.toFixed(digits))

/** What whole deals come to; of an experiment broken off, as many as there are. */
export const experimentResult = (experiment: Experiment, pairs: readonly PairTally[]): ExperimentResult => {
  const { game, players, seed, bots } = experiment
  const perPair = matchesPerPair(experiment)
  const { predicts } = must(rosterOf(game))
  const sums = pairs.map(({ tally }) => tally).reduce(addTallies, noTally(bots.length))
  return {
    game,
    games: pairs.length * perPair,
    pairs: pairs.length,
    players,
    seed,
    bots: bots.map(({ bot, budget }, at) => {
      const side = sums[at]!
      const { mean, low, high } = intervalOf(pairs.map(({ tally }) => tally[at]!.wins / perPair))
      const each = (sum: number): number => round(sum / side.rounds)
      return {
        bot,
        budget,
        winShare: round(mean),
        low: round(low),
        high: round(high),
        points: each(side.points),
        exact: predicts ? each(side.exact) : null,
        brawls: predicts ? each(side.brawls) : null,
        marches: predicts ? null : each(side.brawls),
        predicted: predicts ? each(side.predicted) : null,
      }
    }),
  }
}
