import type { Level } from './level.ts'
import { NO_STYLE, type PlayStyle } from './style.ts'

/** The regulars of the pub. Their descriptions are in `packages/i18n`. */
export const CHARACTERS = ['tilde', 'bruno', 'gustl', 'wanda', 'ferdi', 'jasper', 'oda'] as const

/** The name of a regular. */
export type Character = (typeof CHARACTERS)[number]

/** Playing strength and preferences of a bot. */
export interface BotProfile {
  readonly level: Level
  readonly style: PlayStyle
}

/** The strength and the style of each regular. */
export const CHARACTER_PROFILES: { readonly [who in Character]: BotProfile } = {
  /** Cautious: predicts few tricks and avoids risk. */
  tilde: { level: 'regular', style: { brawl: 0, boast: -4, overbid: 0, risk: -0.5 } },
  /** Tries to start brawls. */
  bruno: { level: 'expert', style: { brawl: 250, boast: 0, overbid: 0, risk: 0 } },
  /** Boastful: predicts one or two tricks too many, plays for them, and starts brawls that he cannot win. */
  gustl: { level: 'regular', style: { brawl: 100, boast: 0, overbid: 2, risk: 0 } },
  /** A gambler: all or nothing. */
  wanda: { level: 'expert', style: { brawl: 30, boast: 0, overbid: 0, risk: 1.2 } },
  /** New in the pub. */
  ferdi: { level: 'novice', style: { brawl: 0, boast: 2.5, overbid: 0, risk: 0 } },
  /** Modest: prefers a small certain gain. */
  jasper: { level: 'expert', style: { brawl: 0, boast: -1.5, overbid: 0, risk: -0.7 } },
  /** The landlady: plays only to win. */
  oda: { level: 'champion', style: NO_STYLE },
}
