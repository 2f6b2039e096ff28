import { type ActionEstimate, type Reason, reasonFor } from '@halfpint/bots'
import { reasonText } from '@halfpint/i18n'
import { words } from '../base/speech.ts'
import { tenths } from '../ui/signed.ts'

/** An action as a clause of a sentence that names another one too. */
export type ClauseOf<Action> = (action: Action, other: Action) => string

/** A sentence that names two actions, given as clauses, and the reason why the first is better. */
export const sentenceFor = (reason: Reason, clauses: readonly [best: string, other: string]): string =>
  reasonText(words('table').advice.because, reason, clauses, tenths)

/** The sentence about two estimated actions. */
export const becauseText = <Action>(
  best: ActionEstimate<Action>,
  other: ActionEstimate<Action>,
  clause: ClauseOf<Action>,
): string => sentenceFor(reasonFor(best, other), [clause(best.action, other.action), clause(other.action, best.action)])
