/** What is counted, in the order in which it is shown. */
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

/** The name of one. */
export type FigureGroup = (typeof FIGURE_GROUPS)[number]
