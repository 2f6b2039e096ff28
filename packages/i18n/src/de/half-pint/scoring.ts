import type { scoring as source } from '../../en/half-pint/scoring.ts'
import type { Translated } from '../../translated.ts'

/** Why a player has points, at a table and on the score pad. The points come from the rules. */
export const scoring: Translated<typeof source> = {
  tricks: (won, each) => `Stiche: ${won} × ${each}`,
  brawl: points => `Keilerei: ${points} Punkte und ein K`,
  streak: (run, each) => `Längste Serie mit Kreuz oder K: ${run} × ${each}`,
}
