import type { Seat } from '@halfpint/core'
import { type ScoreItem, scoreItems } from '../score.ts'
import { kindOf, numbersOf } from '../set.ts'
import type { Options, Play, State, Trick } from '../state.ts'
import { leadingPlay, strengthOfPlay } from '../trick.ts'

/** Points of a seat with their rule and details. */
export interface RoundReason extends ScoreItem {
  /** H24: the tricks won; H25: the prediction met. */
  readonly count?: number
  /** H26: the player bet against; H27: the player who lost the bet. */
  readonly seat?: Seat
}

/** H24 to H28: the points of a seat in a finished round, by rule. */
export const reasonsOf = (
  { options, results }: Pick<State, 'options' | 'results'>,
  round: number,
  seat: Seat,
): readonly RoundReason[] => {
  const result = results[round]!
  return scoreItems(options, result, seat).map((item): RoundReason => {
    switch (item.rule) {
      case 'H24':
        return { ...item, count: result.tricks[seat]! }
      case 'H25':
        return { ...item, count: result.predictions[seat]! }
      case 'H26':
        return { ...item, seat: result.bets[seat] as Seat }
      case 'H27':
        return { ...item, seat: 1 - seat }
      default:
        return item
    }
  })
}

/**
 * H18 to H20: the reason why a play beat the best of the others: a higher kind of set, a higher first number, a higher
 * later number, or it was laid first. `alone`: nobody else laid anything.
 */
export type TrickReason =
  | { readonly winner: Play; readonly by: 'alone' }
  | { readonly winner: Play; readonly rival: Play; readonly by: 'kind' | 'first' }
  | {
      readonly winner: Play
      readonly rival: Play
      readonly by: 'number' | 'further-down'
      /** The two numbers that differ, the winner's first. */
      readonly numbers: readonly [number, number]
    }

/** H18: the leader or winner of a trick, and the reason; `undefined` before anything is laid. */
export const trickReasonOf = ({ plays }: Pick<Trick, 'plays'>, options: Options): TrickReason | undefined => {
  const winner = leadingPlay(plays, options)
  if (winner === undefined) return undefined
  const rival = leadingPlay(
    plays.filter(play => play !== winner),
    options,
  )
  if (rival === undefined) return { winner, by: 'alone' }
  const [strength, other] = [strengthOfPlay(winner, options), strengthOfPlay(rival, options)]
  if (kindOf(strength) !== kindOf(other)) return { winner, rival, by: 'kind' }
  const [mine, theirs] = [numbersOf(strength), numbersOf(other)]
  const at = mine.findIndex((number, place) => number !== theirs[place])
  if (at < 0) return { winner, rival, by: 'first' }
  const numbers = [mine[at]!, theirs[at] ?? 0] as const
  return { winner, rival, by: at === 0 ? 'number' : 'further-down', numbers }
}
