import {
  type Card,
  codeOf,
  DEFAULT_OPTIONS,
  finalScoring,
  kindOf,
  leadingPlay,
  type Mark,
  type Play,
  type PossiblePlay,
  playsOf,
  rowChoices,
  type SetKind,
  strongestLaid,
} from '@halfpint/half-pint'

/** A figure of the rules as cards. The rules decide which set the cards make. */
export type Figure =
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }
  | { readonly kind: 'predictions'; readonly chosen: readonly number[] }
  | { readonly kind: 'laid'; readonly row: readonly Card[]; readonly hand: readonly Card[] }
  | { readonly kind: 'trick'; readonly row: readonly Card[]; readonly hands: readonly (readonly Card[])[] }
  | { readonly kind: 'score'; readonly predicted: number; readonly won: number; readonly betWon: boolean }
  | { readonly kind: 'choices'; readonly row: readonly Card[]; readonly hand: readonly Card[] }
  | { readonly kind: 'marks'; readonly marks: readonly Mark[] }
  | { readonly kind: 'pad'; readonly columns: readonly string[] }

/** The figures by their names in the catalogue. */
export const FIGURES = {
  colours: { kind: 'cards', cards: ['r7', 'y11', 'g2', 'b13', 'k5'] },
  split: { kind: 'cards', cards: ['b8'] },
  prediction: { kind: 'predictions', chosen: [1, 2] },
  joining: { kind: 'laid', row: ['g7', 'b5', 'k12', 'r1'], hand: ['r7', 'y5'] },
  // The fourth to eighth figures of the rulebook.
  choices: { kind: 'choices', row: ['b13'], hand: ['r13', 'y2', 'g2', 'g12'] },
  kinds: {
    kind: 'trick',
    row: ['y10', 'g7', 'b8'],
    hands: [['r10', 'k7'], ['r11', 'y11', 'g11'], ['r6', 'b9'], ['k4']],
  },
  equals: { kind: 'trick', row: ['g3', 'k12'], hands: [['r3'], ['r8', 'y8'], [], ['g8', 'b8']] },
  higher: { kind: 'trick', row: ['y9', 'g10', 'b11', 'r12'], hands: [['k8'], ['y3'], ['g5'], ['k13']] },
  rowpair: { kind: 'trick', row: ['r12', 'y12', 'g7', 'b5'], hands: [['r7', 'r5'], ['y7'], ['g2'], ['k3']] },
  rowthree: { kind: 'laid', row: ['r12', 'y12', 'g7', 'b5'], hand: ['k12'] },
  // H29: Laura and Max.
  score: { kind: 'score', predicted: 3, won: 3, betWon: true },
  missed: { kind: 'score', predicted: 0, won: 1, betWon: false },
  marks: { kind: 'marks', marks: ['X', 'X', 'B', 'X', 'X'] },
  // H34, the ninth figure.
  pad: {
    kind: 'pad',
    columns: [
      '20X 30 10 0 20X 40X 40X 10 60X 0',
      '30 40 60X 0 30 10 20 40X 0 80X',
      '30 30 10 0 0 30X 30 0 0 30',
      '60X 30 30X 60B 10 40X 10 10 0 40',
    ],
  },
} as const satisfies { readonly [name: string]: Figure }

/** The name of a figure. */
export type FigureName = keyof typeof FIGURES

/** H16: what hand cards make with a row under the default options. */
export const laidBy = (seat: number, hand: readonly Card[], row: readonly Card[]): Play => {
  const { strength, joined } = strongestLaid(DEFAULT_OPTIONS, hand.map(codeOf), rowChoices(row.map(codeOf)))
  return { seat, hand, row: row.filter((_, at) => joined & (1 << at)), set: kindOf(strength) }
}

/** H18: the sets of a trick from its hand cards, in seat order, and the seat that wins it; H13: an empty hand is skipped. */
export const trickOf = (row: readonly Card[], hands: readonly (readonly Card[])[]) => {
  const plays = hands.flatMap((hand, seat) => (hand.length === 0 ? [] : [laidBy(seat, hand, row)]))
  return { plays, winner: leadingPlay(plays, DEFAULT_OPTIONS)!.seat }
}

/** H14: every set that a hand can make with a row, strongest first, each once. */
export const choicesOf = (hand: readonly Card[], row: readonly Card[]): readonly PossiblePlay[] =>
  playsOf(hand, row, DEFAULT_OPTIONS)
    .sort((a, b) => b.strength - a.strength)
    .filter((play, at, all) => play.strength !== all[at - 1]?.strength)

/** The content of a pad from its columns: points and marks of every round, and the final scoring. */
export const padOf = (columns: readonly string[]) => {
  const cells = columns.map(column => column.split(' '))
  const rounds = (cells[0] ?? []).map((_, round) => ({
    tricks: cells.map(() => 0),
    brawl: null,
    scores: cells.map(column => Number.parseInt(column[round]!, 10)),
    marks: cells.map(column => (column[round]!.match(/[XB]/)?.[0] ?? '') as Mark),
  }))
  const result = finalScoring(DEFAULT_OPTIONS, rounds, cells.length)
  if (result.ending !== 'final-scoring') throw new Error('a pad without a gun fight ends with the final scoring')
  return { rounds, result }
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
