import { loadHand, type Playout, roll } from '@halfpint/half-pint'
import type { Known } from './known.ts'

/**
 * Deals the unseen cards to the other seats. Every deal is equally likely: nothing that a player sees excludes a card
 * from a hand. `unseen` is shuffled in place as far as cards are dealt; the hands follow one another in it, by seat.
 */
export const dealWorld = (known: Known, round: Playout, unseen: Uint8Array): void => {
  let dealt = 0
  for (let seat = 0; seat < known.seats; seat++) {
    if (seat === known.me) continue
    const end = dealt + known.held[seat]!
    for (; dealt < end; dealt++) {
      const from = dealt + roll(round, unseen.length - dealt)
      const card = unseen[from]!
      unseen[from] = unseen[dealt]!
      unseen[dealt] = card
    }
  }
}

/** Loads the hands of a sampled deal into a playout. */
export const loadWorld = (known: Known, round: Playout, unseen: Uint8Array): void => {
  let dealt = 0
  for (let seat = 0; seat < known.seats; seat++) {
    if (seat === known.me) continue
    const end = dealt + known.held[seat]!
    loadHand(round, seat, unseen.subarray(dealt, end), known.row)
    dealt = end
  }
}
