import type { BySeat, Seat } from '@halfpint/core'

/** Whoever won is first, by whatever they did; the others follow in the order of their points. */
export const rankOf = (seat: Seat, winners: readonly Seat[], totals: BySeat<number>): number =>
  winners.includes(seat)
    ? 1
    : 1 + totals.filter((total, other) => winners.includes(other) || total > (totals[seat] ?? 0)).length
