import { type Position, seeded } from '@halfpint/core'
import fc from 'fast-check'
import { describe, test } from 'vitest'
import { draws } from './draw.ts'
import { closure } from './law/closure.ts'
import { conservation } from './law/conservation.ts'
import { leak } from './law/leak.ts'
import { order } from './law/order.ts'
import { progress } from './law/progress.ts'
import { purity } from './law/purity.ts'
import { replay } from './law/replay.ts'
import { restart } from './law/restart.ts'
import { trips } from './law/trips.ts'
import { views } from './law/views.ts'
import type { Law } from './law.ts'
import { type Draw, play, type RandomPlay } from './played.ts'
import type { LawSubject } from './subject.ts'

/** The laws that every game keeps. */
export const LAWS: readonly Law[] = [
  replay,
  closure,
  progress,
  views,
  leak,
  conservation,
  trips,
  purity,
  order,
  restart,
]

/** The size of a check. */
export interface Extent {
  /** Number of random games that a fast law checks. Slow laws check a share of them. */
  readonly games: number
  /** The seed of the random games. */
  readonly seed?: number
}

/** Cache of random games by their inputs: all laws check the same games. */
type PlayedGames<S, A, E, O> = Map<string, RandomPlay<S, A, E, O>>

/** Checks a game against one law. An error contains everything that is needed to repeat it. */
export const hold = <S extends Position, A, E, O>(
  law: Law,
  subject: LawSubject<S, A, E, O>,
  extent: Extent,
  games: PlayedGames<S, A, E, O> = new Map(),
): void => {
  const { game, choose, mostSteps } = subject
  const manner = { choose: choose?.bind(subject), mostSteps, freeze: law.freeze ?? false }
  const trial = law.trial(subject)
  const { seed = 1 } = extent
  const numRuns = Math.max(1, Math.round(extent.games * law.share))
  const broken = (error: unknown, where: string): Error => {
    const why = error instanceof Error ? error.message : String(error)
    return new Error(`law ${law.number} ${law.name} does not hold for ${game.id}: ${why}\n${where}`, { cause: error })
  }

  const played = (draw: Draw<O>): RandomPlay<S, A, E, O> => {
    const key = JSON.stringify([draw, manner.freeze])
    const known = games.get(key) ?? play(game, draw, manner)
    games.set(key, known)
    return known
  }
  const property = fc.property(draws(subject), draw => {
    trial.game(played(draw), seeded(`${law.name} ${draw.seed}`))
  })
  const found = fc.check(property, { numRuns, seed })
  if (found.failed) {
    const simplest = JSON.stringify(found.counterexample?.[0])
    throw broken(found.errorInstance, `in game ${found.numRuns} of ${numRuns} from seed ${seed}, simplest: ${simplest}`)
  }
  try {
    trial.done?.()
  } catch (error) {
    throw broken(error, `in ${numRuns} games from seed ${seed}`)
  }
}

/** Registers one test for each law. `TIMES=10` checks ten times as many games, `LAWS_SEED=7` checks others. */
export const laws = <S extends Position, A, E, O>(subject: LawSubject<S, A, E, O>, extent: Extent): void => {
  // biome-ignore lint/style/noRestrictedGlobals: the caller of the tests sets their length
  const { env } = process
  const times = Number(env.TIMES) || 1
  const seed = Number(env.LAWS_SEED) || (extent.seed ?? 1)
  describe(`the laws hold for ${subject.game.id}`, () => {
    const games: PlayedGames<S, A, E, O> = new Map()
    for (const law of LAWS) {
      test(
        `Law ${law.number} ${law.name}: ${law.says}`,
        () => hold(law, subject, { games: extent.games * times, seed }, times === 1 ? games : undefined),
        120_000 * Math.max(1, times),
      )
    }
  })
}
