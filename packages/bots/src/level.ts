/** Levels of playing strength, weakest first. */
export const LEVELS = ['random', 'novice', 'regular', 'expert', 'champion'] as const

/** The name of a level. */
export type Level = (typeof LEVELS)[number]
