import type { Dice } from '@halfpint/herzlos'
import { type Board, legalMasks, low, play, type Slot, type Table } from './board.ts'
import { die, roll } from './chance.ts'

/** Chooses a card for the seat to play; it may look only at that seat's hand and at what all saw. */
export type Policy = (table: Table, board: Board, dice: Dice) => Slot

const masks = new Int32Array(4)

/** Any card that may be played, each equally likely. */
const anyCard: Policy = (_table, board, dice) => {
  let nth = die(dice, legalMasks(board, masks))
  for (let suit = 0; suit < 4; suit++) {
    for (let ranks = masks[suit] as number; ranks !== 0; ranks &= ranks - 1) {
      if (nth-- === 0) return (suit << 4) | low(ranks)
    }
  }
  throw new Error('nothing to play')
}

/** A policy whose hand slips now and then: with so many chances in 2^32 it plays any card. */
export const slipping = (policy: Policy, slips: number): Policy => {
  const limit = slips * 0x1_0000_0000
  return (table, board, dice) => (roll(dice) < limit ? anyCard : policy)(table, board, dice)
}

/** Plays a round to its end. */
export const playToEnd = (table: Table, board: Board, dice: Dice, policy: Policy): void => {
  while (board.left > 0) play(table, board, policy(table, board, dice))
}
