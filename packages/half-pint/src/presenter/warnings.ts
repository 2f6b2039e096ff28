import type { Sayings, Seen } from '@halfpint/core'
import { GUN_FIGHT_RUN } from '../score.ts'
import type { State } from '../state.ts'
import { BRAWL_TRICKS, isPlayedOut } from '../trick.ts'
import { type SeatLook, seatsOf } from './seats.ts'

/** A warning for all players. */
export type Warning = Sayings<{
  /** H21: one more trick and this seat starts a brawl. */
  brawlLooms: { readonly seat: number }
  /** H30: one more mark wins the game for these. */
  gunFight: { readonly seats: readonly number[] }
  /** H30: one more mark and there is a gun fight. */
  gunFightNear: { readonly seats: readonly number[] }
}>

/** H23: whether the last trick of the round was won. */
const isRoundOver = ({ trick, hands }: Seen<State>): boolean =>
  trick.length === 0 && isPlayedOut(hands.map(hand => hand.length))

/** Whether the seat can still win the trick in progress or, if it has not played to it, has a card to play. */
const canWinNext = ({ play, leads, held }: SeatLook): boolean => (play === undefined ? held > 0 : leads)

/** Warnings for all players, the most urgent first. */
export const warningsOf = (view: Seen<State>): readonly Warning[] => {
  if (view.phase === 'over') return []
  const warnings: Warning[] = []
  const looks = seatsOf(view)
  const brawler = looks.find(look => look.streak === BRAWL_TRICKS - 1 && canWinNext(look))
  if (view.phase === 'play' && brawler !== undefined && !isRoundOver(view)) {
    warnings.push({ key: 'brawlLooms', facts: { seat: brawler.seat } })
  }
  if (view.gunFight.length > 0) warnings.push({ key: 'gunFight', facts: { seats: view.gunFight } })
  const near = looks.filter(({ run }) => run === GUN_FIGHT_RUN - 1).map(({ seat }) => seat)
  // While cards are played, players can no longer react to it.
  if (view.phase !== 'play' && near.length > 0) warnings.push({ key: 'gunFightNear', facts: { seats: near } })
  return warnings
}
