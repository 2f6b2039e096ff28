import type { Seat, Seen } from '@halfpint/core'
import { type Card, type Colour, colourOf, numberOf, type Play, type State, winningStreak } from '@halfpint/half-pint'
import type { DrawnCard } from '../../play/card.ts'
import type { Paint } from '../../play/paint.ts'
import type { Frame } from '../face.ts'

/** H1: each colour has a shape besides its letter. */
export const SHAPES: { readonly [colour in Colour]: string } = {
  red: '●',
  yellow: '★',
  green: '▲',
  blue: '◆',
  black: '■',
}

/** A card as it is drawn on the table. */
export const drawn = (card: Card): DrawnCard => {
  const colour = colourOf(card)
  return { text: `${SHAPES[colour]}${card}`, style: colour }
}

/** A card within a sentence: its letter tells the colour, too. */
const inText = (card: Card, paint: Paint): string => paint(colourOf(card), card)

/** Cards within a sentence. */
export const cardsInText = (cards: readonly Card[], paint: Paint): string =>
  cards.map(card => inText(card, paint)).join(' ')

/** The cards of a play: those of the hand, then those of the row. */
export const laidText = (play: Pick<Play, 'hand' | 'row'>, paint: Paint): string => {
  const hand = cardsInText(play.hand, paint)
  return play.row.length === 0 ? hand : `${hand} + ${cardsInText(play.row, paint)}`
}

/** The two numbers that name a set: that of the larger group and of the other, or else the highest. */
const namingNumbers = (cards: readonly Card[]): [number, number] => {
  const counts = new Map<number, number>()
  for (const card of cards) counts.set(numberOf(card), (counts.get(numberOf(card)) ?? 0) + 1)
  const order = [...counts].sort(([a, many], [b, more]) => more - many || b - a).map(([number]) => number)
  return [order[0] ?? 0, order[1] ?? 0]
}

/** A set by its name: `pair of 7s`. */
export const setName = (play: Pick<Play, 'hand' | 'row' | 'set'>, { words }: Frame): string =>
  words.games['half-pint-heroes'].set[play.set](...namingNumbers([...play.hand, ...play.row]))

/** The name of a seat, or `null` for the viewer: sentences say `you` then. */
export const nameFor = (view: Seen<State>, seat: Seat, { names }: Frame): string | null =>
  seat === view.viewer ? null : (names[seat] as string)

/** The hand in the order of the numbers, which shows pairs and straights at a glance. */
export const handOf = (view: Seen<State>): readonly Card[] => {
  const hand = view.viewer === 'rail' ? [] : (view.hands[view.viewer] as readonly Card[])
  return [...hand].sort((a, b) => numberOf(a) - numberOf(b))
}

/** H21: who won the last trick, and how many in a row. */
export const streakOf = (view: Seen<State>): { readonly seat: Seat | undefined; readonly length: number } => {
  const winners = view.tricks.map(trick => trick.winner)
  return { seat: winners.at(-1), length: winningStreak(winners) }
}
