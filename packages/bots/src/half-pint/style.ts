/** How far worlds count by how well they explain what the others did: 0 not at all, 1 fully. */
export interface Trust {
  readonly predictions: number
  readonly bets: number
  readonly plays: number
}

/** What a thinker makes use of; the arena tells what each is worth. */
export interface Style {
  readonly trust: Trust
  /** Plays for the chance to win the match rather than for points. */
  readonly match: boolean
  /** Rounds are played out by learned habit rather than by rule of thumb. */
  readonly habit: boolean
  /** Rounds with at most so many cards left in all hands are ended exactly; 0 for never. */
  readonly endgame: number
}

/** Every world counts alike. */
export const NO_TRUST: Trust = { predictions: 0, bets: 0, plays: 0 }

/** Everything. */
export const FULL: Style = {
  trust: { predictions: 1, bets: 1, plays: 0.7 },
  match: true,
  habit: true,
  endgame: 6,
}
