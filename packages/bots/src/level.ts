/** Levels of playing strength, weakest first. */
export const LEVELS = ['random', 'novice', 'regular', 'expert', 'champion'] as const

export type Level = (typeof LEVELS)[number]
