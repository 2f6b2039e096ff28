/** What a thinker makes use of; the arena tells what each is worth. */
export interface Style {
  /** Worlds count by how likely the predictions seen are in them. */
  readonly inference: boolean
  /** Plays for the chance to win the match rather than for points. */
  readonly match: boolean
  /** Rounds are played out by learned habit rather than by rule of thumb. */
  readonly habit: boolean
  /** Rounds with at most so many cards left in all hands are ended exactly; 0 for never. */
  readonly endgame: number
}

/** Everything. */
export const FULL: Style = { inference: true, match: true, habit: true, endgame: 6 }
