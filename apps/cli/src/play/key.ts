/** A key that is not a character. */
export type KeyName =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'enter'
  | 'space'
  | 'tab'
  | 'backspace'
  | 'escape'
  | 'home'
  | 'end'
  | 'interrupt'
  | 'suspend'

/** A pressed key: a named key, or a character in lower-case Latin letters. */
export type Key = { readonly name: KeyName } | { readonly name: 'char'; readonly char: string }

/** The fields of Node's `keypress` event. */
export interface Pressing {
  readonly name?: string | undefined
  readonly ctrl?: boolean | undefined
  readonly meta?: boolean | undefined
}

const NAMES: { readonly [name: string]: KeyName } = {
  left: 'left',
  right: 'right',
  up: 'up',
  down: 'down',
  return: 'enter',
  enter: 'enter',
  space: 'space',
  tab: 'tab',
  backspace: 'backspace',
  delete: 'backspace',
  escape: 'escape',
  home: 'home',
  end: 'end',
}

// The letters of a Russian keyboard, in the order of the Latin ones on the same keys.
const RUSSIAN = 'йцукенгшщзфывапролдячсмить'
const LATIN = 'qwertyuiopasdfghjklzxcvbnm'

const latin = (char: string): string => {
  const at = RUSSIAN.indexOf(char)
  return at < 0 ? char : LATIN[at]!
}

/** The key of a `keypress` event, or `undefined` for one without a meaning. */
export const keyOf = (text: string | undefined, pressing: Pressing): Key | undefined => {
  if (pressing.ctrl) {
    if (pressing.name === 'c') return { name: 'interrupt' }
    if (pressing.name === 'z') return { name: 'suspend' }
    return undefined
  }
  const name = pressing.name === undefined ? undefined : NAMES[pressing.name]
  if (name !== undefined) return { name }
  if (pressing.name === 'f1') return { name: 'char', char: '?' }
  if (pressing.meta || text === undefined || [...text].length !== 1 || text < ' ') return undefined
  return { name: 'char', char: latin(text.toLowerCase()) }
}

/** Whether the key is this character. */
export const isChar = (key: Key, char: string): boolean => key.name === 'char' && key.char === char
