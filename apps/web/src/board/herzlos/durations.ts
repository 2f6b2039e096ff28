/** Pauses before and after an event is shown, in milliseconds at normal speed. */
export const PAUSES = {
  dealt: { before: 250, after: 500 },
  exchanged: { before: 300, after: 700 },
  // The reader's own play is shown at once, which is right after a frame: drawn within one, both were one long task.
  ownPlay: { before: 1, after: 250 },
  play: { before: 300, after: 350 },
  /** The complete trick stays open before it is collected. */
  trickWon: { before: 900, after: 250 },
} as const

/** Z8: how long a march is shown before the round is counted. */
export const MARCH = 2400

/** Moments that only style sheets show. */
export const STYLE_DURATIONS = { marchWord: 900, marchWalk: 1400, marchStep: 50 } as const
