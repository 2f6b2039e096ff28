import type { ActionEstimate } from './evaluation.ts'
import { AS_GOOD } from './judge.ts'

/** Reasons for preferring an action. */
export const REASONS = [
  'exact',
  'brawl',
  'foe',
  'miss',
  'queen',
  'jack',
  'march',
  'defence',
  'points',
  'match',
  'fewer',
  'alike',
] as const

type ReasonName = (typeof REASONS)[number]

/** The main reason why one action is better than another, with the figures of both. */
export interface Reason {
  readonly name: ReasonName
  /** A probability, or points, for the preferred action and for the other one. */
  readonly own: number
  readonly other: number
  /**
   * Probability that a player who has not played to this trick yet holds the queen; `undefined` if that is unlikely.
   */
  readonly behind?: number | undefined
}

/** Minimum effect of a reason, in points. */
const MIN_POINTS = 1

/** Smaller differences look the same as whole percentages, or nearly. */
const MIN_SHARE = 0.015
/** More brawls than this, and most predictions do not count. */
const MAX_BRAWLS = 0.1
/** Rarer than this, nobody after the player has the queen. */
const MIN_BEHIND = 0.05

/** How often any player starts a brawl. */
const brawls = ({ brawl = 0, foe = 0 }: ActionEstimate<unknown>): number => brawl + foe

/** The probability of an exact prediction, where predictions count: after a brawl they do not. */
export const exactOf = (estimate: ActionEstimate<unknown>): number | undefined =>
  brawls(estimate) > MAX_BRAWLS ? undefined : estimate.exact

type Criterion = readonly [
  name: ReasonName,
  of: (estimate: ActionEstimate<unknown>) => number | undefined,
  points: number,
]

/** Figures to compare, and how many points of a round depend on it; a negative number means that less is better. */
const CRITERIA: readonly Criterion[] = [
  ['exact', exactOf, 35],
  ['miss', ({ miss }) => miss, 20],
  ['brawl', ({ brawl }) => brawl, 40],
  ['foe', ({ foe }) => foe, -35],
  ['queen', ({ queen }) => queen, -25],
  ['jack', ({ jack }) => jack, 15],
  ['march', ({ march }) => march, 80],
  ['defence', ({ defence }) => defence, -60],
]

/** Returns the figure with the largest effect in favour of `action`. */
export const reasonFor = (action: ActionEstimate<unknown>, other: ActionEstimate<unknown>): Reason => {
  const wins = { own: action.win, other: other.win }
  if (action.win - other.win <= AS_GOOD) return { name: 'alike', ...wins }
  let most = MIN_POINTS
  let found: Reason | undefined
  for (const [name, of, points] of CRITERIA) {
    const [own, others] = [of(action), of(other)]
    if (own === undefined || others === undefined || Math.abs(own - others) < MIN_SHARE) continue
    const worth = points * (own - others)
    if (worth <= most) continue
    most = worth
    const behind = name === 'queen' && (action.behind ?? 0) >= MIN_BEHIND ? { behind: action.behind } : {}
    found = { name, own, other: others, ...behind }
  }
  if (found !== undefined) return found
  const ahead = action.points - other.points
  if (ahead > MIN_POINTS) return { name: 'points', own: action.points, other: other.points }
  return { name: ahead < -MIN_POINTS ? 'fewer' : 'match', ...wins }
}
