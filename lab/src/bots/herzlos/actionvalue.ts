import { CHAMPION, policyOf } from '@halfpint/bots/internal/herzlos/parts.ts'
import { regular } from '@halfpint/bots/internal/herzlos/plainlevels.ts'
import { playOn } from '@halfpint/bots/internal/herzlos/policy.ts'
import { NO_STYLE } from '@halfpint/bots/internal/style.ts'
import type { Random, Seat } from '@halfpint/core'
import { type Action, codeOf, copyPlayout, herzlos, makePlay, playout, type State, slotOf } from '@halfpint/herzlos'
import { afterChoices } from '../openhands.ts'
import { openState, valueIn } from './openhands.ts'

const PLAYOUTS = 200

/** Probability of winning the match after an action, with the hands as they really are, by many playouts. */
export const actionValueHerzlos = (state: State, seat: Seat, action: Action, random: Random, whose = seat): number => {
  const thinkOptions = { random, budget: { iterations: 1 }, now: () => 0, style: NO_STYLE }
  const base = openState(
    state.phase === 'pass' ? afterChoices(herzlos, regular, state, { seat, action }, thinkOptions) : state,
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
