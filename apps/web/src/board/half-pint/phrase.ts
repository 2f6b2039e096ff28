import type { BySeat } from '@halfpint/core'
import type { Action } from '@halfpint/half-pint'
import { halfPintClause } from '@halfpint/i18n'
import { language, words } from '../../base/speech.ts'

/** An action as a clause of a sentence that names another one too. */
export const halfPintPhrase = (action: Action, other: Action, players: BySeat<string>): string =>
  halfPintClause(action, other, players, {
    when: words('table').advice.because.when,
    named: words('half-pint-heroes').named,
    language: language.value,
  })
