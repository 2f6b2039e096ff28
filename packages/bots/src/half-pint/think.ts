import type { Seen } from '@halfpint/core'
import type { Action, State } from '@halfpint/half-pint'
import type { Means } from '../thought.ts'
import type { Weighed } from './advice.ts'
import { thinkBet } from './betting.ts'
import type { Parts } from './parts.ts'
import { thinkPlay } from './playing.ts'
import { thinkPrediction } from './predicting.ts'
import { thoughtOf } from './thought.ts'

/** Thinks about a decision in sampled worlds, refining until the budget is spent or, if it may `settle`, one action is clear. */
export function* think(
  view: Seen<State>,
  legal: readonly Action[],
  means: Means,
  parts: Parts,
  settle: boolean,
): Generator<Weighed, Weighed, void> {
  const thought = thoughtOf(view, means, parts, settle)
  if (view.phase === 'predict') return yield* thinkPrediction(thought, legal)
  if (view.phase === 'bet') return yield* thinkBet(thought, legal)
  return yield* thinkPlay(thought, legal)
}
