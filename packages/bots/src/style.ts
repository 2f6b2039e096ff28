/**
 * Preferences of a character beyond winning, in points of a round. A bot adds them to the expected value of an action,
 * so that characters differ in their play.
 */
export interface PlayStyle {
  /** Added for the bot's own brawl (Half-Pint Heroes) or march (Herzlos). */
  readonly brawl: number
  /** Added for each predicted trick: positive for boastful players, negative for modest ones. */
  readonly boast: number
  /** Predicts one to this many tricks more than a good player. 0 means no change. */
  readonly overbid: number
  /** Weight of the standard deviation of an outcome: negative avoids risk, positive seeks it. */
  readonly risk: number
}

/** Plays only to win. */
export const NO_STYLE: PlayStyle = { brawl: 0, boast: 0, overbid: 0, risk: 0 }
