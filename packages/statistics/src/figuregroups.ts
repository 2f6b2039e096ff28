/** The groups of figures, in display order. */
export const FIGURE_GROUPS = [
  'games',
  'against',
  'days',
  'challenges',
  'predicted',
  'hand',
  'bets',
  'brawls',
  'queen',
  'marches',
  'accuracy',
  'puzzles',
] as const

export type FigureGroup = (typeof FIGURE_GROUPS)[number]
