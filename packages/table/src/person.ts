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

/**
 * Text of people in one line: without control characters, without those that turn the direction of writing or
 * cannot be seen, and with single spaces.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/[\p{Co}\p{Cn}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu, '')
    .normalize('NFC')
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
export const distinctNames = (names: readonly string[]): string[] =>
  names.map((name, at) => {
    const earlier = names.slice(0, at).filter(other => other === name).length
    return earlier === 0 ? name : `${name} ${earlier + 1}`
  })
