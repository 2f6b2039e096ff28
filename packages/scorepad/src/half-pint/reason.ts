import type { Seat } from '@halfpint/core'
import { longestRun, type Mark, type RoundPlayed, type ScoreItem, scoreItems } from '@halfpint/half-pint'
import type { HeroesDone, ScoredHeroes } from './score.ts'

/** Why a number stands on the pad: the rule, what it gives, and the facts it looks at. */
export type Reason =
  | { readonly rule: 'H24'; readonly points: number; readonly tricks: number }
  /** H25: met, or missed and then worth nothing. */
  | { readonly rule: 'H25'; readonly points: number; readonly prediction: number; readonly tricks: number }
  | { readonly rule: 'H26'; readonly points: number; readonly against: Seat }
  | { readonly rule: 'H27'; readonly points: number; readonly by: Seat }
  | { readonly rule: 'H28'; readonly points: number; readonly brawler: Seat }
  | { readonly rule: 'H32'; readonly points: number; readonly run: number }
  | { readonly rule: 'overruled'; readonly rules: number | Mark | null; readonly stands: number | Mark }

const reasonOf = ({ rule, points }: ScoreItem, played: RoundPlayed, seat: Seat): Reason => {
  const tricks = played.tricks[seat] as number
  switch (rule) {
    case 'H24':
      return { rule, points, tricks }
    case 'H25':
      return { rule, points, prediction: played.predictions[seat] as number, tricks }
    case 'H26':
      return { rule, points, against: played.bets[seat] as Seat }
    case 'H27':
      return { rule, points, by: 1 - seat }
    case 'H28':
      return { rule, points, brawler: seat }
  }
}

/** What gave a seat nothing although it might have: a missed prediction, a lost bet, somebody else's brawl. */
const losses = (played: RoundPlayed, seat: Seat): Reason[] => {
  const { predictions, tricks, bets, brawl } = played
  if (brawl !== null) return brawl === seat ? [] : [{ rule: 'H28', points: 0, brawler: brawl }]
  const [prediction, won, bet] = [predictions[seat] as number, tricks[seat] as number, bets[seat]]
  const lost: Reason[] = []
  if (prediction !== won) lost.push({ rule: 'H25', points: 0, prediction, tricks: won })
  if (typeof bet === 'number' && predictions[bet] === tricks[bet]) lost.push({ rule: 'H26', points: 0, against: bet })
  return lost
}

/** H24 to H28: every reason for the points and the mark of a seat in a finished row, gains first. */
export const reasons = ({ played, overruled }: HeroesDone, seat: Seat): readonly Reason[] => {
  const settled = overruled.filter(each => each.seat === seat)
  const otherwise = settled.map(({ rules, stands }): Reason => ({ rule: 'overruled', rules, stands }))
  if (settled.some(({ rules }) => rules === null)) return otherwise
  const gains = scoreItems(played, seat).map(item => reasonOf(item, played, seat))
  return [...gains, ...losses(played, seat), ...otherwise]
}

/** H32: why a seat has its bonus. */
export const bonusReasons = (scored: ScoredHeroes, seat: Seat): readonly Reason[] => {
  if (scored.result?.ending !== 'final-scoring') return []
  const run = longestRun(
    scored.rounds.flatMap(({ done }) => (done === null ? [] : [done])),
    seat,
  )
  const otherwise = scored.overruled.filter(each => each.seat === seat)
  return [
    { rule: 'H32', points: 10 * run, run },
    ...otherwise.map(({ rules, stands }): Reason => ({ rule: 'overruled', rules, stands })),
  ]
}
