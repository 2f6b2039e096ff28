import { type Card, numberOf } from '@halfpint/half-pint'

/**
 * The cards of a set as one reads it: groups of equal numbers first, the larger and higher before the others; runs
 * and single cards from low to high.
 */
export const setOrder = (cards: readonly Card[]): readonly Card[] => {
  const count = (card: Card): number => cards.filter(other => numberOf(other) === numberOf(card)).length
  const grouped = cards.some(card => count(card) > 1)
  return cards.toSorted((a, b) =>
    grouped ? count(b) - count(a) || numberOf(b) - numberOf(a) : numberOf(a) - numberOf(b),
  )
}
