import type { Seen } from '@halfpint/core'
import type { Action, State } from '@halfpint/herzlos'
import type { ThinkOptions } from '../evaluation.ts'
import type { CandidateDecision } from './accumulators.ts'
import type { Parts } from './parts.ts'
import { passDecision } from './passing.ts'
import { playDecision } from './playing.ts'

/** Prepares the decision of this seat for elimination. `all` includes all passes, not only the likely ones. */
export const decisionOf = (
  view: Seen<State>,
  legal: readonly Action[],
  thinkOptions: ThinkOptions,
  parts: Parts,
  all = false,
): CandidateDecision =>
  view.phase === 'pass'
    ? passDecision(view, legal, thinkOptions, parts, all)
    : playDecision(view, legal, thinkOptions, parts)
