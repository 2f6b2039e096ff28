import * as de from '../de/half-pint/index.ts'
import * as en from '../en/half-pint/index.ts'
import * as ru from '../ru/half-pint/index.ts'

/** Texts of the command about Half-Pint Heroes. */
export const halfPint = {
  en: { ...en.names, ...en.words },
  de: { ...de.names, ...de.words },
  ru: { ...ru.names, ...ru.words },
}
