import * as de from '../de/half-pint/index.ts'
import * as en from '../en/half-pint/index.ts'
import * as ru from '../ru/half-pint/index.ts'

/** What the command says of Half-Pint Heroes. */
export const halfPint = {
  en: { ...en.names, ...en.words },
  de: { ...de.names, ...de.words },
  ru: { ...ru.names, ...ru.words },
}
