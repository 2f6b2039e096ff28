// The champion goes through a game, away from the page's own thread.
import { review, rosterOf } from '@halfpint/bots'
import { must } from '@halfpint/core'
import { playedOf } from '../replay/file.ts'
import type { ReviewMessage, ReviewRequest } from './request.ts'

const say = (answer: ReviewMessage): void => postMessage(answer)

addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
  const played = playedOf(data.record)
  if (!played.ok) return say({ kind: 'failed' })
  const { game, replay } = played.value
  const { seats, milliseconds } = data
  const settings = { seats, budget: { milliseconds }, now: () => performance.now() }
  const steps = review(must(rosterOf(game.id)), replay, settings)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return say({ kind: 'found', review: step.value })
    say({ kind: 'progress', ...step.value })
  }
})
