import type { PointsReason, Seat } from '@halfpint/core'
import { type Card, suitOf } from '../card.ts'
import { isMarchCard, pointsOf } from '../score.ts'
import type { Play, RoundResult, State, Trick } from '../state.ts'
import { winnerOf } from '../trick.ts'

/** One part of a seat's points in a round: the rule that gave it, and the cards it is for. */
export interface Reason extends PointsReason {
  readonly rule: 'Z6' | 'Z8'
  readonly kind: 'hearts' | 'queen' | 'jack' | 'march'
  readonly cards: readonly Card[]
}

/** Z6, Z8: how the points of a seat came about; the parts add up to its points. */
export const reasonsOf = (
  { results, options }: Pick<State, 'results' | 'options'>,
  round: number,
  seat: Seat,
): readonly Reason[] => {
  const { points, march, taken } = results[round] as RoundResult
  const own = taken[seat] as readonly Card[]
  const part = (kind: Reason['kind'], cards: readonly Card[]): Reason[] =>
    cards.length === 0 ? [] : [{ rule: 'Z6', kind, cards, points: pointsOf(options, cards) }]
  const jack = part(
    'jack',
    own.filter(card => card === 'dJ'),
  )
  if (march !== null && options.march === 'others-pay') {
    const rest = (points[seat] as number) - (jack[0]?.points ?? 0)
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

/** Z4: why the winner of a trick won it: alone, the only one of its suit, or higher than the rival's card. */
export type TrickReason =
  | { readonly winner: Play; readonly by: 'alone' | 'suit' }
  | { readonly winner: Play; readonly rival: Play; readonly by: 'number' }

/** Z4: who leads a trick, or has won it, and why; `undefined` before anything is played. */
export const trickReasonOf = ({ plays }: Pick<Trick, 'plays'>): TrickReason | undefined => {
  const [lead] = plays
  if (lead === undefined) return undefined
  const seat = winnerOf(plays)
  const winner = plays.find(play => play.seat === seat) as Play
  const followers = plays.filter(play => play !== winner && suitOf(play.card) === suitOf(lead.card))
  if (followers.length === 0) return { winner, by: plays.length === 1 ? 'alone' : 'suit' }
  const best = winnerOf(followers)
  return { winner, rival: followers.find(play => play.seat === best) as Play, by: 'number' }
}
