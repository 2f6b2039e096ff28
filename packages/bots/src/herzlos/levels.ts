import type { Action, State } from '@halfpint/herzlos'
import type { Level } from '../level.ts'
import type { Choose } from '../thought.ts'
import { clockOf, eliminate } from './elimination.ts'
import { knownTo } from './known.ts'
import { goesForMarch } from './marchstyle.ts'
import { novice } from './novice.ts'
import { CHAMPION, EXPERT, type Parts } from './parts.ts'
import { passOf, playOf, random, regular } from './plainlevels.ts'
import { questionOf } from './question.ts'

/** A thinker of these parts. */
export const thinker =
  (parts: Parts): Choose<State, Action> =>
  (view, legal, means) => {
    if (legal.length === 1) return legal[0]!
    if (view.phase === 'pass' && parts.passes === 'heuristic') return regular(view, legal, means)
    const spent = clockOf(means)
    const question = questionOf(view, legal, means, parts)
    const running = eliminate(question, question.candidates, spent)
    let step = running.next()
    while (!step.done) step = running.next()
    const cards = question.cards[step.value.leader]!
    return view.phase === 'pass' ? passOf(legal, cards) : playOf(legal, cards[0]!)
  }

/** A player who is drawn into marches: with a hand to its taste it goes for one, as a regular does; else it thinks. */
const marching =
  (choose: Choose<State, Action>): Choose<State, Action> =>
  (view, legal, means) => {
    const { brawl } = means.temper
    if (brawl <= 0 || legal.length === 1) return choose(view, legal, means)
    const { round, seat } = knownTo(view)
    return (goesForMarch(round, seat, brawl) ? regular : choose)(view, legal, means)
  }

/** Every level of Herzlos. */
export const herzlosLevels: { readonly [level in Level]: Choose<State, Action> } = {
  random,
  novice,
  regular,
  expert: marching(thinker(EXPERT)),
  champion: marching(thinker(CHAMPION)),
}
