// The champion reviews a game in the worker.
import { type Review, review, rosterOf } from '@halfpint/bots'
import { type Json, must, type Result, type Seat } from '@halfpint/core'
import { playedOf } from '../record/played.ts'

/** Progress of a review. */
export interface ReviewProgress {
  readonly done: number
  readonly total: number
}

/** The part of the worker for reviews. */
export const reviews = {
  /** Reviews the decisions of these seats, with a number of milliseconds for each. */
  review(
    record: Json,
    seats: readonly Seat[],
    milliseconds: number,
    onProgress: (progress: ReviewProgress) => void,
  ): Result<Review<Json>> {
    const played = playedOf(record)
    if (!played.ok) return played
    const { game, replay } = played.value
    const settings = { seats, budget: { milliseconds }, now: () => performance.now() }
    const steps = review(must(rosterOf(game.id)), replay, settings)
    let step = steps.next()
    for (; step.done !== true; step = steps.next()) onProgress(step.value)
    return { ok: true, value: step.value }
  },
}
