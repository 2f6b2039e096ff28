import { type Comparison, compare, type FieldRank, rankIn } from './compare.ts'
import type { Day } from './day.ts'
import type { FieldBot } from './fieldbots.ts'
import { type ChampionVerdict, isAsGood } from './verdict.ts'

/** A result that reveals nothing of the deal. */
export interface Shared {
  readonly day: Day
  readonly points: number
  readonly standing: FieldRank
  /** A square for each decision: as good as the champion's, shared with other bots, or unique. */
  readonly signs: string
}

const SIGNS = { champion: '🟩', field: '🟨', alone: '⬜' }

const signOf = ({ play, others }: Comparison, verdict: ChampionVerdict | null): string => {
  if (isAsGood(verdict)) return SIGNS.champion
  return others.some(other => other.play === play) ? SIGNS.field : SIGNS.alone
}

/** The public part of a result. The squares use the same verdicts as the sentences about the champion. */
export const sharedOf = (
  day: Day,
  field: readonly FieldBot[],
  points: number,
  plays: readonly string[],
  verdicts: readonly (ChampionVerdict | null)[],
): Shared => {
  const signs = compare(field, plays).map((each, at) => signOf(each, verdicts[at] ?? null))
  return { day, points, standing: rankIn(field, points), signs: signs.join('') }
}
