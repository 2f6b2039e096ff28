import type { Action } from '@halfpint/herzlos'
import { herzlosClause } from '@halfpint/i18n'
import { language, words } from '../../base/speech.ts'

/** An action as a clause of a sentence that names another one too. */
export const herzlosPhrase = (action: Action): string =>
  herzlosClause(action, {
    when: words('table').advice.because.when,
    named: words('herzlos').named,
    language: language.value,
  })
