// The champion goes through a game, away from the page's own thread.
import { review, rosterOf } from '@halfpint/bots'
import { must } from '@halfpint/core'
import { playedOf } from '../replay/played.ts'
import type { ReviewMessage, ReviewRequest } from './request.ts'

/** What is to be said about a game, step by step, the review in the end. */
function* reviewed({ record, seats, milliseconds }: ReviewRequest): Generator<ReviewMessage> {
  const played = playedOf(record)
  if (!played.ok) {
    yield { kind: 'failed' }
    return
  }
  const { game, replay } = played.value
  const settings = { seats, budget: { milliseconds }, now: () => performance.now() }
  const steps = review(must(rosterOf(game.id)), replay, settings)
  let step = steps.next()
  for (; step.done !== true; step = steps.next()) yield { kind: 'progress', ...step.value }
  yield { kind: 'found', review: step.value }
}

/** Reviews what the page asks for from now on. */
export const serveReviews = (): void =>
  addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
    for (const message of reviewed(data)) postMessage(message)
  })
