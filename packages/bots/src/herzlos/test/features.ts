import { legalRanks, type Playout, RANK_COUNT } from '@halfpint/herzlos'
import * as table from '../features.ts'

/** Number of features of every card. */
export const FEATURES = 8

const masks = new Int32Array(4)

/** Writes the legal cards and the feature indexes of each; returns the number of cards. */
export const featuresOf = (round: Playout, slots: Uint8Array, places: Int32Array): number => {
  const { hands, live, toPlay: seat, led, best } = round
  const bits = RANK_COUNT
  legalRanks(round, masks)
  const mode = table.modeOf(round, seat)
  const marcher = table.marcherOf(round)
  const after = Math.min(2, round.seats - 1 - round.inTrick)
  const trick = table.trickOf(round)
  const dread = table.dreadOf(round)
  const taken = table.takenState(round.alone, seat)
  const stage = table.stageOf(round)
  const wayOut = led < 0 ? 0 : table.hasWayOut(round, seat)
  const behind = led < 0 ? 0 : Math.min(2, table.voidBehind(round, round.seats - 1 - round.inTrick, led))
  let cards = 0
  for (let suit = 0; suit < 4; suit++) {
    const legal = masks[suit]!
    if (legal === 0) continue
    const mine = hands[(suit << 3) | seat]!
    const out = live[suit]! & ~mine
    const size = bits[out]!
    const some = table.someOf(size)
    const own = Math.min(6, bits[mine]!) - 1
    const state = table.stateOf(suit, mine, out)
    const below = led === suit ? mine & ((1 << best) - 1) : 0
    const above = mine & ~below
    const voids = led < 0 ? Math.min(3, table.voidBehind(round, round.seats - 1, suit)) : 0
    for (let ranks = legal; ranks !== 0; ranks &= ranks - 1) {
      const bit = ranks & -ranks
      const rank = 31 - Math.clz32(bit)
      const slot = (suit << 4) | rank
      const over = bits[out >> (rank + 1)]!
      const higher = over > 5 ? 5 : over
      const under = size - over
      const lower = under > 5 ? 5 : under
      const at = cards * FEATURES
      slots[cards++] = slot
      if (led < 0) {
        const sure = over === 0 ? 0 : under === 0 ? 1 : 2
        const end = (mine >> (rank + 1) === 0 ? 1 : 0) | ((mine & (bit - 1)) === 0 ? 2 : 0)
        places[at] = table.LEAD_RANKS + (state * 6 + lower) * 6 + higher
        places[at + 1] = table.LEAD_SUIT + (state * 6 + own) * 4 + some
        places[at + 2] = table.LEAD_CARD + slot
        places[at + 3] = table.LEAD_VOID + ((state * 4 + voids) * 4 + some) * 3 + stage
        places[at + 4] = table.LEAD_END + ((sure * 6 + own) * 4 + end) * 3 + stage
        places[at + 5] = table.LEAD_TAKEN + ((taken * 4 + dread) * 3 + sure) * 2 + (suit === 0 ? 1 : 0)
        places[at + 6] = table.LEAD_MODE + ((mode * 3 + sure) * 4 + suit) * 2 + table.voidOf(round, suit, voids)
        places[at + 7] = table.LEAD_LENGTH + (mode * 6 + own) * 4 + end
      } else if (suit === led) {
        const place = rank < best ? 0 : over === 0 ? 1 : 2
        // Bit 0: the highest of those below or above; bit 1: the lowest of them.
        const peers = rank < best ? below : above
        const end = (peers >> (rank + 1) === 0 ? 1 : 0) | ((peers & (bit - 1)) === 0 ? 2 : 0)
        const hearts = suit === 0 || round.trickMarch > 0 ? 1 : 0
        places[at] = table.FOLLOW_TRICK + ((state * 3 + place) * 3 + after) * 4 + trick
        places[at + 1] = table.FOLLOW_RANKS + ((state * 3 + place) * 6 + higher) * 4 + some
        places[at + 2] = table.FOLLOW_CARD + slot * 2 + (rank < best ? 0 : 1)
        places[at + 3] = table.FOLLOW_VOID + (((behind * 3 + after) * 3 + place) * 4 + dread) * 4 + trick
        places[at + 4] = table.FOLLOW_STAGE + (((stage * 3 + place) * 4 + trick) * 2 + wayOut) * 8 + state
        places[at + 5] = table.FOLLOW_SUIT + ((own * 4 + end) * 3 + place) * 8 + state
        places[at + 6] = table.FOLLOW_MODE + ((mode * 3 + place) * 2 + hearts) * 5 + marcher
        places[at + 7] = table.FOLLOW_KEEP + (mode * 3 + place) * 4 + end
      } else {
        const kind = suit === 0 ? 0 : slot === 26 ? 1 : slot === 57 ? 3 : 2
        const sure = over === 0 ? 0 : under === 0 ? 1 : 2
        const highest = mine >> (rank + 1) === 0 ? 1 : 0
        places[at] = table.THROW_RANKS + (state * 6 + lower) * 6 + higher
        places[at + 1] = table.THROW_SUIT + (state * 6 + own) * 4 + some
        places[at + 2] = table.THROW_CARD + slot
        places[at + 3] = table.THROW_STAGE + ((stage * 8 + state) * 6 + own) * 2 + highest
        places[at + 4] = table.THROW_SURE + ((sure * 4 + some) * 4 + dread) * 4 + kind
        places[at + 5] = table.THROW_TAKEN + ((taken * 4 + kind) * 3 + after) * 4 + trick
        places[at + 6] = table.THROW_MODE + ((mode * 4 + kind) * 5 + marcher) * 2 + highest
        places[at + 7] = table.THROW_KEEP + (mode * 4 + suit) * 3 + sure
      }
    }
  }
  return cards
}
