import type { Language } from './language.ts'

/** The forms that a language needs: English and German two, Russian three. */
interface Forms {
  readonly one: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

/** Chooses the form that belongs to a number and sets the number before it. */
export type Counter = (count: number, forms: Forms) => string

/** The counter of a language; the tables of the platform are read at the first count only. */
export const counter = (language: Language): Counter => {
  let rules: Intl.PluralRules | undefined
  let numbers: Intl.NumberFormat | undefined
  return (count, forms) => {
    rules ??= new Intl.PluralRules(language)
    numbers ??= new Intl.NumberFormat(language)
    const form = rules.select(count) as keyof Forms
    // A true minus: a hyphen before a number is often not read aloud.
    return `${numbers.format(count).replace('-', '−')} ${forms[form] ?? forms.other}`
  }
}
