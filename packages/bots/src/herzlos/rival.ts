import type { Seat, Seen } from '@halfpint/core'
import { pointsOf, type State, totalsOf } from '@halfpint/herzlos'
import { highestOf, type Rival } from '../style.ts'

/** The seat to which a player with this preference likes to give points; -1 for none. */
export const rivalOf = (view: Seen<State>, rival: Rival): Seat => {
  const { viewer, options, results, tricks } = view
  const others = view.hands.map((_, seat) => seat).filter(seat => seat !== viewer)
  if (rival === 'leader' && results.length > 0) {
    const totals = totalsOf(results, view.seats)
    return highestOf(others, seat => totals[seat]!)
  }
  if (rival !== 'attacker') return -1
  const given = (seat: Seat): number =>
    tricks
      .filter(({ winner }) => winner === viewer)
      .flatMap(({ plays }) => plays)
      .reduce((sum, play) => sum - (play.seat === seat ? pointsOf(options, [play.card]) : 0), 0)
  return highestOf(
    others.filter(seat => given(seat) > 0),
    given,
  )
}
