/**
 * Durations that all boards share, in milliseconds at normal speed. Each game has its own beside them, in its
 * `durations.ts`; nothing else in this folder names a duration. Style sheets get those that they need as custom
 * properties from `durationStyle`.
 */

/** A thing on the table moves from one place to another. */
export const FLIGHT = { card: 220, popIn: 200, hand: 520, crown: 320 } as const

/** A finished trick is collected: its cards fly to the winner one after another, then everything else follows. */
export const COLLECT = { card: 420, step: 45, award: 480 } as const

/** Cards are dealt around the table. `total` limits the time for all cards. */
export const DEAL = { step: 45, total: 800, before: 180, card: 260 } as const

/** A face-down card is turned over and read. */
export const TURN_OVER = { half: 130, read: 900 } as const

/** The points of a round appear over the mats, one seat after another. */
export const SCORE = { step: 140, note: 900 } as const

/** The player's points of a round are counted, one reason after another. */
export const BILL = { start: 320, step: 420 } as const

/** A choice that changes again within this time is not announced. */
export const CHOICE_DELAY = 250

/** Moments that only style sheets show. */
export const STYLE_DURATIONS = {
  bannerLight: 420,
  bannerWord: 260,
  quipDelay: 500,
  billUp: 240,
  billPop: 280,
  billStamp: 420,
  wordDelay: 240,
  word: 260,
  sceneWord: 500,
  scenePunch: 420,
  scenePunchDelay: 120,
  sceneStar: 900,
  podiumMat: 500,
  podiumMatDelay: 300,
  podiumCrown: 400,
  podiumCrownDelay: 1000,
  cheers: 1300,
  cheersDelay: 200,
} as const

const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Durations as custom properties: `bannerLight` becomes `--ms-banner-light`. */
export const durationStyle = (durations: { readonly [name: string]: number }): { [property: string]: string } =>
  Object.fromEntries(Object.entries(durations).map(([name, duration]) => [`--ms-${kebab(name)}`, `${duration}ms`]))
