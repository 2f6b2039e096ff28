import { type Card, codeOf, compareCards, numberOf } from '../card.ts'
import { rankingOf, strengthOf } from '../evaluate.ts'
import type { SetKind, Strength } from '../set.ts'
import type { Options, Play } from '../state.ts'

/** The cards of a set: those of a hand and those of the row that join them. */
type Laid = Pick<Play, 'hand' | 'row'>

/** A set by its name: what it is, and the two numbers that tell it from others of its kind. */
export type SetName = {
  readonly set: SetKind
  /** The number of the larger group, or else the highest. */
  readonly first: number
  /** The number of the other group, or else the second highest; the same where there is but one. */
  readonly other: number
}

/** The name of a laid set: of `r9 b9 + y4 g4` two pair, 9 and 4. */
export const setNameOf = (play: Laid & Pick<Play, 'set'>): SetName => {
  const counts = new Map<number, number>()
  for (const card of [...play.hand, ...play.row]) counts.set(numberOf(card), (counts.get(numberOf(card)) ?? 0) + 1)
  const numbers = [...counts].sort(([a, many], [b, more]) => more - many || b - a).map(([number]) => number)
  const [first = 0, other = first] = numbers
  return { set: play.set, first, other }
}

/** How strong a laid set is. */
export const strengthOfPlay = ({ hand, row }: Laid, options: Pick<Options, 'fullHouse'>): Strength =>
  strengthOf(rankingOf(options), [...hand, ...row].map(codeOf))

/**
 * The cards of a set as one reads it: groups of equal numbers first, the larger and higher before the others; runs
 * and single cards from low to high, whatever comes from the row.
 */
const setOrder = (cards: readonly Card[]): Card[] => {
  const count = (card: Card): number => cards.filter(other => numberOf(other) === numberOf(card)).length
  const grouped = cards.some(card => count(card) > 1)
  return cards.toSorted((a, b) => {
    const numbers = numberOf(a) - numberOf(b)
    return (grouped ? count(b) - count(a) || -numbers : numbers) || compareCards(a, b)
  })
}

/** One card of a laid set, and whether it lies in the row. */
export type LaidCard = { readonly card: Card; readonly fromRow: boolean }

/** All cards of a laid set in the order in which it is read: `4 5 6 7 8`, `9 9 9 4 4`. */
export const cardsOf = ({ hand, row }: Laid): readonly LaidCard[] =>
  setOrder([...hand, ...row]).map(card => ({ card, fromRow: row.includes(card) }))
