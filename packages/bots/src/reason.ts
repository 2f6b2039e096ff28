import type { ActionEstimate } from './evaluation.ts'

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
   * Probability that a player who has not played to this trick yet holds the queen; `undefined` if it does not apply.
   */
  readonly behind?: number | undefined
}

/** Smaller differences in the probability of winning are not worth mentioning. */
const MIN_WIN_DIFFERENCE = 0.005
/** Minimum effect of a reason, in points. */
const MIN_POINTS = 1

type Criterion = readonly [
  name: ReasonName,
  of: (estimate: ActionEstimate<unknown>) => number | undefined,
  points: number,
]

/** Figures to compare, and how many points of a round depend on it; a negative number means that less is better. */
const CRITERIA: readonly Criterion[] = [
  ['exact', ({ exact }) => exact, 35],
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
  if (action.win - other.win < MIN_WIN_DIFFERENCE) return { name: 'alike', own: action.win, other: other.win }
  let most = MIN_POINTS
  let found: Reason | undefined
  for (const [name, of, points] of CRITERIA) {
    const [own, others] = [of(action), of(other)]
    if (own === undefined || others === undefined) continue
    const worth = points * (own - others)
    if (worth <= most) continue
    most = worth
    found = { name, own, other: others, ...(name === 'queen' ? { behind: action.behind } : {}) }
  }
  if (found !== undefined) return found
  const name = action.points - other.points > MIN_POINTS ? 'points' : 'match'
  return {
    name,
    own: name === 'points' ? action.points : action.win,
    other: name === 'points' ? other.points : other.win,
  }
}
