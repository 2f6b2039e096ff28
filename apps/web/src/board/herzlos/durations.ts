/** Pauses before and after an event is shown, in milliseconds at normal speed. */
export const PAUSES = {
  dealt: { before: 250, after: 400 },
  exchanged: { before: 250, after: 600 },
  // The reader's own play is shown at once, which is right after a frame: drawn within one, both were one long task.
  ownPlay: { before: 1, after: 150 },
  play: { before: 130, after: 220 },
  /** The complete trick stays open before it is collected. `before` follows the `after` of the last play. */
  trickWon: { before: 330, after: 180 },
  /** The same, if the trick has points. */
  keyTrick: { before: 600, after: 260 },
  /** The same, if the points are the player's. */
  ownTrick: { before: 850, after: 400 },
} as const

/** The points of a trick appear at the mat of its winner. */
export const TAKE = { points: 620 } as const

/** Z8: how long a march is shown before the round is counted. */
export const MARCH = 2400

/** Moments that only style sheets show. */
export const STYLE_DURATIONS = { marchWord: 900, marchWalk: 1400, marchStep: 50 } as const
