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
  /** Cautious: predicts few tricks, and bets against high predictions. */
  tilde: { level: 'regular', style: { ...NO_STYLE, boast: -2.5, risk: -0.5, rival: 'boaster' } },
  /** Tries to start brawls, and pays back. */
  bruno: { level: 'expert', style: { ...NO_STYLE, brawl: 120, rival: 'attacker' } },
  /** Boastful: predicts more tricks than others, and starts brawls and marches that he cannot win. */
  gustl: { level: 'regular', style: { ...NO_STYLE, brawl: 100, boast: 2.5, rival: 'leader' } },
  /** A gambler: all or nothing. */
  wanda: { level: 'expert', style: { ...NO_STYLE, brawl: 30, risk: 0.6, rival: 'leader' } },
  /** New in the pub: predicts too much, and goes for the jack. */
  ferdi: { level: 'novice', style: { ...NO_STYLE, boast: 2.5 } },
  /** Modest: prefers a small certain gain. */
  jasper: { level: 'expert', style: { ...NO_STYLE, boast: -1.5, risk: -0.5 } },
  /** The landlady: plays only to win. */
  oda: { level: 'champion', style: NO_STYLE },
}
