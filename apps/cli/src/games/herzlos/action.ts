import type { BySeat } from '@halfpint/core'
import type { Action } from '@halfpint/herzlos'
import { herzlosClause, type Language, type Words } from '@halfpint/i18n'

/** An action as text for a review. */
export const actionText = (action: Action, _: BySeat<string>, { bots: { did } }: Words): string =>
  action.type === 'pass' ? did.pass(action.cards.join(' ')) : did.play(action.card)

/** An action as a clause of a sentence that names another one too. */
export const clauseText = (
  action: Action,
  _other: Action,
  _names: BySeat<string>,
  { bots, games }: Words,
  language: Language,
): string => herzlosClause(action, { when: bots.because.when, named: games.herzlos.named, language })
