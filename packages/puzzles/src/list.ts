/** An entry of the list of shipped puzzles: enough to choose a puzzle and to generate it again. */
export interface Listed {
  readonly number: number
  /** From 1 to 5. */
  readonly difficulty: number
  /** The index of its rarest theme among the themes of its game. */
  readonly theme: number
}

// First one letter per puzzle for theme and difficulty, then the difference of each number from the previous one, in
// base 45 with the lowest digit first; digits other than the last are 45 higher. The two kinds of letters are kept
// apart because that compresses better.
const LETTERS = Array.from({ length: 92 }, (_, at) => String.fromCharCode(35 + at)).filter(
  letter => letter !== "'" && letter !== '\\',
)
const BASE = LETTERS.length / 2
const DIFFICULTIES = 5

/** Encodes a list of puzzles with ascending numbers as short text. */
export const encodeList = (list: readonly Listed[]): string => {
  const kinds = list.map(({ difficulty, theme }) => LETTERS[theme * DIFFICULTIES + difficulty - 1])
  const steps = list.map(({ number }, at) => {
    let ahead = number - (list[at - 1]?.number ?? 0)
    let digits = ''
    for (; ahead >= BASE; ahead = Math.floor(ahead / BASE)) digits += LETTERS[BASE + (ahead % BASE)]
    return digits + LETTERS[ahead]
  })
  return `${kinds.join('')} ${steps.join('')}`
}

/** Inverse of `encodeList`. */
export const decodeList = (text: string): readonly Listed[] => {
  const places = new Map(LETTERS.map((letter, at) => [letter, at]))
  const placeAt = (at: number): number => places.get(text[at]!)!
  const count = Math.max(0, text.indexOf(' '))
  let [number, at] = [0, count + 1]
  return Array.from({ length: count }, (_, of) => {
    for (let unit = 1; ; unit *= BASE) {
      const digit = placeAt(at++)
      number += (digit % BASE) * unit
      if (digit < BASE) break
    }
    const kind = placeAt(of)
    return { number, difficulty: (kind % DIFFICULTIES) + 1, theme: Math.floor(kind / DIFFICULTIES) }
  })
}
