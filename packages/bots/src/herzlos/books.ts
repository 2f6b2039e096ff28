import { JACK_POINTS } from '@halfpint/herzlos'
import type { Temper } from '../temper.ts'
import { QUEEN, type Slot, type Table } from './board.ts'
import type { Known } from './known.ts'
import type { Match } from './match.ts'
import type { Parts } from './parts.ts'
import type { Trial } from './race.ts'

/** A decision laid out for a race: the runners, what each stands for, and what they brought. */
export interface Question extends Trial {
  readonly runners: number
  /** The cards of each runner, one to play or several to pass; after them may stand some that do not run. */
  readonly cards: readonly (readonly Slot[])[]
  /** Which runner stands for a card: cards that touch count as one. */
  runnerOf(slot: Slot): number
  readonly wins: Float64Array
  readonly points: Float64Array
  readonly tries: Float64Array
}

/** A march that wins the game, in points of a round. */
const MARCH_WORTH = 150

/** Round points against the mean of the others; a march that wins the game counts like a very good round. */
const pointsAim = (table: Table, seat: number, points: Float64Array, march: number): number => {
  if (march >= 0 && !table.othersPay) return march === seat ? MARCH_WORTH : -MARCH_WORTH
  let all = 0
  for (let other = 0; other < table.seats; other++) all += points[other] as number
  const own = points[seat] as number
  return own - (all - own) / (table.seats - 1)
}

/** Keeps the books of all runners: what a round's end is worth, by aim and temper. */
export const openBooks = (known: Known, match: Match, parts: Parts, { brawl, risk }: Temper, runners: number) => {
  const { table, seat } = known
  const wins = new Float64Array(runners)
  const points = new Float64Array(runners)
  const tries = new Float64Array(runners)
  const par = ((table.hearts[8191] as number) + (table.loss[QUEEN] as number) + JACK_POINTS) / table.seats
  const enter = (runner: number, ends: Float64Array, march: number, chances: Float64Array): number => {
    const own = ends[seat] as number
    const win = chances[seat] as number
    wins[runner] = (wins[runner] as number) + win
    points[runner] = (points[runner] as number) + own
    tries[runner] = (tries[runner] as number) + 1
    const liking = (march === seat ? brawl : 0) + risk * Math.abs(own - par)
    return parts.aim === 'match' ? win + liking * match.point : pointsAim(table, seat, ends, march) + liking
  }
  return { wins, points, tries, enter }
}
