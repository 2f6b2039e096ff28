import type { BySeat, Seat } from '@halfpint/core'
import type { Override } from '@halfpint/scorepad'
import type { PadRow } from './play/grid.ts'

/** A line of a pad of real cards: each number with its mark, and a star where the table overruled the rules. */
export const padRow = (
  label: string,
  points: BySeat<number>,
  overruled: readonly Override[] = [],
  marks: BySeat<string> = [],
): PadRow => ({
  label,
  cells: points.map((each, seat: Seat) => {
    const star = overruled.some(one => one.seat === seat) ? '*' : ' '
    return `${each}${star}${marks[seat] || ' '}`
  }),
})

/** The number of a round on the pad. */
export const roundLabel = (round: number): string => String(round + 1).padStart(3)
