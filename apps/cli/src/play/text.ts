import { stripVTControlCharacters } from 'node:util'

/** The width of a text in columns; colours have none. */
export const width = (text: string): number => [...stripVTControlCharacters(text)].length

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with the escape character
const COLOUR = /\x1b\[[0-9;]*m/y

/** The text cut to at most `columns`, with an ellipsis if something is missing; colours are closed. */
export const clip = (text: string, columns: number): string => {
  if (width(text) <= columns) return text
  if (columns <= 0) return ''
  let cut = ''
  let used = 0
  let coloured = false
  for (let at = 0; at < text.length; ) {
    COLOUR.lastIndex = at
    const colour = COLOUR.exec(text)?.[0]
    const next = colour ?? (String.fromCodePoint(text.codePointAt(at)!) as string)
    if (colour === undefined && used++ === columns - 1) break
    coloured ||= colour !== undefined
    cut += next
    at += next.length
  }
  return `${cut}…${coloured ? '\x1b[0m' : ''}`
}

/** The text cut or filled with spaces to exactly `columns`. */
export const fill = (text: string, columns: number): string => {
  const cut = clip(text, columns)
  return cut + ' '.repeat(Math.max(0, columns - width(cut)))
}

/** The text cut or moved right to exactly `columns`. */
export const right = (text: string, columns: number): string => {
  const cut = clip(text, columns)
  return ' '.repeat(Math.max(0, columns - width(cut))) + cut
}

/** The text in lines of at most `columns`, broken between words; continuation lines begin with `indent`. */
export const wrap = (text: string, columns: number, indent = ''): string[] => {
  if (width(text) <= columns) return [text]
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && width(line) + 1 + width(word) > columns) {
      lines.push(line)
      line = indent + word
    } else line = line === '' && lines.length === 0 ? word : `${line} ${word}`
  }
  lines.push(line)
  return lines.map(each => clip(each, columns))
}

/** Two blocks side by side, the left one `columns` wide. */
export const beside = (left: readonly string[], rightHand: readonly string[], columns: number): string[] =>
  Array.from({ length: Math.max(left.length, rightHand.length) }, (_, at) =>
    `${fill(left[at] ?? '', columns)}${rightHand[at] ?? ''}`.trimEnd(),
  )

/** One text at the left end of a line and one at the right end. */
export const apart = (left: string, end: string, columns: number): string => {
  const gap = columns - width(left) - width(end)
  return gap >= 1 ? left + ' '.repeat(gap) + end : clip(left, columns)
}

/** The sentence with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
