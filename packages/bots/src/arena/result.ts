import { must } from '@halfpint/core'
import { rosterOf } from '../registry.ts'
import { type Experiment, matchesPerPair } from './experiment.ts'
import { intervalOf } from './interval.ts'
import { addTallies, noTally, type PairTally } from './tally.ts'

/** Result of one bot in an experiment. */
export interface BotResult {
  readonly bot: string
  readonly budget: string | null
  /** Share of all wins, with its 95 % confidence interval. */
  readonly winShare: number
  readonly low: number
  readonly high: number
  /** Points per round. */
  readonly points: number
  /** Share of its rounds with an exact prediction; `null` in games without predictions. */
  readonly exact: number | null
  /** Share of its rounds in which it brawled; `null` in games without predictions. */
  readonly brawls: number | null
  /** Share of its rounds in which it marched; `null` in games with predictions. */
  readonly marches: number | null
  /** Mean prediction; `null` in games without predictions. */
  readonly predicted: number | null
}

/** The result of an experiment: what each bot reached, with intervals. */
export interface ExperimentResult {
  readonly game: string
  readonly games: number
  readonly pairs: number
  readonly players: number
  readonly seed: string
  readonly bots: readonly BotResult[]
}

const round = (value: number, digits = 4): number => Number(value.toFixed(digits))

/** Computes the result from the deals that were played in all seatings. An interrupted experiment has fewer deals. */
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
