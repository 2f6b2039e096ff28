import type { scoring as source } from '../../en/half-pint/scoring.ts'
import { counter } from '../../plural.ts'
import type { Translated } from '../../translated.ts'

const count = counter('ru')
const points = (number: number): string => count(number, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' })

/** Why a player has points, at a table and on the score pad. The points come from the rules. */
export const scoring: Translated<typeof source> = {
  tricks: (won, each) => `Коны: ${won} × ${each}`,
  brawl: number => `Драка: ${points(number)} и отметка Д`,
  streak: (run, each) => `Самая длинная серия отметок: ${run} × ${each}`,
}
