import type { Random, Seat } from '@halfpint/core'
import { type Action, codeOf, copyPlayout, herzlos, makePlay, playout, type State, slotOf } from '@halfpint/herzlos'
import { afterChoices } from '../arena/ceiling.ts'
import { EVEN } from '../temper.ts'
import { CHAMPION, policyOf } from './ablation.ts'
import { openState, valueIn } from './ceiling.ts'
import { regular } from './plainlevels.ts'
import { playOn } from './policy.ts'

const PLAYOUTS = 200

/** What an action comes to in the hands as they truly lie: the chance to win the match, by many playouts. */
export const trueWorth = (state: State, seat: Seat, action: Action, random: Random, whose = seat): number => {
  const means = { random, budget: { iterations: 1 }, now: () => 0, temper: EVEN }
  const base = openState(
    state.phase === 'pass' ? afterChoices(herzlos, regular, state, { seat, action }, means) : state,
    1,
  )
  if (action.type === 'play') makePlay(base, slotOf(codeOf(action.card)))
  const work = playout(state.seats, state.options, random.next() | 1)
  const value = valueIn(state)
  const policy = policyOf(CHAMPION, base.worths)
  let sum = 0
  for (let time = 0; time < PLAYOUTS; time++) {
    copyPlayout(base, work)
    playOn(work, policy)
    sum += value(work, whose)
  }
  return sum / PLAYOUTS
}
