/** A tip that is shown once, beside a thing on the table. */
export interface CoachMark {
  readonly name: string
  /** A selector of the thing that is explained; the tip waits until it is on the page. */
  readonly target: string
  /** The task of the player during which the tip is shown; any by default. */
  readonly task?: string
  /** The first round in which it is shown, from 1. */
  readonly round?: number
  /** Whether it waits for a later turn if another tip was shown at this one. */
  readonly later?: boolean
  readonly text: () => string
}
