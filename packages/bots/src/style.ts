/**
 * What a character likes beyond winning, in points of a round: a bot adds them to what it expects of
 * an action, so that a style shows in play and not only in words.
 */
export interface Style {
  /** Added for a brawl (Half-Pint Heroes) or a march (Herzlos) of one's own. */
  readonly brawl: number
  /** Added for each trick predicted: the boastful predict high, the modest (below 0) low. */
  readonly boast: number
  /** Predicts at least one and at most this many tricks more than a good player would. 0 predicts as the level does. */
  readonly overbid: number
  /** How much the spread of an outcome counts: below 0 shuns risk, above 0 seeks it. */
  readonly risk: number
}

/** No style: plays to win. */
export const NO_STYLE: Style = { brawl: 0, boast: 0, overbid: 0, risk: 0 }
