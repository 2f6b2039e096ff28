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

/** From here on languages write numbers differently. */
const LARGE = 1000

/**
 * The counter of a language; the tables of the platform are read at the first count only, those for numbers at the
 * first large one: a browser takes its time to find them.
 */
export const counter = (language: Language): Counter => {
  let rules: Intl.PluralRules | undefined
  const written = (count: number): string =>
    Math.abs(count) < LARGE && Number.isInteger(count) ? `${count}` : count.toLocaleString(language)
  return (count, forms) => {
    rules ??= new Intl.PluralRules(language)
    const form = rules.select(count) as keyof Forms
    // A true minus: a hyphen before a number is often not read aloud.
    return `${written(count).replace('-', '−')} ${forms[form] ?? forms.other}`
  }
}
