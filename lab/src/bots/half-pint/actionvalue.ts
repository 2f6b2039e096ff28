import { beliefOf } from '@halfpint/bots/internal/half-pint/belief.ts'
import { knownTo } from '@halfpint/bots/internal/half-pint/known.ts'
import { learnedPolicy } from '@halfpint/bots/internal/half-pint/learned.ts'
import { halfPintLevels } from '@halfpint/bots/internal/half-pint/levels.ts'
import { matchModelOf, winChance } from '@halfpint/bots/internal/half-pint/match.ts'
import { placesOf } from '@halfpint/bots/internal/half-pint/playing.ts'
import { playOn } from '@halfpint/bots/internal/half-pint/policy.ts'
import { NO_STYLE } from '@halfpint/bots/internal/style.ts'
import type { Random, Seat } from '@halfpint/core'
import { type Action, copyPlayout, halfPint, loadState, makePlay, playout, type State } from '@halfpint/half-pint'
import { afterChoices } from '../openhands.ts'

const PLAYOUTS = 200

/** Probability of winning the match after an action, with the hands as they really are, by many playouts. */
export const actionValueHalfPint = (state: State, seat: Seat, action: Action, random: Random, whose = seat): number => {
  const thinkOptions = { random, budget: { iterations: 1 }, now: () => 0, style: NO_STYLE }
  const begun =
    state.phase === 'play'
      ? state
      : afterChoices(halfPint, halfPintLevels.regular, state, { seat, action }, thinkOptions)
  const known = knownTo(halfPint.view(begun, seat))
  const base = playout(state.seats, state.options)
  loadState(base, begun)
  if (action.type === 'play') makePlay(base, placesOf(known, base, [action])[0]!)
  const work = playout(state.seats, state.options, random.next() | 1)
  const policy = learnedPolicy(beliefOf(known, random.next() | 1).bins)
  const match = matchModelOf(state)
  let sum = 0
  for (let time = 0; time < PLAYOUTS; time++) {
    copyPlayout(base, work)
    playOn(work, policy)
    sum += winChance(match, work, whose)
  }
  return sum / PLAYOUTS
}
