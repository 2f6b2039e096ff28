import {
  type Card,
  codeOf,
  kindOf,
  leadingPlay,
  type Mark,
  type Options,
  type Play,
  rowChoices,
  type SetKind,
  strongestLaid,
} from '@halfpint/half-pint'

/** A picture of the rules, told as cards; what the cards make is for the rules to say, never for the picture. */
export type Figure =
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }
  | { readonly kind: 'predictions'; readonly chosen: readonly number[] }
  | { readonly kind: 'laid'; readonly row: readonly Card[]; readonly hand: readonly Card[] }
  | { readonly kind: 'trick'; readonly row: readonly Card[]; readonly hands: readonly (readonly Card[])[] }
  | { readonly kind: 'score'; readonly predicted: number; readonly won: number; readonly betWon: boolean }
  | { readonly kind: 'marks'; readonly marks: readonly Mark[] }

/** The figures by their names in the catalogue. */
export const FIGURES = {
  colours: { kind: 'cards', cards: ['r7', 'y11', 'g2', 'b13', 'k5'] },
  split: { kind: 'cards', cards: ['b8'] },
  prediction: { kind: 'predictions', chosen: [1, 2] },
  joining: { kind: 'laid', row: ['g7', 'b5', 'k12', 'r1'], hand: ['r7', 'y5'] },
  trick: { kind: 'trick', row: ['y9', 'b4', 'r2'], hands: [['k9'], ['g4', 'r9'], ['b9']] },
  rowpair: { kind: 'laid', row: ['y10', 'k10', 'g3'], hand: ['r6', 'b6'] },
  rowthree: { kind: 'laid', row: ['y10', 'k10', 'g3'], hand: ['r10'] },
  score: { kind: 'score', predicted: 3, won: 3, betWon: true },
  marks: { kind: 'marks', marks: ['X', 'X', 'B', 'X', 'X'] },
} as const satisfies { readonly [name: string]: Figure }

/** The name of a figure. */
export type FigureName = keyof typeof FIGURES

/** The usual options of set making, under which the rules are told. */
const USUAL_SETS = { sets: 'strongest', rowGroups: 'anchored', fullHouse: 'highest-card' } as const

/** H16: what hand cards make with a row under the usual options. */
export const laidBy = (seat: number, hand: readonly Card[], row: readonly Card[]): Play => {
  const { strength, joined } = strongestLaid(USUAL_SETS, hand.map(codeOf), rowChoices(row.map(codeOf)))
  return { seat, hand, row: row.filter((_, at) => joined & (1 << at)), set: kindOf(strength) }
}

/** H18: the sets of a trick told by its hand cards, one seat after another, and the seat that wins it. */
export const trickOf = (row: readonly Card[], hands: readonly (readonly Card[])[]) => {
  const plays = hands.map((hand, seat) => laidBy(seat, hand, row))
  return { plays, winner: (leadingPlay(plays, USUAL_SETS as Options) as Play).seat }
}

/** One line of the reference card: a set, and cards of hand and row that make it. */
export interface SetExample {
  readonly set: SetKind
  readonly hand: readonly Card[]
  readonly row: readonly Card[]
}

/** H19: the eleven sets with an example each, strongest first. */
export const SET_EXAMPLES: readonly SetExample[] = [
  { set: 'royal-flush', hand: ['r10', 'r12'], row: ['r9', 'r11', 'r13'] },
  { set: 'five', hand: ['r7', 'y7', 'k7'], row: ['g7', 'b7'] },
  { set: 'straight-flush', hand: ['b3', 'b5', 'b7'], row: ['b4', 'b6'] },
  { set: 'four', hand: ['r9', 'g9', 'k9'], row: ['y9'] },
  { set: 'flush', hand: ['g5', 'g10', 'g13'], row: ['g2', 'g8'] },
  { set: 'full-house', hand: ['r11', 'y11', 'g4'], row: ['k11', 'b4'] },
  { set: 'straight', hand: ['g5', 'b7', 'k9'], row: ['r6', 'y8'] },
  { set: 'three', hand: ['r2', 'b2'], row: ['y2'] },
  { set: 'two-pair', hand: ['b12', 'r5'], row: ['g12', 'k5'] },
  { set: 'pair', hand: ['k8'], row: ['r8'] },
  { set: 'high-card', hand: ['b13'], row: [] },
]
