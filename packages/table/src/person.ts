import { isFields, ok, type Result, refuse } from '@halfpint/core'
import type * as z from 'zod'
import type { Immutable, Person as PersonSchema } from './wire/fields.ts'

/** A person at the table as all viewers see them. */
export type Person = Immutable<z.infer<typeof PersonSchema>>

/** Maximum length of a name. */
export const LONGEST_NAME = 24

/** Maximum length of a line of chat. */
const LONGEST_TEXT = 200

// Either one emoji: with a skin tone, a variation selector, and other emoji joined to it.
// Or a character to remove: invisible or format characters (bidirectional controls, annotation marks, signs that
// enclose the next digits), private, unassigned and lone surrogate code points, the object replacement character, and
// a blank that programs count as a letter.
const UNSEEN =
  /(\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)*)|[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cn}\p{Cs}\ufffc\u2800]/gu

/**
 * User text in one line: without control characters, bidirectional controls, invisible characters and stacked accents,
 * and with single spaces.
 */
export const cleanText = (text: string): string =>
  text
    .replace(UNSEEN, (_, emoji: string | undefined) => emoji ?? '')
    .normalize('NFC')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu, ' ')
    .trim()

/** Characters that are several letters wide: cuneiform, hieroglyphs, long dashes, and a ligature of a whole sentence. */
const WIDE = /[\p{Script=Cuneiform}\p{Script=Egyptian_Hieroglyphs}\p{Script=Anatolian_Hieroglyphs}\u2e3a\u2e3b\ufdfd]/gu
const WIDTH = 4

/** The length in letters. A wide character counts as several. */
const lengthOf = (text: string): number => [...text].length + (WIDTH - 1) * (text.match(WIDE)?.length ?? 0)

/** Reads a line of chat. */
export const readText = (json: unknown): Result<string> => {
  // A text that is far too long is not cleaned.
  const text = typeof json === 'string' && json.length <= 8 * LONGEST_TEXT ? cleanText(json) : ''
  return text !== '' && lengthOf(text) <= LONGEST_TEXT ? ok(text) : refuse('bad-text', { most: LONGEST_TEXT })
}

/** Reads a name. */
export const readName = (json: unknown): Result<string> => {
  const name = typeof json === 'string' && json.length <= 8 * LONGEST_NAME ? cleanText(json) : ''
  return name !== '' && lengthOf(name) <= LONGEST_NAME ? ok(name) : refuse('bad-name', { most: LONGEST_NAME })
}

/** The form of the name of a symbol, and of the id of a person. */
export const SYMBOL_NAME = /^[A-Za-z0-9_-]{1,64}$/

/** Reads a person. */
export const readPerson = (json: unknown): Result<Person> => {
  if (!isFields(json)) return refuse('bad-person', { key: 'person' })
  const { id, symbol } = json
  if (typeof id !== 'string' || !SYMBOL_NAME.test(id)) return refuse('bad-person', { key: 'id' })
  if (typeof symbol !== 'string' || !SYMBOL_NAME.test(symbol)) return refuse('bad-person', { key: 'symbol' })
  const name = readName(json.name)
  return name.ok ? ok({ id, name: name.value, symbol }) : name
}

/** Makes names distinct: the second Bruno is called `Bruno 2`. */
export const distinctNames = (names: readonly string[]): string[] => {
  const called: string[] = []
  for (const name of names) {
    let own = name
    for (let number = 2; called.includes(own); number++) own = `${name} ${number}`
    called.push(own)
  }
  return called
}

// Cyrillic, Greek, Armenian and Latin letters; then Cherokee; then Lisu.
const LOOKALIKES =
  'АаВЕеЅѕІіЈјКкМмНнОоРрСсТтУуХхΑαΒΕεΖΗΙιΚκΜΝνΟοΡρΤΥυΧһҺԁԛԝӏӀѵıɑɡհօոսցⱭꓮ' +
  'ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎩᏃ' +
  'ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓰꓲꓳꓴ'
const LATIN =
  'AaBEeSsIiJjKkMmHhOoPpCcTtYyXxAaBEeZHIiKkMNvOoPpTYuXhhdqwiiviaghonugAA' +
  'ABCDEGHJKLMPRSTVWYZ' +
  'BPDTGKJCZFMNLSRVHWXYEIOU'

/** Replaces letters that look alike by the same letter. */
const skeleton = (name: string): string =>
  [
    ...name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[\uab70-\uabbf]/g, small => small.toUpperCase()),
  ]
    .map(letter => LATIN[LOOKALIKES.indexOf(letter)] ?? letter)
    .join('')
    .toLowerCase()
    .replace(/[l1|]/g, 'i')
    .replace(/0/g, 'o')

/** Whether two names look the same. */
export const isSameName = (one: string, other: string): boolean => skeleton(one) === skeleton(other)

/** The name, with a number if another person has it or one that looks the same. */
export const distinctFrom = (name: string, others: readonly string[]): string => {
  const taken = new Set(others.map(skeleton))
  for (let number = 1; ; number++) {
    const called = number === 1 ? name : `${[...name].slice(0, LONGEST_NAME - 2).join('')} ${number}`
    if (!taken.has(skeleton(called))) return called
  }
}
