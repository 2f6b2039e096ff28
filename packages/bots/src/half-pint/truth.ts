import type { Random, Seat } from '@halfpint/core'
import { type Action, copyPlayout, halfPint, loadState, makePlay, playout, type State } from '@halfpint/half-pint'
import { afterChoices } from '../arena/ceiling.ts'
import { EVEN } from '../temper.ts'
import { beliefOf } from './belief.ts'
import { knownTo } from './known.ts'
import { learnedPolicy } from './learned.ts'
import { halfPintLevels } from './levels.ts'
import { matchModelOf, winChance } from './match.ts'
import { placesOf } from './playing.ts'
import { playOn } from './policy.ts'

const PLAYOUTS = 200

/** What an action comes to in the hands as they truly lie: the chance to win the match, by many playouts. */
export const trueWorth = (state: State, seat: Seat, action: Action, random: Random, whose = seat): number => {
  const means = { random, budget: { iterations: 1 }, now: () => 0, temper: EVEN }
  const begun =
    state.phase === 'play' ? state : afterChoices(halfPint, halfPintLevels.regular, state, { seat, action }, means)
  const known = knownTo(halfPint.view(begun, seat))
  const base = playout(state.seats, state.options)
  loadState(base, begun)
  if (action.type === 'play') makePlay(base, placesOf(known, base, [action])[0] as number)
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
