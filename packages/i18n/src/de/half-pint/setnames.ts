import type { setNames as source } from '../../en/half-pint/setnames.ts'
import type { Translated } from '../../translated.ts'

/** A set with its numbers, as people say it. */
export const setNames: Translated<typeof source> = {
  'high-card': high => `einzelne ${high}`,
  pair: high => `${high}er-Paar`,
  'two-pair': (high, low) => `zwei Paare: ${high}er und ${low}er`,
  three: high => `${high}er-Drilling`,
  straight: high => `Straße bis ${high}`,
  'full-house': (three, two) => `Full House: drei ${three}er, zwei ${two}er`,
  flush: high => `Flush mit ${high}`,
  four: high => `${high}er-Vierling`,
  'straight-flush': high => `Straße in einer Farbe bis ${high}`,
  five: high => `${high}er-Fünfling`,
  'royal-flush': () => 'Royal Flush',
}
