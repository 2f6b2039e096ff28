import { everySeat, type Sayings, type Seen } from '@halfpint/core'
import { isMarchCard, isScoring, MARCH_CARDS, takenBy } from '../score.ts'
import type { State } from '../state.ts'

/** What everybody should hear in time. */
export type Warning = Sayings<{
  /** Z8: this seat alone has taken hearts or the queen so far: so many of all. */
  marchLooms: { readonly seat: number; readonly taken: number; readonly all: number }
}>

/** From this many cards on, one player alone with them is worth a warning. */
const MARCH_LOOMS = 5

/** What everybody should hear now. */
export const warningsOf = (view: Seen<State>): readonly Warning[] => {
  const takers = everySeat(view.seats)
    .map(seat => ({ seat, taken: takenBy(view.tricks, seat).filter(isMarchCard).length }))
    .filter(({ taken }) => taken > 0)
  const [only, other] = takers
  if (view.phase !== 'play' || only === undefined || other !== undefined || only.taken < MARCH_LOOMS) return []
  return [{ key: 'marchLooms', facts: { ...only, all: MARCH_CARDS } }]
}

/** All that counts: the march cards and the jack. */
const COUNTING = MARCH_CARDS + 1

/** Whether everything that counts has been taken, so that the rest of the round changes nothing. */
export const isSettled = ({ phase, tricks }: State): boolean =>
  phase === 'play' &&
  tricks.reduce((sum, { plays }) => sum + plays.filter(({ card }) => isScoring(card)).length, 0) === COUNTING
