import type { setNames as source } from '../../en/half-pint/setnames.ts'
import type { Translated } from '../../translated.ts'

/** A set with its numbers, as one says it. */
export const setNames: Translated<typeof source> = {
  'high-card': high => `höchste Karte ${high}`,
  pair: high => `Paar ${high}er`,
  'two-pair': (high, low) => `zwei Paare, ${high}er und ${low}er`,
  three: high => `Drilling ${high}er`,
  straight: high => `Straße bis ${high}`,
  'full-house': (three, two) => `Full House, ${three}er mit ${two}ern`,
  flush: high => `Flush bis ${high}`,
  four: high => `Vierling ${high}er`,
  'straight-flush': high => `Straße in einer Farbe bis ${high}`,
  five: high => `Fünfling ${high}er`,
  'royal-flush': () => 'Royal Flush',
}
