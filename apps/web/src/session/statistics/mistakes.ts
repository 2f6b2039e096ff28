import type { ReviewedDecision, SeatReview } from '@halfpint/bots'
import { type Json, must } from '@halfpint/core'
import { CHAMPION_GOAL, type Puzzle } from '@halfpint/puzzles'
import type { StatisticsEntry } from '@halfpint/statistics'
import { today } from '../../base/today.ts'
import type { Played } from '../record/played.ts'
import { enterStatistics, readDeviceStatistics } from './store.ts'

/** Minimum loss of winning probability of a decision that is worth practice. */
const WORTH = 0.03

/** A costly decision of the player as a puzzle: the position, and the champion's action. */
const puzzleOf = ({ game, replay }: Played, decision: ReviewedDecision<Json>, task: string): Puzzle => {
  const opened = must(game.open(replay.state.options, replay.players.length))
  return {
    id: task,
    game: game.id,
    // Actions that others chose at the same time are left out: the player did not know them either.
    record: game.records.write(replay.players, opened, replay.log.slice(0, decision.at)),
    seat: decision.seat,
    goal: CHAMPION_GOAL,
    hands: 'hidden',
    solution: decision.best.action,
    line: [],
    themes: [],
    difficulty: 3,
  }
}

/** Points of a seat above the average of the table. */
const aheadOf = ({ game, replay }: Played, seat: number): number => {
  const ahead = game
    .points(replay.state)
    .map(points => points[seat]! - points.reduce((sum, each) => sum + each, 0) / points.length)
  return ahead.reduce((sum, each) => sum + each, 0)
}

/** Adds the review of a game to the statistics, and the player's costliest decisions to practice, each once. */
export const addMistakes = async (played: Played, path: string, own: SeatReview<Json>): Promise<void> => {
  const { counts } = await readDeviceStatistics()
  const at = Date.now()
  const { game } = played
  const moments = own.worst.flatMap((decision): StatisticsEntry[] => {
    const task = `moment ${path} ${decision.at}`
    if (decision.loss < WORTH || counts.has(task)) return []
    const puzzle = puzzleOf(played, decision, task)
    return [{ id: task, at, kind: 'moment', task, game: puzzle.game, day: today(), right: false, puzzle }]
  })
  const { agreed, decisions, luck, seat } = own
  const about = { id: `review ${path}`, at, kind: 'review', game: game.id }
  const review: StatisticsEntry = { ...about, agreed, decisions, luck, ahead: aheadOf(played, seat) }
  await enterStatistics([...moments, ...(counts.has(review.id) ? [] : [review])])
}
