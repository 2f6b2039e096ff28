import { type Card, compareCards, numberOf } from '../card.ts'
import type { SetKind } from '../set.ts'
import type { Play } from '../state.ts'

/** The cards of a set: hand cards and row cards. */
type Laid = Pick<Play, 'hand' | 'row'>

/** The name of a set: its kind, and the two numbers that distinguish it from others of its kind. */
export type SetName = {
  readonly set: SetKind
  /** The number of the larger group, or else the highest. */
  readonly first: number
  /** The number of the other group, or else the second highest; equal to `first` if there is only one number. */
  readonly other: number
}

/** The name of a set: `r9 b9 + y4 g4` is two pair, 9 and 4. */
export const setNameOf = (play: Laid & Pick<Play, 'set'>): SetName => {
  const counts = new Map<number, number>()
  for (const card of [...play.hand, ...play.row]) counts.set(numberOf(card), (counts.get(numberOf(card)) ?? 0) + 1)
  const numbers = [...counts].sort(([a, many], [b, more]) => more - many || b - a).map(([number]) => number)
  const [first = 0, other = first] = numbers
  return { set: play.set, first, other }
}

/**
 * The cards of a set in reading order: groups of equal numbers by size and number; runs and single cards from low to
 * high.
 */
const setOrder = (cards: readonly Card[]): Card[] => {
  const count = (card: Card): number => cards.filter(other => numberOf(other) === numberOf(card)).length
  const grouped = cards.some(card => count(card) > 1)
  return cards.toSorted((a, b) => {
    const numbers = numberOf(a) - numberOf(b)
    return (grouped ? count(b) - count(a) || -numbers : numbers) || compareCards(a, b)
  })
}

/** A card of a set, from the hand or from the row. */
export type LaidCard = { readonly card: Card; readonly fromRow: boolean }

/** All cards of a set in reading order: `4 5 6 7 8`, `9 9 9 4 4`. */
export const cardsOf = ({ hand, row }: Laid): readonly LaidCard[] =>
  setOrder([...hand, ...row]).map(card => ({ card, fromRow: row.includes(card) }))
