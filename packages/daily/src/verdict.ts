/** What the champion says of one decision of the player. */
export type Verdict = {
  /** What it would have done, as people type it. */
  readonly best: string
  /** By how much that raises the chance to win, from 0 to 1: nothing if the player's choice was as good. */
  readonly loss: number
}

/** Whether the choice was the champion's, just as good, or the only one. */
export const isAsGood = (verdict: Verdict | null): boolean => verdict === null || verdict.loss === 0
