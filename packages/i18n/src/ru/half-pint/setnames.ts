import type { setNames as source } from '../../en/half-pint/setnames.ts'
import type { Translated } from '../../translated.ts'

/** A set with its numbers, as people say it. */
export const setNames: Translated<typeof source> = {
  'high-card': high => `одна карта: ${high}`,
  pair: high => `пара «${high}»`,
  'two-pair': (high, low) => `две пары: «${high}» и «${low}»`,
  three: high => `тройка «${high}»`,
  straight: high => `стрит до ${high}`,
  'full-house': (three, two) => `фулл-хаус: три «${three}» и две «${two}»`,
  flush: high => `флеш, старшая ${high}`,
  four: high => `каре «${high}»`,
  'straight-flush': high => `стрит-флеш до ${high}`,
  five: high => `пятёрка «${high}»`,
  'royal-flush': () => 'флеш-рояль',
}
