import { codeOf, type Playout, playout, rankingOf, strengthOf } from '@halfpint/half-pint'
import type { Known } from './known.ts'
import { situationOf } from './situation.ts'

/** A public play, in the form that `belief.ts` needs. */
export interface Trace {
  /** Situation of the player. */
  readonly situation: Int32Array
  /** The strength to beat, 0 for a lead. */
  readonly best: number
  readonly strength: number
  /**
   * Cards laid, as a bit mask of positions in the player's complete hand: first the cards still held, then those played
   * in order.
   */
  readonly laid: number
}

/** The public table before the first trick. */
const publicTable = ({ view, seats, options, held, played }: Known): Playout => {
  const round = playout(seats, options)
  round.leader = view.start
  for (let seat = 0; seat < seats; seat++) {
    const prediction = view.predictions[seat]
    round.predictions[seat] = typeof prediction === 'number' ? prediction : 0
    const bet = view.bets[seat]
    round.bets[seat] = typeof bet === 'number' ? bet : -1
    // Only the size of a hidden hand is known, and a situation needs nothing more.
    round.cards[seat] = held[seat]! + played[seat]!.length
    round.counts[seat] = round.cards[seat]!
  }
  return round
}

export const tracesOf = (known: Known): readonly (readonly Trace[])[] => {
  const { view, held } = known
  const round = publicTable(known)
  const ranking = rankingOf(view.options)
  const traces: Trace[][] = held.map(() => [])
  const laidSoFar = held.map(() => 0)
  for (const { plays, winner } of [...view.tricks, { plays: view.trick, winner: -1 }]) {
    round.leader = plays[0]?.seat ?? round.leader
    round.best = 0
    for (const { seat, hand, row } of plays) {
      const strength = strengthOf(ranking, [...hand, ...row].map(codeOf))
      const first = held[seat]! + laidSoFar[seat]!
      round.toPlay = seat
      traces[seat]?.push({
        situation: situationOf(round),
        best: round.best,
        strength,
        laid: ((1 << hand.length) - 1) << first,
      })
      laidSoFar[seat] = laidSoFar[seat]! + hand.length
      round.cards[seat] = round.cards[seat]! - hand.length
      round.counts[seat] = round.cards[seat]!
      if (strength > round.best) {
        round.best = strength
        round.bestSeat = seat
      }
    }
    if (winner < 0) break
    round.tricks[winner] = round.tricks[winner]! + 1
    round.streak = round.streakSeat === winner ? round.streak + 1 : 1
    round.streakSeat = winner
  }
  return traces
}
