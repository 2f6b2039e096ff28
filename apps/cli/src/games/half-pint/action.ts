import type { BySeat } from '@halfpint/core'
import type { Action } from '@halfpint/half-pint'
import { halfPintClause, type Language, type Words } from '@halfpint/i18n'

/** An action as text for a review. */
export const actionText = (action: Action, names: BySeat<string>, { bots: { did } }: Words): string => {
  switch (action.type) {
    case 'predict':
      return did.predict(action.prediction)
    case 'bet':
      return action.on === null ? did.noBet : did.bet(names[action.on]!)
    case 'play':
      return did.play([...action.hand, ...(action.row?.length ? ['+', ...action.row] : [])].join(' '))
  }
}

/** An action as a clause of a sentence that names another one too. */
export const clauseText = (
  action: Action,
  other: Action,
  names: BySeat<string>,
  { bots, games }: Words,
  language: Language,
): string =>
  halfPintClause(action, other, names, {
    when: bots.because.when,
    named: games['half-pint-heroes'].named,
    language,
  })
