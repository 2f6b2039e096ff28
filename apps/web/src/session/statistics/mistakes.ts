import type { ReviewedDecision, SeatReview } from '@halfpint/bots'
import { type Json, must } from '@halfpint/core'
import { CHAMPION_GOAL, type Puzzle } from '@halfpint/puzzles'
import type { StatisticsEntry } from '@halfpint/statistics'
import { today } from '../../base/today.ts'
import type { Played } from '../record/played.ts'
import { enterStatistics, readDeviceStatistics } from './store.ts'

/** A decision that cost so much of the chance to win is worth another look. */
const WORTH = 0.03

/** A costly decision of the reader as a task: the position, and what the champion would have done. */
const puzzleOf = ({ game, replay }: Played, decision: ReviewedDecision<Json>, task: string): Puzzle => {
  const opened = must(game.open(replay.state.options, replay.players.length))
  return {
    id: task,
    game: game.id,
    // What others chose at the same time is not in it: it was not known either.
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

/** Points of a seat above the mean of the table. */
const aheadOf = ({ game, replay }: Played, seat: number): number => {
  const ahead = game
    .points(replay.state)
    .map(points => points[seat]! - points.reduce((sum, each) => sum + each, 0) / points.length)
  return ahead.reduce((sum, each) => sum + each, 0)
}

/** Enters how a game was judged, and puts the costliest decisions of the reader on the pile, each once. */
export const keepMoments = async (played: Played, path: string, own: SeatReview<Json>): Promise<void> => {
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
