import type { Seen } from '@halfpint/core'
import type { Action, State } from '@halfpint/herzlos'
import type { Means } from '../thought.ts'
import type { Question } from './accumulators.ts'
import type { Parts } from './parts.ts'
import { passQuestion } from './passing.ts'
import { playQuestion } from './playing.ts'

/** The decision before this seat, laid out for a eliminate; `all` the ways to pass, or only those worth a thought. */
export const questionOf = (
  view: Seen<State>,
  legal: readonly Action[],
  means: Means,
  parts: Parts,
  all = false,
): Question =>
  view.phase === 'pass' ? passQuestion(view, legal, means, parts, all) : playQuestion(view, legal, means, parts)
