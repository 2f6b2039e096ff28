import { isFields, ok, type Result, refuse } from '@halfpint/core'

/** Somebody at the table as everybody sees them. */
export type Person = {
  /** Public; the same device sits down with the same id again. */
  readonly id: string
  readonly name: string
  /** The name of the symbol that the player has chosen. */
  readonly symbol: string
}

/** How long a name may be. */
export const LONGEST_NAME = 24

/** How long a chat line may be. */
const LONGEST_TEXT = 200

// One emoji, with what belongs to it: a colour of skin, the sign that makes it colourful, and others joined to it.
// Or what cannot be seen or turns the direction of writing, and a blank that looks like a letter to a program.
const UNSEEN =
  /(\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)*)|[\p{Default_Ignorable_Code_Point}\p{Co}\p{Cn}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2800]/gu

/**
 * Text of people in one line: without control characters, without those that turn the direction of writing or
 * cannot be seen, without towers of accents, and with single spaces.
 */
export const cleanText = (text: string): string =>
  text
    .replace(UNSEEN, (_, emoji: string | undefined) => emoji ?? '')
    .normalize('NFC')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu, ' ')
    .trim()

/** How many characters people see in it, as far as a program can tell. */
const lengthOf = (text: string): number => [...text].length

/** A line of chat from outside. */
export const readText = (json: unknown): Result<string> => {
  // A text that is far too long is not worth cleaning.
  const text = typeof json === 'string' && json.length <= 8 * LONGEST_TEXT ? cleanText(json) : ''
  return text !== '' && lengthOf(text) <= LONGEST_TEXT ? ok(text) : refuse('bad-text', { most: LONGEST_TEXT })
}

/** A name from outside. */
export const readName = (json: unknown): Result<string> => {
  const name = typeof json === 'string' && json.length <= 8 * LONGEST_NAME ? cleanText(json) : ''
  return name !== '' && lengthOf(name) <= LONGEST_NAME ? ok(name) : refuse('bad-name', { most: LONGEST_NAME })
}

const WORD = /^[A-Za-z0-9_-]{1,64}$/

/** A person from outside. */
export const readPerson = (json: unknown): Result<Person> => {
  if (!isFields(json)) return refuse('bad-person', { key: 'person' })
  const { id, symbol } = json
  if (typeof id !== 'string' || !WORD.test(id)) return refuse('bad-person', { key: 'id' })
  if (typeof symbol !== 'string' || !WORD.test(symbol)) return refuse('bad-person', { key: 'symbol' })
  const name = readName(json.name)
  return name.ok ? ok({ id, name: name.value, symbol }) : name
}

/** Each name once: the second Bruno is called `Bruno 2`. */
export const distinctNames = (names: readonly string[]): string[] => {
  const called: string[] = []
  for (const name of names) {
    let own = name
    for (let number = 2; called.includes(own); number++) own = `${name} ${number}`
    called.push(own)
  }
  return called
}

const LOOKALIKES = 'АаВЕеЅѕІіЈјКкМмНнОоРрСсТтУуХхΑαΒΕεΖΗΙιΚκΜΝνΟοΡρΤΥυΧһҺԁԛԝӏӀѵıɑɡհօոսց'
const LATIN = 'AaBEeSsIiJjKkMmHhOoPpCcTtYyXxAaBEeZHIiKkMNvOoPpTYuXhhdqwiiviaghonug'

/** What a name looks like: letters that are taken for one another are the same one. */
const skeleton = (name: string): string =>
  [...name.normalize('NFKD').replace(/\p{M}/gu, '')]
    .map(letter => LATIN[LOOKALIKES.indexOf(letter)] ?? letter)
    .join('')
    .toLowerCase()
    .replace(/[l1|]/g, 'i')
    .replace(/0/g, 'o')

/** The name, with a number if somebody is called so already, or something that looks the same. */
export const distinctFrom = (name: string, others: readonly string[]): string => {
  const taken = new Set(others.map(skeleton))
  for (let number = 1; ; number++) {
    const called = number === 1 ? name : `${[...name].slice(0, LONGEST_NAME - 2).join('')} ${number}`
    if (!taken.has(skeleton(called))) return called
  }
}
