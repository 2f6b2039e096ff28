import type { Seat } from '@halfpint/core'

/**
 * Preferences of a character beyond winning, in points of a round. A bot adds them to the expected value of an action,
 * so that characters differ in their play.
 */
export interface PlayStyle {
  /** Added for the bot's own brawl (Half-Pint Heroes) or march (Herzlos). */
  readonly brawl: number
  /** Added for each predicted trick: positive for boastful players, negative for modest ones. */
  readonly boast: number
  /** Weight of the standard deviation of an outcome: negative avoids risk, positive seeks it. */
  readonly risk: number
  /** The opponent that the bot likes to bet against (Half-Pint Heroes). */
  readonly rival: Rival
}

/**
 * `leader`: the opponent with the most points. `attacker`: the one that bet against the bot last. `boaster`: the one with the highest prediction.
 */
export type Rival = 'none' | 'leader' | 'attacker' | 'boaster'

/** Plays only to win. */
export const NO_STYLE: PlayStyle = { brawl: 0, boast: 0, risk: 0, rival: 'none' }

/** The first of these seats with the highest value; -1 if there are none. */
export const highestOf = (seats: readonly Seat[], worthOf: (seat: Seat) => number): Seat =>
  seats.reduce((best, seat) => (best < 0 || worthOf(seat) > worthOf(best) ? seat : best), -1)
