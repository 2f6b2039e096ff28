import { type Comparison, compare, type Standing, standingIn } from './compare.ts'
import type { Day } from './day.ts'
import type { FieldBot } from './fieldbots.ts'
import { isAsGood, type Verdict } from './verdict.ts'

/** A result that gives nothing of the deal away. */
export interface Shared {
  readonly day: Day
  readonly points: number
  readonly standing: Standing
  /** A square for each decision: as good as the champion's, like other bots, or like none of them. */
  readonly signs: string
}

const SIGNS = { champion: '🟩', field: '🟨', alone: '⬜' }

const signOf = ({ play, others }: Comparison, verdict: Verdict | null): string => {
  if (isAsGood(verdict)) return SIGNS.champion
  return others.some(other => other.play === play) ? SIGNS.field : SIGNS.alone
}

/** The part of a result that can be shared. The squares follow the same verdicts as the sentences about the champion. */
export const sharedOf = (
  day: Day,
  field: readonly FieldBot[],
  points: number,
  plays: readonly string[],
  verdicts: readonly (Verdict | null)[],
): Shared => {
  const signs = compare(field, plays).map((each, at) => signOf(each, verdicts[at] ?? null))
  return { day, points, standing: standingIn(field, points), signs: signs.join('') }
}
