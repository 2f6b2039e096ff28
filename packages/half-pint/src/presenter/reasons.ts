import type { Seat } from '@halfpint/core'
import { type ScoreItem, scoreItems } from '../score.ts'
import { kindOf, numbersOf } from '../set.ts'
import type { Options, Play, RoundResult, State, Trick } from '../state.ts'
import { leadingPlay } from '../trick.ts'
import { strengthOfPlay } from './set.ts'

/** Why a seat has some of its points: the rule, the points, and what they are for. */
export interface Reason extends ScoreItem {
  /** H24: the tricks won; H25: the prediction met. */
  readonly count?: number
  /** H26: against whom the bet was won; H27: who bet in vain. */
  readonly seat?: Seat
}

/** H24 to H28: why a seat has its points in a finished round. */
export const reasonsOf = ({ results }: Pick<State, 'results'>, round: number, seat: Seat): readonly Reason[] => {
  const result = results[round] as RoundResult
  return scoreItems(result, seat).map((item): Reason => {
    switch (item.rule) {
      case 'H24':
        return { ...item, count: result.tricks[seat] as number }
      case 'H25':
        return { ...item, count: result.predictions[seat] as number }
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
 * H18 to H20: why the winner of a trick won it over the best of the others: by a higher kind of set, by the higher
 * number, by a number further down, card by card, or because it was laid first. Nobody else may have laid anything.
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

/** H18: who leads a trick, or has won it, and why; `undefined` before anything is laid. */
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
  const numbers = [mine[at] as number, theirs[at] ?? 0] as const
  return { winner, rival, by: at === 0 ? 'number' : 'further-down', numbers }
}
