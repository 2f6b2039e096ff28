import { type Outlook, reasonFor } from '@halfpint/bots'
import type { Section } from '@halfpint/words'
import { tenths } from '../parts/signed.ts'
import { language } from '../shell/speech.ts'

type Because = Section<'table'>['advice']['because']

/** Why an action is better than another, in a sentence of the page's language. */
export const becauseText = (because: Because, action: Outlook<unknown>, other: Outlook<unknown>): string => {
  const percent = new Intl.NumberFormat(language.value, { style: 'percent' })
  const { name, own, other: others, behind } = reasonFor(action, other)
  const format = name === 'points' ? tenths : percent.format
  return because[name]({
    own: format(own),
    other: format(others),
    behind: behind === undefined ? undefined : percent.format(behind),
  })
}
