import { type Card, type Play, winnerOf } from '@halfpint/herzlos'

/** A picture of the rules, told as cards; what the cards make is for the rules to say, never for the picture. */
export interface Figure {
  readonly kind: 'suits' | 'points' | 'trick'
  readonly cards: readonly Card[]
}

/** The figures by their names in the catalogue. */
export const FIGURES = {
  suits: { kind: 'suits', cards: ['h9', 'f3', 'cK', 'd7'] },
  ztrick: { kind: 'trick', cards: ['c9', 'cK', 'fQ', 'c4'] },
  zpoints: { kind: 'points', cards: ['h2', 'h10', 'hJ', 'hA', 'fQ', 'dJ'] },
} as const satisfies { readonly [name: string]: Figure }

/** Z4: who takes a trick told by its cards, one seat after another. */
export const takerOf = (cards: readonly Card[]): number => winnerOf(cards.map((card, seat): Play => ({ seat, card })))
