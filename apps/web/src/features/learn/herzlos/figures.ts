import { type Card, type Play, winnerOf } from '@halfpint/herzlos'

/** A picture of the rules as cards. Points and winners are calculated by the rules. */
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

/** Z4: the winner of a trick, given as one card for each seat. */
export const takerOf = (cards: readonly Card[]): number => winnerOf(cards.map((card, seat): Play => ({ seat, card })))
