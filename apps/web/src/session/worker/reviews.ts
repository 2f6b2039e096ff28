// The champion judges decisions and whole games in the worker.
import { type Judgement, judge, judgeAction, type Review, review, rosterOf, type Verdict } from '@halfpint/bots'
import { type AnyOptions, type Json, must, ok, type Position, type Result, type Seat, type Seen } from '@halfpint/core'
import { themesIn } from '@halfpint/statistics'
import { type Played, playedOf } from '../record/played.ts'

/** Progress of a review. */
interface ReviewProgress {
  readonly done: number
  readonly total: number
}

/** The next step of a review: its progress, or the whole review. */
export type ReviewStep =
  | { readonly progress: ReviewProgress }
  | { readonly review: Review<Json>; readonly themes: { readonly [at: number]: string } }

interface OpenReview {
  readonly played: Played
  readonly steps: ReturnType<typeof review<Position & { readonly options: AnyOptions }, Json, Json, AnyOptions>>
}

let open: OpenReview | undefined

/** The part of the worker for hints and reviews. */
export const reviews = {
  /** The best actions in this view. */
  judge: (game: string, view: Seen<Position>): Judgement<Json> | undefined =>
    judge({ roster: must(rosterOf(game)), view }),
  /** The judgement of one action, together with the best. */
  judgeAction: (game: string, view: Seen<Position>, action: Json): Verdict<Json> | undefined =>
    judgeAction({ roster: must(rosterOf(game)), view }, action),
  /** Begins a review of the decisions of these seats. A worker has one review at a time. */
  begin(record: Json, seats: readonly Seat[]): Result<null> {
    const played = playedOf(record)
    if (!played.ok) return played
    const { game, replay } = played.value
    open = { played: played.value, steps: review(must(rosterOf(game.id)), replay, { seats }) }
    return ok(null)
  },
  /** Judges one decision of the review. The page asks for the next one, so that it can pause. */
  next(): ReviewStep | undefined {
    if (open === undefined) return undefined
    const { done, value } = open.steps.next()
    return done === true ? { review: value, themes: themesIn(value, open.played.replay) } : { progress: value }
  },
}
