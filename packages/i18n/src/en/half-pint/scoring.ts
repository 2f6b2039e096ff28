/** Why a player has points, at a table and on the score pad. The points come from the rules. */
export const scoring = {
  tricks: (won: number, each: number): string => `Tricks: ${won} × ${each}`,
  brawl: (points: number): string => `Brawl: ${points} points, and the mark B`,
  streak: (run: number, each: number): string => `Longest streak of marks: ${run} × ${each}`,
}
