/** The languages of the catalogue, the fallback first. */
export const LANGUAGES = ['en', 'de', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language of a tag or locale name (`de`, `de-AT`, `ru_RU.UTF-8`), or `undefined` if it is not spoken here. */
export const parseLanguage = (tag: string): Language | undefined => {
  const name = tag.toLowerCase().split(/[-_.@]/)[0]
  return LANGUAGES.find(language => language === name)
}

/** The language that the environment asks for: the first of LC_ALL, LC_MESSAGES and LANG that says anything. */
export const languageOf = (environment: { readonly [name: string]: string | undefined }): Language => {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || ''
  return parseLanguage(locale) ?? 'en'
}
