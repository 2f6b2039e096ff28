/** Levels of playing strength, weakest first. */
export const LEVELS = ['random', 'novice', 'amateur', 'regular', 'expert', 'champion'] as const

/** The name of a level. */
export type Level = (typeof LEVELS)[number]
