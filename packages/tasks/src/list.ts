/** A puzzle of a list: enough to choose it, and to make it again. */
export interface Listed {
  readonly number: number
  /** 1 to 5. */
  readonly difficulty: number
  /** The place of its rarest theme among the themes of its game. */
  readonly theme: number
}

// One byte for theme and difficulty, then how far the number is ahead of the one before, seven bits a byte, low first.
const DIFFICULTY_BITS = 3

/** A list of puzzles, the numbers rising, as short text. */
export const encodeList = (list: readonly Listed[]): string => {
  const bytes: number[] = []
  let before = 0
  for (const { number, difficulty, theme } of list) {
    bytes.push((theme << DIFFICULTY_BITS) | difficulty)
    let ahead = number - before
    before = number
    for (; ahead > 127; ahead = Math.floor(ahead / 128)) bytes.push(128 | (ahead % 128))
    bytes.push(ahead)
  }
  return btoa(bytes.map(byte => String.fromCharCode(byte)).join(''))
}

/** The inverse of `encodeList`. */
export const decodeList = (text: string): readonly Listed[] => {
  const bytes = Array.from(atob(text), letter => letter.charCodeAt(0))
  const list: Listed[] = []
  let number = 0
  for (let at = 0; at < bytes.length; ) {
    const told = bytes[at++] as number
    for (let unit = 1; ; unit *= 128) {
      const byte = bytes[at++] as number
      number += (byte % 128) * unit
      if (byte < 128) break
    }
    list.push({ number, difficulty: told & ((1 << DIFFICULTY_BITS) - 1), theme: told >> DIFFICULTY_BITS })
  }
  return list
}
