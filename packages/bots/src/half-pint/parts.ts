/** Strength of the weighting of sampled deals by how well they explain the actions of the others: 0 none, 1 full. */
export interface Trust {
  readonly predictions: number
  readonly plays: number
}

/** Parts of a searching bot. Leaving one out measures its value. */
export interface Parts {
  readonly trust: Trust
  /** Maximises the probability of winning the match, not points. */
  readonly match: boolean
  /** Corrects predictions for two players, who prevent each other's predictions more often than in playouts. */
  readonly calibration: boolean
  /** Plays rounds out with the learned policy, not with the heuristic. */
  readonly learned: boolean
}

export const NO_TRUST: Trust = { predictions: 0, plays: 0 }

/** The champion: all parts. */
export const FULL: Parts = { trust: { predictions: 1, plays: 0.7 }, match: true, calibration: true, learned: true }
