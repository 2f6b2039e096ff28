import type { Seen } from '@halfpint/core'
import type { Action, State } from '@halfpint/herzlos'
import type { ThinkOptions } from '../evaluation.ts'
import type { CandidateDecision } from './accumulators.ts'
import type { Parts } from './parts.ts'
import { passDecision } from './passing.ts'
import { playDecision } from './playing.ts'

/** The decision before this seat, laid out for a eliminate; `all` the ways to pass, or only those worth a thought. */
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
