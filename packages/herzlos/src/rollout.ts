import { DECK_SIZE } from './card.ts'
import type { Dice } from './dice.ts'
import type * as lots from './lot.ts'
import { NTH_RANK } from './lot.ts'
import type { Playout } from './playout.ts'
import type * as tricks from './trick.ts'

/**
 * Plays on at random, every legal card equally likely, to the end of the round or for so many cards.
 * This is the innermost loop of the bots: all is kept in local numbers, one draw a card is made inline,
 * and what cannot be foreseen is worked out with masks (`x >> 31` is -1 where x is negative, else 0),
 * for a branch guessed wrong costs as much as the rest of a card.
 */
export const playRandomly = (playout: Playout, dice: Dice, cards: number = DECK_SIZE): void => {
  // Known inside the function they cost nothing; from another file each would be looked up for every card.
  const LOWEST: typeof lots.LOWEST = 16
  const COUNT: typeof lots.COUNT = 15
  const NOTHING_LED: typeof tricks.NOTHING_LED = -1
  const FLOWERS = 8
  const CUPS = 16
  const DIAMONDS = 24
  const TAKEN: typeof lots.LOTS = 32
  const nthRank = NTH_RANK
  const { seats, cells, worths } = playout
  let { toPlay, led, best, inTrick, worth, heartsOpen, left } = playout
  let a = dice[0] as number
  let b = dice[1] as number
  const stop = left > cards ? left - cards : 0

  // Z4: the first lead of a round is not a choice.
  const flowers = cells[FLOWERS | toPlay] as number
  if (inTrick === 0 && flowers & LOWEST && left > stop) {
    cells[FLOWERS | toPlay] = flowers - LOWEST - 1
    led = FLOWERS >> 3
    best = toPlay
    inTrick = 1
    left--
    toPlay = toPlay + 1 === seats ? 0 : toPlay + 1
  }

  while (left > stop) {
    // xoroshiro64*; its high bits are the good ones.
    const drawn = Math.imul(a, 0x9e3779bb) >>> 6
    b ^= a
    a = ((a << 26) | (a >>> 6)) ^ b ^ (b << 9)
    b = (b << 13) | (b >>> 19)

    const following = inTrick === 0 ? 0 : (cells[(led << 3) | toPlay] as number)
    if (following !== 0) {
      const count = following & COUNT
      const rank = nthRank[following - count + (Math.imul(drawn, count) >>> 26)] as number
      cells[(led << 3) | toPlay] = following - (LOWEST << rank) - 1
      worth += worths[(led << 4) | rank] as number
      const lead = best - ((rank << 3) | toPlay)
      best -= lead & (lead >> 31)
    } else {
      const hearts = (cells[toPlay] as number) & COUNT
      const flowers = (cells[FLOWERS | toPlay] as number) & COUNT
      const cups = (cells[CUPS | toPlay] as number) & COUNT
      const beforeCups = hearts + flowers
      const beforeDiamonds = beforeCups + cups
      const all = beforeDiamonds + ((cells[DIAMONDS | toPlay] as number) & COUNT)
      // Z5: the hearts, which come first, are passed over unless they are open or all there is.
      const skipped = inTrick === 0 ? hearts & ~heartsOpen & ((hearts - all) >> 31) : 0
      const nth = skipped + (Math.imul(drawn, all - skipped) >>> 26)
      const noHeart = (hearts - 1 - nth) >> 31
      const noFlower = (beforeCups - 1 - nth) >> 31
      const noCup = (beforeDiamonds - 1 - nth) >> 31
      // Never minus zero, which is not a small integer.
      const suit = 0 - (noHeart + noFlower + noCup)
      const lot = cells[(suit << 3) | toPlay] as number
      const before = (hearts & noHeart) + (flowers & noFlower) + (cups & noCup)
      const rank = nthRank[(lot & ~COUNT) + nth - before] as number
      cells[(suit << 3) | toPlay] = lot - (LOWEST << rank) - 1
      worth += worths[(suit << 4) | rank] as number
      if (inTrick === 0) {
        led = suit
        best = (rank << 3) | toPlay
      } else heartsOpen |= ~noHeart
    }

    left--
    if (++inTrick === seats) {
      toPlay = best & 7
      cells[TAKEN + toPlay] = (cells[TAKEN + toPlay] as number) + worth
      inTrick = 0
      worth = 0
    } else {
      toPlay++
      toPlay &= (toPlay - seats) >> 31
    }
  }

  dice[0] = a
  dice[1] = b
  playout.toPlay = toPlay
  playout.led = inTrick === 0 ? NOTHING_LED : led
  playout.best = inTrick === 0 ? 0 : best
  playout.inTrick = inTrick
  playout.worth = worth
  playout.heartsOpen = heartsOpen
  playout.left = left
}
