import type { scoring as source } from '../../en/half-pint/scoring.ts'
import { counter } from '../../plural.ts'
import type { Translated } from '../../translated.ts'

const count = counter('de')
const tricks = (number: number): string => count(number, { one: 'Stich', other: 'Stiche' })
const rounds = (number: number): string => count(number, { one: 'Runde', other: 'Runden' })

/** Why a player has points, at a table and on the score pad. The points come from the rules. */
export const scoring: Translated<typeof source> = {
  tricks: (won, each) => `${tricks(won)} zu je ${each} Punkten`,
  brawl: points => `Keilerei: ${points} Punkte und ein K`,
  streak: (run, each) => `Längste Serie: ${rounds(run)} zu je ${each} Punkten`,
}
