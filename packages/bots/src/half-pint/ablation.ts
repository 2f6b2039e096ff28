/** How far worlds count by how well they explain what the others did: 0 not at all, 1 fully. */
export interface Trust {
  readonly predictions: number
  readonly plays: number
}

/** What a thinker makes use of; the arena tells what each is worth. */
export interface Parts {
  readonly trust: Trust
  /** Plays for the chance to win the match rather than for points. */
  readonly match: boolean
  /** Knows that two players spoil each other's predictions oftener than playouts do. */
  readonly calibration: boolean
  /** Rounds are played out by the learned policy rather than by rule of thumb. */
  readonly learned: boolean
}

/** Every world counts alike. */
export const NO_TRUST: Trust = { predictions: 0, plays: 0 }

/** Everything. */
export const FULL: Parts = { trust: { predictions: 1, plays: 0.7 }, match: true, calibration: true, learned: true }

const distrust = (part: keyof Trust): Parts => ({ ...FULL, trust: { ...FULL.trust, [part]: 0 } })

/** Everything but one part: how the arena tells what the part is worth. */
export const ABLATIONS: { readonly [part: string]: Parts } = {
  inference: { ...FULL, trust: NO_TRUST },
  predictions: distrust('predictions'),
  plays: distrust('plays'),
  match: { ...FULL, match: false },
  calibration: { ...FULL, calibration: false },
  playouts: { ...FULL, learned: false },
}
