import { type Card, colourOf, numberOf } from '../src/card.ts'
import { makeStrength, NO_SET, type SetKind, type Strength } from '../src/set.ts'
import type { SetOptions } from '../src/state.ts'

// The rules H14 to H20 written down once more, slowly and plainly, with none of the tables: what the
// fast code is held against.

const falling = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => b - a)

const isSequence = (numbers: readonly number[]): boolean =>
  falling(numbers).every((number, at, all) => at === 0 || number === all[at - 1]! - 1)

/** H19: what exactly these cards make, or nothing. */
const plainKind = (cards: readonly Card[]): SetKind | undefined => {
  const numbers = cards.map(numberOf)
  const oneColour = new Set(cards.map(colourOf)).size === 1
  const groups = [...new Set(numbers)].map(number => numbers.filter(other => other === number).length)
  const shape = falling(groups).join(' ')
  const byShape: { readonly [shape: string]: SetKind } = {
    '1': 'high-card',
    '2': 'pair',
    '3': 'three',
    '4': 'four',
    '5': 'five',
    '2 2': 'two-pair',
    '3 2': 'full-house',
  }
  if (shape === '1 1 1 1 1') {
    if (oneColour && isSequence(numbers)) return Math.max(...numbers) === 13 ? 'royal-flush' : 'straight-flush'
    if (oneColour) return 'flush'
    if (isSequence(numbers)) return 'straight'
  }
  return byShape[shape]
}

/** H20: what exactly these cards are worth; 0 if they make no set. */
export const plainStrength = (cards: readonly Card[], fullHouse: SetOptions['fullHouse']): Strength => {
  const kind = plainKind(cards)
  if (kind === undefined) return NO_SET
  const numbers = falling(cards.map(numberOf))
  if (kind !== 'full-house' || fullHouse === 'highest-card') return makeStrength(kind, numbers)
  const triple = numbers[2]! // The middle one of five belongs to the triple.
  return makeStrength(kind, [
    ...numbers.filter(number => number === triple),
    ...numbers.filter(number => number !== triple),
  ])
}

/** H17: each group of a two pair or full house has a hand card. */
const plainlyAnchored = (hand: readonly Card[], row: readonly Card[]): boolean => {
  const kind = plainKind([...hand, ...row])
  if (kind !== 'two-pair' && kind !== 'full-house') return true
  return row.every(card => hand.some(held => numberOf(held) === numberOf(card)))
}

const subsets = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((sets, item) => sets.flatMap(set => [set, [...set, item]]), [[]])

/** H14 to H17: every play of a hand with a row, by trying all of them. */
export const plainPlays = (hand: readonly Card[], row: readonly Card[], options: SetOptions) => {
  const plays: { hand: Card[]; row: Card[]; strength: Strength }[] = []
  for (const laid of subsets(hand)) {
    if (laid.length === 0 || laid.length > 5) continue
    const sets = subsets(row)
      .filter(joined => laid.length + joined.length <= 5)
      .map(joined => ({ hand: laid, row: joined, strength: plainStrength([...laid, ...joined], options.fullHouse) }))
      .filter(
        ({ row, strength }) => strength !== NO_SET && (options.rowGroups === 'free' || plainlyAnchored(laid, row)),
      )
    const strongest = Math.max(...sets.map(set => set.strength))
    if (options.sets === 'declared') plays.push(...sets)
    else plays.push(...sets.filter(set => set.strength === strongest).slice(0, 1))
  }
  return plays
}
