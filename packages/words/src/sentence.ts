import type { Json, Problem } from '@halfpint/core'

/** What a problem says: a fixed sentence, or one made from the facts. */
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

/** What came from outside must not steer the terminal: control characters become visible. */
export const printable = (text: string): string =>
  text.replace(/\p{Cc}|\p{Cf}|\p{Cs}/gu, mark => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** A sentence for every code that the English words know. */
export type Sentences<Source> = { readonly [Code in keyof Source]: Sentence }

/** A text that begins with a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
