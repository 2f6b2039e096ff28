import { type Card, codeOf } from './card.ts'

/**
 * H3: the row size (1 to 5) printed on each card, red, yellow, green, blue and black, each from 1 to
 * 13. Owners of the printed deck can replace these figures with those on their cards.
 */
const ROW_SIZES = ['4512345123451', '5123451234512', '1234512345123', '2345123451234', '3451234512345'].join('')

/** H2: row size and hand size always add up to eight. */
export const SPLIT_SUM = 8

/** H2: the smallest hand, beside a row of five cards. */
export const MIN_HAND = 3

/** H2: the size of the row and of each hand in a round that this card opens. */
export const splitOf = (opening: Card): { readonly row: number; readonly hand: number } => {
  const row = Number(ROW_SIZES[codeOf(opening)])
  return { row, hand: SPLIT_SUM - row }
}
