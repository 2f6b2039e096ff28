import * as de from '../de/herzlos/index.ts'
import * as en from '../en/herzlos/index.ts'
import * as ru from '../ru/herzlos/index.ts'

/** Texts of the command about Herzlos. */
export const herzlos = {
  en: { ...en.names, ...en.words },
  de: { ...de.names, ...de.words },
  ru: { ...ru.names, ...ru.words },
}
