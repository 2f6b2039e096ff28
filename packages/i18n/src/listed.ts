import type { Language } from './language.ts'

const AND: { readonly [Spoken in Language]: string } = { en: 'and', de: 'und', ru: 'и' }

/** Names as a sentence lists them. By hand: for its first list a browser looks through all the languages it knows. */
export const listed = (language: Language, names: readonly string[]): string => {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  const comma = language === 'en' && names.length > 2 ? ',' : ''
  return `${names.slice(0, -1).join(', ')}${comma} ${AND[language]} ${last}`
}
