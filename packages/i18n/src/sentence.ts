import type { Json, Problem } from '@halfpint/core'

/** The text of a problem: a fixed sentence, or one made from the facts. */
export type Sentence = string | ((facts: Problem) => string)

const LONGEST = 120

/** A fact as people read it: text as it is, lists with spaces, the rest as JSON; never endless. */
export const show = (fact: Json | undefined): string => {
  const text =
    typeof fact === 'string'
      ? fact
      : Array.isArray(fact) && fact.every(item => typeof item !== 'object')
        ? fact.join(' ')
        : (JSON.stringify(fact) ?? '')
  const line = printable(text)
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}

/** Items with commas between them. */
export const list = (fact: Json | undefined): string =>
  Array.isArray(fact) ? fact.map(item => show(item as Json)).join(', ') : show(fact)

const escaped = (mark: string): string =>
  Array.from({ length: mark.length }, (_, at) => `\\u${mark.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')

/**
 * Text from others with every control, format and line-separator character as `\uXXXX`, so that it cannot control the
 * terminal or change the reading direction. JSON keeps its meaning.
 */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, escaped)

/** A sentence for every code that the English words know. */
export type Sentences<Source> = { readonly [Code in keyof Source]: Sentence }

/** A text that begins with a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
