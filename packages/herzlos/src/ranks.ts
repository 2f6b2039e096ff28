// Ranks of one suit as 13 bits; the lowest bit is the 2.

/** Number of bits set in each mask of 13 bits. */
export const RANK_COUNT = new Uint8Array(1 << 13)
for (let ranks = 1; ranks < 1 << 13; ranks++) RANK_COUNT[ranks] = RANK_COUNT[ranks >> 1]! + (ranks & 1)

/** All ranks. */
export const ALL_RANKS: number = (1 << 13) - 1

/** Number of ranks in each mask. */
export const countRanks = (ranks: number): number => RANK_COUNT[ranks]!

/** The highest rank of a mask that is not empty. */
export const highestRank = (ranks: number): number => 31 - Math.clz32(ranks)

/** The lowest rank of a mask that is not empty. */
export const lowestRank = (ranks: number): number => 31 - Math.clz32(ranks & -ranks)
