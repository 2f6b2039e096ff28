import { type ActionEstimate, reasonFor } from '@halfpint/bots'
import type { Section } from '@halfpint/i18n'
import { language } from '../base/speech.ts'
import { tenths } from '../ui/signed.ts'

type Because = Section<'table'>['advice']['because']

/** A sentence that explains why an action is better than another. */
export const becauseText = (
  because: Because,
  action: ActionEstimate<unknown>,
  other: ActionEstimate<unknown>,
): string => {
  const percent = new Intl.NumberFormat(language.value, { style: 'percent' })
  const { name, own, other: others, behind } = reasonFor(action, other)
  const format = name === 'points' ? tenths : percent.format
  return because[name]({
    own: format(own),
    other: format(others),
    behind: behind === undefined ? undefined : percent.format(behind),
  })
}
