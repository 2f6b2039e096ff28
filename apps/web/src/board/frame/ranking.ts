import type { BySeat, Seat } from '@halfpint/core'

/** The place of a seat: winners are first, however they won; the others follow by points. */
export const rankOf = (seat: Seat, winners: readonly Seat[], totals: BySeat<number>): number =>
  winners.includes(seat)
    ? 1
    : 1 + totals.filter((total, other) => winners.includes(other) || total > (totals[seat] ?? 0)).length
