import { everySeat, type Sayings, type Seen } from '@halfpint/core'
import { isMarchCard, isScoring, MARCH_CARDS, takenBy } from '../score.ts'
import type { State } from '../state.ts'

/** A warning for all players. */
export type Warning = Sayings<{
  /** Z8: only this seat has taken hearts or the queen so far, and how many. */
  marchLooms: { readonly seat: number; readonly taken: number; readonly all: number }
}>

/** Minimum number of march cards for a warning. */
const MARCH_LOOMS = 5

/** Warnings for all players, the most urgent first. */
export const warningsOf = (view: Seen<State>): readonly Warning[] => {
  const takers = everySeat(view.seats)
    .map(seat => ({ seat, taken: takenBy(view.tricks, seat).filter(isMarchCard).length }))
    .filter(({ taken }) => taken > 0)
  const [only, other] = takers
  if (view.phase !== 'play' || only === undefined || other !== undefined || only.taken < MARCH_LOOMS) return []
  return [{ key: 'marchLooms', facts: { ...only, all: MARCH_CARDS } }]
}

/** Number of scoring cards: the march cards and the jack. */
const COUNTING = MARCH_CARDS + 1

/** Whether all scoring cards have been taken, so that the rest of the round changes nothing. */
export const isSettled = ({ phase, tricks }: State): boolean =>
  phase === 'play' &&
  tricks.reduce((sum, { plays }) => sum + plays.filter(({ card }) => isScoring(card)).length, 0) === COUNTING
