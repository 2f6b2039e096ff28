import { COLLECT } from '../durations.ts'

/** Pauses before and after an event is shown, in milliseconds at normal speed. */
export const PAUSES = {
  dealt: { before: 250, after: 400 },
  /** Predictions are turned over and read. */
  predictions: { before: 300, after: 1200 },
  bets: { before: 250, after: 700 },
  // The reader's own play is shown at once, which is right after a frame: drawn within one, both were one long task.
  ownPlay: { before: 1, after: 250 },
  play: { before: 250, after: 420 },
  /** The complete trick stays open before it is collected. `before` follows the `after` of the last play. */
  trickWon: { before: 450, after: 350 },
  /** The same, if the trick changes something for the player. */
  keyTrick: { before: 900, after: 450 },
} as const

/** A set is played: its cards fly one after another, cards of the row follow, its name unrolls. */
export const PLAY = { step: 30, rowCard: 180, rowCardDelay: 220, nameDelay: 240, name: 120 } as const

/** The lead changes hands. */
export const LEAD = { delay: 280, crown: 320, crownIn: 260, rise: 260 } as const

/** A trick is collected: a glass fills or spills, and the winner reacts. */
export const WIN = {
  pileDelay: COLLECT.card,
  pourDelay: COLLECT.award,
  pour: 380,
  foam: 480,
  puddle: 400,
  nod: 360,
  countDelay: 700,
  count: 260,
  gloveDelay: 860,
  /** The glass of the player comes forward and goes back. */
  near: 620,
  /** The points of the trick. */
  points: 620,
} as const

/** Predictions are turned over; then glasses rise from them. */
export const REVEAL = { glassDelay: 860, glass: 320 } as const

/** Betting caps fly to the mats. */
export const CAPS = { step: 60, card: 340 } as const

/** H21: cards and mats fly apart. */
export const SCATTER = { delay: 280, card: 520 } as const

/** A round is scored: glasses are raised or emptied, caps jump or fall. */
export const TALLY = { raise: 500, drain: 1400, cap: 320 } as const

/** H30: stars fall onto the mats. */
export const STARS = { delay: 400, star: 500 } as const

/** How long a brawl and a gun fight are shown before the round is counted. */
export const MOMENTS = { brawl: 1900, gunFight: 2100 } as const

/** A second tap within this time does not take a choice back. */
export const SLIP = 400

/** Moments that only style sheets show. */
export const STYLE_DURATIONS = {
  brawlWord: 640,
  brawlStart: 120,
  brawlJolt: 420,
  brawlSplash: 520,
  brawlPunch: 180,
  brawlPunchDelay: 500,
  gunFightWord: 700,
  gunFightStar: 620,
  gunFightStarDelay: 160,
} as const
