import { copyPlayout, legalRanks, MARCH_CARDS, makePlay, type Playout, playout } from '@halfpint/herzlos'

/** Proves marches when all cards are known. */
export interface MarchProof {
  /**
   * Z8: whether this seat can take all hearts and the queen against any defence; `false` also if the proof takes too
   * long.
   */
  forced(round: Playout, marcher: number): boolean
}

/** Creates a prover for rounds with at most `maxCards` cards left. It gives up after `maxPlays` plays. */
export const createMarchProof = ({ seats, options }: Playout, maxCards: number, maxPlays: number): MarchProof => {
  const boards = Array.from({ length: maxCards + 1 }, () => playout(seats, options))
  const choices = Array.from({ length: maxCards + 1 }, () => new Int32Array(4))
  let tried = 0

  const forced = (round: Playout, marcher: number): boolean => {
    const { left, alone } = round
    if (alone !== marcher && alone !== -1) return false
    if (round.march[marcher] === MARCH_CARDS) return true
    if (left === 0 || ++tried > maxPlays) return false
    const own = round.toPlay === marcher
    const masks = choices[left] as Int32Array
    const next = boards[left] as Playout
    legalRanks(round, masks)
    for (let suit = 0; suit < 4; suit++) {
      // High cards first: they make a march, and they break one.
      for (let ranks = masks[suit]!; ranks !== 0; ) {
        const rank = 31 - Math.clz32(ranks)
        ranks ^= 1 << rank
        copyPlayout(round, next)
        makePlay(next, (suit << 4) | rank)
        if (forced(next, marcher) === own) return own
      }
    }
    return !own
  }
  return {
    forced: (round, marcher) => {
      tried = 0
      const proven = forced(round, marcher)
      return proven && tried <= maxPlays
    },
  }
}
