import { counter } from '../../plural.ts'

const count = counter('en')
const tricks = (number: number): string => count(number, { one: 'trick', other: 'tricks' })
const rounds = (number: number): string => count(number, { one: 'round', other: 'rounds' })

/** Why a player has points, at a table and on the score pad. The points come from the rules. */
export const scoring = {
  tricks: (won: number, each: number): string => `${tricks(won)}, ${each} points each`,
  brawl: (points: number): string => `Brawl: ${points} points, and the mark B`,
  streak: (run: number, each: number): string => `Longest streak of marks: ${rounds(run)}, ${each} points each`,
}
