import type { Level } from './level.ts'
import { NO_STYLE, type Style } from './style.ts'

/** The regulars of the pub; who they are in words is for the catalogue. */
export const CHARACTERS = ['tilde', 'bruno', 'gustl', 'wanda', 'ferdi', 'jasper', 'oda'] as const

/** The name of a regular. */
export type Character = (typeof CHARACTERS)[number]

/** How a bot plays: how well, and what it likes beyond winning. */
export interface BotProfile {
  readonly level: Level
  readonly style: Style
}

/** The nature of each regular. */
export const CHARACTER_PROFILES: { readonly [who in Character]: BotProfile } = {
  /** Cautious: promises little and takes no risks. */
  tilde: { level: 'regular', style: { brawl: 0, boast: -4, overbid: 0, risk: -0.5 } },
  /** Goes for brawls. */
  bruno: { level: 'expert', style: { brawl: 250, boast: 0, overbid: 0, risk: 0 } },
  /** Boastful: promises a trick or two too many, plays for them, and starts brawls that he cannot finish. */
  gustl: { level: 'regular', style: { brawl: 100, boast: 0, overbid: 2, risk: 0 } },
  /** A gambler: rather all or nothing. */
  wanda: { level: 'expert', style: { brawl: 30, boast: 0, overbid: 0, risk: 1.2 } },
  /** New in the pub, and cheerful about every mistake. */
  ferdi: { level: 'novice', style: { brawl: 0, boast: 2.5, overbid: 0, risk: 0 } },
  /** Sober and modest: rather a small thing that is sure. */
  jasper: { level: 'expert', style: { brawl: 0, boast: -1.5, overbid: 0, risk: -0.7 } },
  /** The landlady: wants nothing but to win. */
  oda: { level: 'champion', style: NO_STYLE },
}
