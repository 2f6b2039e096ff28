import type { Seat } from '@halfpint/core'
import { longestRun, type Mark, type RoundPlayed, type ScoreItem } from '@halfpint/half-pint'
import type { HalfPintDone, ScoredHalfPint } from './score.ts'

/** The reason for a number on the pad: the rule, its points, and details. */
export type PadReason =
  | { readonly rule: 'H24'; readonly points: number; readonly tricks: number }
  /** H25: exact; or missed, with no points. */
  | { readonly rule: 'H25'; readonly points: number; readonly prediction: number; readonly tricks: number }
  | { readonly rule: 'H26'; readonly points: number; readonly against: Seat }
  | { readonly rule: 'H27'; readonly points: number; readonly by: Seat }
  | { readonly rule: 'H28'; readonly points: number; readonly brawler: Seat }
  | { readonly rule: 'H32'; readonly points: number; readonly run: number }
  | { readonly rule: 'overruled'; readonly rules: number | Mark | null; readonly stands: number | Mark }

const reasonOf = ({ rule, points }: ScoreItem, played: RoundPlayed, seat: Seat): PadReason => {
  const tricks = played.tricks[seat]!
  switch (rule) {
    case 'H24':
      return { rule, points, tricks }
    case 'H25':
      return { rule, points, prediction: played.predictions[seat]!, tricks }
    case 'H26':
      return { rule, points, against: played.bets[seat] as Seat }
    case 'H27':
      return { rule, points, by: 1 - seat }
    case 'H28':
      return { rule, points, brawler: seat }
  }
}

/** Reasons without points: a missed prediction, a lost bet, a brawl of another player. */
const losses = (played: RoundPlayed, seat: Seat): PadReason[] => {
  const { predictions, tricks, bets, brawl } = played
  if (brawl !== null) return brawl === seat ? [] : [{ rule: 'H28', points: 0, brawler: brawl }]
  const [prediction, won, bet] = [predictions[seat]!, tricks[seat]!, bets[seat]]
  const lost: PadReason[] = []
  if (prediction !== won) lost.push({ rule: 'H25', points: 0, prediction, tricks: won })
  if (typeof bet === 'number' && predictions[bet] === tricks[bet]) lost.push({ rule: 'H26', points: 0, against: bet })
  return lost
}

/** H24 to H28: the reasons for the points of a seat in a finished row; reasons with points come first. */
export const reasons = ({ played, items, overrides }: HalfPintDone, seat: Seat): readonly PadReason[] => {
  const ofSeat = overrides.filter(each => each.seat === seat)
  const overrideReasons = ofSeat.map(({ rules, stands }): PadReason => ({ rule: 'overruled', rules, stands }))
  if (ofSeat.some(({ rules }) => rules === null)) return overrideReasons
  const gains = (items[seat] ?? []).map(item => reasonOf(item, played, seat))
  return [...gains, ...losses(played, seat), ...overrideReasons]
}

/** H32: the reasons for the bonus of a seat. */
export const bonusReasons = (scored: ScoredHalfPint, seat: Seat): readonly PadReason[] => {
  if (scored.result?.ending !== 'final-scoring') return []
  const run = longestRun(
    scored.rounds.flatMap(({ done }) => (done === null ? [] : [done])),
    seat,
  )
  const override = scored.overrides.find(each => each.seat === seat)
  const points = Number(override?.rules ?? scored.result.bonus[seat])
  if (override === undefined) return [{ rule: 'H32', points, run }]
  const { rules, stands } = override
  return [
    { rule: 'H32', points, run },
    { rule: 'overruled', rules, stands },
  ]
}
