/** Characters of tables and texts, and the ASCII character of the same width that replaces each. */
const REPLACED: ReadonlyMap<string, string> = new Map(
  [
    ['╭╮╰╯┏┓┗┛┌┐└┘├┤┬┴┼', '+'],
    ['─━', '-'],
    ['│┃', '|'],
    ['–—−', '-'],
    ['·•', '.'],
    ['…', '.'],
    ['“”„«»', '"'],
    ['‘’‚', "'"],
    ['←', '<'],
    ['→▸', '>'],
    ['↑', '^'],
    ['↓', 'v'],
    ['×', 'x'],
    ['♛', '*'],
    // Suits of Herzlos stand alone before a number; a card has its letter beside the sign.
    ['♥', 'H'],
    ['✿', 'F'],
    ['∪', 'C'],
    ['♦', 'D'],
    ['●◆★▲■\u00a0\u202f', ' '],
  ].flatMap(([from = '', to = '']) => [...from].map(char => [char, to] as const)),
)

/** Whether the locale of this environment cannot show Unicode, as with `LC_ALL=C`. Without a locale it can. */
export const isAsciiOnly = (environment: { readonly [name: string]: string | undefined }): boolean => {
  const locale = environment.LC_ALL || environment.LC_CTYPE || environment.LANG
  return process.platform !== 'win32' && locale !== undefined && locale !== '' && !/utf-?8/i.test(locale)
}

/** The text with ASCII characters instead of boxes, suits and typographic signs. Letters of names stay. */
export const toAscii = (text: string): string => text.replaceAll(/[^\n -~]/gu, char => REPLACED.get(char) ?? char)

/** The text as this environment can show it. */
export const showable = (text: string): string => (isAsciiOnly(process.env) ? toAscii(text) : text)
