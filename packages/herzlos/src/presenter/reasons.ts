import type { PointsReason, Seat } from '@halfpint/core'
import { type Card, suitOf } from '../card.ts'
import { isMarchCard, pointsOf } from '../score.ts'
import type { Play, State, Trick } from '../state.ts'
import { winnerOf } from '../trick.ts'

/** A part of a seat's points in a round: its rule and its cards. */
export interface RoundReason extends PointsReason {
  readonly rule: 'Z6' | 'Z8'
  readonly kind: 'hearts' | 'queen' | 'jack' | 'march'
  readonly cards: readonly Card[]
}

/** Z6, Z8: the points of a seat by rule and cards. The parts add up to its points. */
export const reasonsOf = (
  { results, options }: Pick<State, 'results' | 'options'>,
  round: number,
  seat: Seat,
): readonly RoundReason[] => {
  const { points, march, taken } = results[round]!
  const own = taken[seat]!
  const part = (kind: RoundReason['kind'], cards: readonly Card[]): RoundReason[] =>
    cards.length === 0 ? [] : [{ rule: 'Z6', kind, cards, points: pointsOf(options, cards) }]
  const jack = part(
    'jack',
    own.filter(card => card === 'dJ'),
  )
  if (march !== null && options.march === 'others-pay') {
    const rest = points[seat]! - (jack[0]?.points ?? 0)
    return [{ rule: 'Z8', kind: 'march', cards: own.filter(isMarchCard), points: rest }, ...jack]
  }
  return [
    ...part(
      'hearts',
      own.filter(card => suitOf(card) === 'hearts'),
    ),
    ...part(
      'queen',
      own.filter(card => card === 'fQ'),
    ),
    ...jack,
  ]
}

/** Z4: the reason why a card won its trick: the only card, the only one of its suit, or higher than the rival's. */
export type TrickReason =
  | { readonly winner: Play; readonly by: 'alone' | 'suit' }
  | { readonly winner: Play; readonly rival: Play; readonly by: 'number' }

/** Z4: the leader or winner of a trick, and the reason; `undefined` before anything is played. */
export const trickReasonOf = ({ plays }: Pick<Trick, 'plays'>): TrickReason | undefined => {
  const [lead] = plays
  if (lead === undefined) return undefined
  const seat = winnerOf(plays)
  const winner = plays.find(play => play.seat === seat)!
  const followers = plays.filter(play => play !== winner && suitOf(play.card) === suitOf(lead.card))
  if (followers.length === 0) return { winner, by: plays.length === 1 ? 'alone' : 'suit' }
  const best = winnerOf(followers)
  return { winner, rival: followers.find(play => play.seat === best)!, by: 'number' }
}
