/** How much worlds are weighted by how well they explain what the others did: 0 not at all, 1 fully. */
export interface Trust {
  readonly predictions: number
  readonly plays: number
}

/** The parts of a thinking bot. Each can be left out to measure what it is worth. */
export interface Parts {
  readonly trust: Trust
  /** Plays for the chance to win the match rather than for points. */
  readonly match: boolean
  /** Corrects for two players, who spoil each other's predictions more often than playouts do. */
  readonly calibration: boolean
  /** Rounds are played out by the learned policy rather than by rule of thumb. */
  readonly learned: boolean
}

/** All worlds have the same weight. */
export const NO_TRUST: Trust = { predictions: 0, plays: 0 }

/** The champion: every part. */
export const FULL: Parts = { trust: { predictions: 1, plays: 0.7 }, match: true, calibration: true, learned: true }
