import type { Seat } from '@halfpint/core'
import type { Card } from '@halfpint/herzlos'
import type { AtSeat, InRound } from '../edit.ts'
import { replaced } from '../pad.ts'
import type { HerzlosPad, HerzlosRound } from './pad.ts'

/** A stroke on a pad of Herzlos. `null` rubs an entry out. */
export type HerzlosEdit =
  | ({ readonly edit: 'points'; readonly value: number | null } & AtSeat)
  /** Z8: the marcher, or nobody any more, with the points that follow; cards that were told are forgotten. */
  | ({ readonly edit: 'march'; readonly seat: Seat | null; readonly points: readonly (number | null)[] } & InRound)
  | ({ readonly edit: 'card'; readonly card: Card; readonly seat: Seat | null } & InRound)

const changeHerzlosRound = (round: HerzlosRound, edit: HerzlosEdit): HerzlosRound => {
  const seats = round.points.length
  switch (edit.edit) {
    case 'points':
      return { ...round, points: replaced(round.points, edit.seat, edit.value) }
    case 'march':
      return { points: edit.points, march: edit.seat, cards: null }
    case 'card': {
      const piles = round.cards ?? Array.from({ length: seats }, () => [])
      const without = piles.map(pile => pile.filter(card => card !== edit.card))
      const cards = without.map((pile, seat) => (seat === edit.seat ? [...pile, edit.card] : pile))
      return { ...round, cards: cards.some(pile => pile.length > 0) ? cards : null }
    }
    default:
      return round
  }
}

/** The pad after a stroke. */
export const changeHerzlos = (pad: HerzlosPad, edit: HerzlosEdit): HerzlosPad => ({
  ...pad,
  rounds: pad.rounds.map((round, at) => (at === edit.round ? changeHerzlosRound(round, edit) : round)),
})
