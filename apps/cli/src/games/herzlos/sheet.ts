import type { BySeat } from '@halfpint/core'
import type { Words } from '@halfpint/i18n'
import type { ScoredHerzlos } from '@halfpint/scorepad'
import { padRow, roundLabel } from '../../padcell.ts'
import type { Sheet } from '../face.ts'

/** A pad of real cards: the points of every round, the totals and the winner. */
export const sheet = ({ rounds, totals, result }: ScoredHerzlos, players: BySeat<string>, words: Words): Sheet => {
  const won = result?.ending === 'march' ? words.pad.wonByMarch : words.pad.won
  return {
    rounds: rounds.flatMap(({ done }, round) =>
      done === null ? [] : [padRow(roundLabel(round), done.points, done.overrides)],
    ),
    sums: [{ ...padRow(result === null ? words.table.soFar : words.table.total, totals), strong: true }],
    notes: result === null ? [] : [won(result.winners.map(seat => players[seat]).join(', '))],
  }
}
