import type { Seat } from '@halfpint/core'
import { predictionPoints, type RoundResult, type ScoreItem, scoreItems } from '@halfpint/half-pint'
import type { RoundMemory } from './memory.ts'

/** Why a seat has its points in a round: the rules that gave them. */
export const reasonsFor = (
  result: RoundResult,
  memory: RoundMemory | undefined | null,
  seat: Seat,
): readonly ScoreItem[] => {
  const { tricks, brawl } = result
  if (memory) return scoreItems({ ...memory, tricks, brawl }, seat)
  // Who came later has not seen predictions and bets; what is on the pad tells them all the same.
  const won = tricks[seat] as number
  const points = result.scores[seat] as number
  if (brawl !== null) {
    return seat !== brawl
      ? []
      : [
          { rule: 'H24', points: 10 * won },
          { rule: 'H28', points: 30 },
        ]
  }
  const items: ScoreItem[] = []
  if (won > 0) items.push({ rule: 'H24', points: 10 * won })
  const met = result.marks[seat] === 'X'
  const bonus = met ? predictionPoints(won, tricks.length) : 0
  if (met) items.push({ rule: 'H25', points: bonus })
  const rest = points - 10 * won - bonus
  // H27: only between two, and only if the other player's own prediction leaves no won bet.
  const other = tricks.length === 2 ? result.marks[1 - seat] : ''
  if (rest >= 20 && other === '') items.push({ rule: 'H26', points: 20 })
  if (rest === 40 || (rest === 20 && other !== '')) items.push({ rule: 'H27', points: 20 })
  return items
}
