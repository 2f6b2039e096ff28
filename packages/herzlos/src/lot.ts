import type { Seat } from '@halfpint/core'
import { SUIT_SIZE } from './card.ts'

// A lot is the cards that one seat holds of one suit, as one number: a bit for every rank, 2 lowest, and
// below these, in four bits, how many they are. An empty lot is 0.

/** The bit of the lowest rank in a lot. */
export const LOWEST = 16

/** The bits of a lot that count its cards. */
export const COUNT = 15

/** Where the lot of a suit and a seat lies among all lots. */
export const lotAt = (suit: number, seat: Seat): number => (suit << 3) | seat

/** How many places the lots of all suits and seats take. */
export const LOTS = 32

/** The rank of the n-th card of a lot, low to high, at `lot - count + n`: 128 kB that save a loop a card. */
export const NTH_RANK = new Uint8Array(1 << (SUIT_SIZE + 4))
for (let ranks = 0; ranks < 1 << SUIT_SIZE; ranks++) {
  let count = 0
  for (let rank = 0; rank < SUIT_SIZE; rank++) if ((ranks >> rank) & 1) NTH_RANK[(ranks << 4) | count++] = rank
}
