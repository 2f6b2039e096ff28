import type { ActionEstimate, Review, ReviewedDecision, SeatReview } from '@halfpint/bots'
import { type Json, must } from '@halfpint/core'
import { CHAMPION_GOAL, type Puzzle } from '@halfpint/puzzles'
import type { StatisticsEntry } from '@halfpint/statistics'
import { today } from '../../base/today.ts'
import type { Played } from '../record/played.ts'
import { enterStatistics, readDeviceStatistics } from './store.ts'

/** Minimum loss of winning probability of a decision that is worth practice. */
const WORTH = 0.03

/** A costly decision of the player as a puzzle: the position, and the champion's action. */
const puzzleOf = (
  { game, replay }: Played,
  decision: ReviewedDecision<Json>,
  task: string,
  themes: readonly string[],
): Puzzle => {
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
    themes,
    difficulty: 3,
    estimates: withChoice(decision),
  }
}

/** Points of a seat above the average of the table. */
const aheadOf = ({ game, replay }: Played, seat: number): number => {
  const ahead = game
    .points(replay.state)
    .map(points => points[seat]! - points.reduce((sum, each) => sum + each, 0) / points.length)
  return ahead.reduce((sum, each) => sum + each, 0)
}

/** The best actions and the player's own, best first. */
const withChoice = ({ ranked, chosen }: ReviewedDecision<Json>): readonly ActionEstimate<Json>[] =>
  ranked.some(({ action }) => JSON.stringify(action) === JSON.stringify(chosen.action)) ? ranked : [...ranked, chosen]

/** The loss of winning chance by theme. */
const costsOf = (
  decisions: readonly ReviewedDecision<Json>[],
  themes: Themes,
): { readonly [theme: string]: number } => {
  const costs: { [theme: string]: number } = {}
  for (const { at, loss } of decisions) {
    const theme = themes[at]
    if (theme !== undefined) costs[theme] = (costs[theme] ?? 0) + loss
  }
  return costs
}

/** The themes of the decisions that cost something, by the index of their events. */
type Themes = { readonly [at: number]: string }

/** The id of the entry about the review of a game. */
export const reviewId = (path: string): string => `review ${path}`

/** Adds the review of a game to the statistics, and the player's costliest decisions to practice, each once. */
export const addMistakes = async (
  played: Played,
  path: string,
  own: SeatReview<Json>,
  review: Review<Json>,
  themes: Themes,
): Promise<void> => {
  const { counts } = await readDeviceStatistics()
  const at = Date.now()
  const { game } = played
  const moments = own.worst.flatMap((decision): StatisticsEntry[] => {
    const task = `moment ${path} ${decision.at}`
    if (decision.loss < WORTH || counts.has(task)) return []
    const theme = themes[decision.at]
    const puzzle = puzzleOf(played, decision, task, theme === undefined ? [] : [theme])
    const about = { id: task, at, kind: 'moment', task, game: puzzle.game, day: today(), right: false }
    // A puzzle is JSON, but an interface has no index signature.
    return [{ ...about, ...(theme === undefined ? {} : { theme }), puzzle: puzzle as unknown as Json }]
  })
  const { agreed, decisions, luck, seat } = own
  const costs = costsOf(
    review.decisions.filter(decision => decision.seat === seat),
    themes,
  )
  const [costliest] = own.worst
  const most =
    costliest === undefined
      ? null
      : {
          ...{ round: costliest.round, trick: costliest.trick, loss: costliest.loss },
          best: costliest.best as unknown as Json,
          chosen: costliest.chosen as unknown as Json,
        }
  const about = { id: reviewId(path), at, kind: 'review', game: game.id }
  const entry: StatisticsEntry = { ...about, agreed, decisions, luck, ahead: aheadOf(played, seat), costs, most }
  await enterStatistics([...moments, ...(counts.has(entry.id) ? [] : [entry])])
}
