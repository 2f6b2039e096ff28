import type { Sayings, Seen } from '@halfpint/core'
import { GUN_FIGHT_RUN } from '../score.ts'
import type { State } from '../state.ts'
import { BRAWL_TRICKS } from '../trick.ts'
import { seatsOf } from './seats.ts'

/** What everybody should hear in time. */
export type Warning = Sayings<{
  /** H21: one more trick and this seat starts a brawl. */
  brawlLooms: { readonly seat: number }
  /** H30: one more mark wins the game for these. */
  gunFight: { readonly seats: readonly number[] }
  /** H30: one more mark and there is a gun fight. */
  gunFightNear: { readonly seats: readonly number[] }
}>

/** What everybody should hear now, the most urgent first. */
export const warningsOf = (view: Seen<State>): readonly Warning[] => {
  if (view.phase === 'over') return []
  const warnings: Warning[] = []
  const looks = seatsOf(view)
  const brawler = looks.find(({ streak }) => streak === BRAWL_TRICKS - 1)
  if (view.phase === 'play' && brawler !== undefined) {
    warnings.push({ key: 'brawlLooms', facts: { seat: brawler.seat } })
  }
  if (view.gunFight.length > 0) warnings.push({ key: 'gunFight', facts: { seats: view.gunFight } })
  const near = looks.filter(({ run }) => run === GUN_FIGHT_RUN - 1).map(({ seat }) => seat)
  // While cards are played there is nothing to be done about it.
  if (view.phase !== 'play' && near.length > 0) warnings.push({ key: 'gunFightNear', facts: { seats: near } })
  return warnings
}
