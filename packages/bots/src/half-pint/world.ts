import { loadHand, type Playout, roll } from '@halfpint/half-pint'
import type { Known } from './known.ts'

/**
 * Deals the unseen cards to the other seats, every deal equally likely: nothing that is seen in this
 * game rules a card out, so any card unseen may lie in any hand. `unseen` is shuffled in place as far
 * as cards are dealt; the hands stand in it one after the other, seat by seat.
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

/** Loads the hands of a dealt world into a playout. */
export const loadWorld = (known: Known, round: Playout, unseen: Uint8Array): void => {
  let dealt = 0
  for (let seat = 0; seat < known.seats; seat++) {
    if (seat === known.me) continue
    const end = dealt + known.held[seat]!
    loadHand(round, seat, unseen.subarray(dealt, end), known.row)
    dealt = end
  }
}
