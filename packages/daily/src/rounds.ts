import { rosterOf } from '@halfpint/bots'
import { type BySeat, fold, must, type Position } from '@halfpint/core'
import type { FixedGame } from './fixedgame.ts'
import type { Playthrough } from './playthrough.ts'

type Played = Pick<Playthrough, 'log'>

const opened = ({ game: id, options, opponents }: FixedGame): Position => {
  const { game } = must(rosterOf(id))
  return must(game.open(must(game.options.read(options)), opponents.length))
}

/** The points of all finished rounds by seat. */
export const pointsOf = (fixed: FixedGame, { log }: Played): BySeat<number> => {
  const { game } = must(rosterOf(fixed.game))
  const rounds = game.points(fold(game, opened(fixed), log))
  return fixed.opponents.map((_, seat) => rounds.reduce((sum, points) => sum + points[seat]!, 0))
}

/** The decisions of the player's seat in a round, in text notation, and its points. */
export interface PlayedRound {
  readonly plays: readonly string[]
  readonly points: number
}

/** The decisions and points of the player's seat, round by round. */
export const roundsPlayed = (fixed: FixedGame, { log }: Played): readonly PlayedRound[] => {
  const { game, chosenBy } = must(rosterOf(fixed.game))
  let state = opened(fixed)
  const plays: string[][] = []
  for (const event of log) {
    const done = chosenBy(event, state)
    const { round } = state
    if (done?.seat === fixed.seat) plays[round] = [...(plays[round] ?? []), game.actions.make(done.action)]
    state = game.evolve(state, event)
  }
  return game.points(state).map((points, round) => ({ plays: plays[round] ?? [], points: points[fixed.seat]! }))
}

/** The decisions of the player's seat, in text notation. */
export const playsOf = (fixed: FixedGame, played: Played): readonly string[] =>
  roundsPlayed(fixed, played).flatMap(({ plays }) => plays)
