/** A puzzle of a list: enough to choose it, and to make it again. */
export interface Listed {
  readonly number: number
  /** 1 to 5. */
  readonly difficulty: number
  /** The place of its rarest theme among the themes of its game. */
  readonly theme: number
}

// One letter for theme and difficulty of each, then how far each number is ahead of the one before: digits of 45, the
// lowest first, those that are not the last 45 higher. Each kind of letter by itself, and none wider than its meaning:
// so what packs the page finds out how often each comes.
const LETTERS = Array.from({ length: 92 }, (_, at) => String.fromCharCode(35 + at)).filter(
  letter => letter !== "'" && letter !== '\\',
)
const BASE = LETTERS.length / 2
const DIFFICULTIES = 5

/** A list of puzzles, the numbers rising, as short text. */
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

/** The inverse of `encodeList`. */
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
