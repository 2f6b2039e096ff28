import type { Seat, Seen } from '@halfpint/core'
import type { State } from '@halfpint/half-pint'
import { highestOf, type Rival } from '../style.ts'

/** The seat that a player with this preference bets against; -1 for none. */
export const rivalOf = (view: Seen<State>, rival: Rival): Seat => {
  const { results } = view
  const others = view.hands.map((_, seat) => seat).filter(seat => seat !== view.viewer)
  switch (rival) {
    case 'none':
      return -1
    case 'leader':
      return results.length === 0
        ? -1
        : highestOf(others, seat => results.reduce((sum, { scores }) => sum + scores[seat]!, 0))
    case 'attacker':
      return highestOf(
        others.filter(seat => results.at(-1)?.bets[seat] === view.viewer),
        seat => Number(view.predictions[seat]),
      )
    case 'boaster':
      return highestOf(others, seat => Number(view.predictions[seat]))
  }
}
