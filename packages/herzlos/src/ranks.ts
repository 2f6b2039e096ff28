// The ranks of one suit that a hand holds, as 13 bits, the 2 lowest.

/** How many bits of 13 are set. */
export const RANK_COUNT = new Uint8Array(1 << 13)
for (let ranks = 1; ranks < 1 << 13; ranks++) RANK_COUNT[ranks] = (RANK_COUNT[ranks >> 1] as number) + (ranks & 1)

/** All ranks. */
export const ALL_RANKS: number = (1 << 13) - 1

/** How many ranks a mask holds. */
export const countRanks = (ranks: number): number => RANK_COUNT[ranks] as number

/** The highest rank of a mask that is not empty. */
export const highestRank = (ranks: number): number => 31 - Math.clz32(ranks)

/** The lowest rank of a mask that is not empty. */
export const lowestRank = (ranks: number): number => 31 - Math.clz32(ranks & -ranks)
