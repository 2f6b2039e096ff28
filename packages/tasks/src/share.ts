import { type Comparison, compare, type Standing, standingIn } from './compare.ts'
import type { Day } from './day.ts'
import type { Ghost } from './daytask.ts'

/** What is told of a deal of the day without spoiling it. */
export interface Shared {
  readonly day: Day
  readonly points: number
  readonly standing: Standing
  /** A sign for each decision: as the champion's ghosts, as others of the field, or like nobody. */
  readonly signs: string
}

const SIGNS = { champion: '🟩', field: '🟨', alone: '⬜' }

const signOf = ({ play, others }: Comparison, champions: Comparison): string => {
  const best = champions.others[0]?.play
  if (best !== undefined && best === play) return SIGNS.champion
  return others.some(other => other.play === play) ? SIGNS.field : SIGNS.alone
}

/** What there is to share of a result. */
export const sharedOf = (day: Day, field: readonly Ghost[], points: number, plays: readonly string[]): Shared => {
  const everybody = compare(field, plays)
  const champions = compare(
    field.filter(({ level }) => level === 'champion'),
    plays,
  )
  const signs = everybody.map((each, at) => signOf(each, champions[at] as Comparison)).join('')
  return { day, points, standing: standingIn(field, points), signs }
}
