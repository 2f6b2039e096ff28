import type { Seat } from '@halfpint/core'
import type { Card } from '@halfpint/herzlos'
import type { AtSeat, InRound } from '../edit.ts'
import { withEntry } from '../pad.ts'
import type { HerzlosPad, HerzlosRound } from './pad.ts'

/** An edit of a Herzlos pad. `null` clears an entry. */
export type HerzlosEdit =
  | ({ readonly edit: 'points'; readonly value: number | null } & AtSeat)
  /** Z8: sets or clears the marcher with the resulting points. Entered cards are deleted. */
  | ({ readonly edit: 'march'; readonly seat: Seat | null; readonly points: readonly (number | null)[] } & InRound)
  | ({ readonly edit: 'card'; readonly card: Card; readonly seat: Seat | null } & InRound)

const changeHerzlosRound = (round: HerzlosRound, edit: HerzlosEdit): HerzlosRound => {
  const seats = round.points.length
  switch (edit.edit) {
    case 'points':
      return { ...round, points: withEntry(round.points, edit.seat, edit.value) }
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

/** Applies an edit to a pad. */
export const changeHerzlos = (pad: HerzlosPad, edit: HerzlosEdit): HerzlosPad => ({
  ...pad,
  rounds: pad.rounds.map((round, at) => (at === edit.round ? changeHerzlosRound(round, edit) : round)),
})
