import { OPTION_RULES } from '@halfpint/herzlos'
import { words } from '../../base/speech.ts'
import { Choices } from '../../ui/field.tsx'
import type { OptionFieldProps } from '../pagegame.ts'

/** Z6: the prices of the hearts that are offered, 2 first. */
const HEARTS: { readonly [name in 'shown' | 'one']: readonly number[] } = {
  shown: OPTION_RULES.hearts.default,
  one: OPTION_RULES.hearts.default.map(() => -1),
}

/** The prices of the hearts. A list that is not offered here is kept. */
export const HeartPrices = ({ options, onChoose }: OptionFieldProps) => {
  const { hearts } = words('herzlos').options
  const names = Object.keys(HEARTS) as (keyof typeof HEARTS)[]
  const now = names.find(name => String(HEARTS[name]) === String(options.hearts))
  return (
    <>
      <Choices<keyof typeof hearts.values>
        caption={hearts.label}
        value={now ?? 'own'}
        values={now === undefined ? [...names, 'own'] : names}
        say={name => hearts.values[name]}
        onChoose={name => {
          if (name !== 'own') onChoose('hearts', [...HEARTS[name]])
        }}
      />
      <p class="quiet-text">{hearts.hint}</p>
    </>
  )
}
