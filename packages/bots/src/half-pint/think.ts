import type { Seen } from '@halfpint/core'
import type { Action, State } from '@halfpint/half-pint'
import type { ThinkOptions } from '../evaluation.ts'
import type { DetailedAdvice } from './advice.ts'
import { thinkBet } from './betting.ts'
import type { Parts } from './parts.ts'
import { thinkPlay } from './playing.ts'
import { thinkPrediction } from './predicting.ts'
import { createSearch } from './search.ts'

/**
 * Evaluates a decision in sampled deals until the budget is spent or, with `settle`, until one action is clearly best.
 */
export function* think(
  view: Seen<State>,
  legal: readonly Action[],
  thinkOptions: ThinkOptions,
  parts: Parts,
  settle: boolean,
): Generator<DetailedAdvice, DetailedAdvice, void> {
  const search = createSearch(view, thinkOptions, parts, settle)
  if (view.phase === 'predict') return yield* thinkPrediction(search, legal)
  if (view.phase === 'bet') return yield* thinkBet(search, legal)
  return yield* thinkPlay(search, legal)
}
