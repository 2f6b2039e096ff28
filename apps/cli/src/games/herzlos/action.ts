import type { BySeat } from '@halfpint/core'
import type { Action } from '@halfpint/herzlos'
import type { Words } from '@halfpint/i18n'

/** An action as text for a review. */
export const actionText = (action: Action, _: BySeat<string>, { bots: { did } }: Words): string =>
  action.type === 'pass' ? did.pass(action.cards.join(' ')) : did.play(action.card)
