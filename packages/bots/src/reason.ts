import type { ActionEstimate } from './evaluation.ts'

/** What an action can be better for. */
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

/** The name of a sentence that says why. */
type ReasonName = (typeof REASONS)[number]

/** Why one action is better than another, by the figures of both. */
export interface Reason {
  readonly name: ReasonName
  /** A share of the worlds, or points, with the one action and with the other. */
  readonly own: number
  readonly other: number
  /** In what share of the worlds the queen lies with somebody who is still to play; `undefined` where that says nothing. */
  readonly behind?: number | undefined
}

/** A difference in the chance to win that nobody feels. */
const MIN_WIN_DIFFERENCE = 0.005
/** What must come of a reason, in points, to be one. */
const MIN_POINTS = 1

type Criterion = readonly [
  name: ReasonName,
  of: (estimate: ActionEstimate<unknown>) => number | undefined,
  points: number,
]

/** What is looked at, and about how many points of a round hang on it; below 0 it is good to have less of it. */
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

/** The figure that speaks most for an action over another. */
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
