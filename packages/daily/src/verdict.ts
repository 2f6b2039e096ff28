import type { Reason } from '@halfpint/bots'

/** The champion's verdict on one decision of the player. */
export type ChampionVerdict = {
  /** The champion's choice, in text notation. */
  readonly best: string
  /** The loss of win probability by the player's choice, from 0 to 1; 0 if it was as good. */
  readonly loss: number
  /** Why the champion's choice is better; only if it is. */
  readonly reason?: Reason
}

/** Whether the choice was the champion's, as good, or the only one. */
export const isAsGood = (verdict: ChampionVerdict | null): boolean => verdict === null || verdict.loss === 0
