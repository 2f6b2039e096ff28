import { below } from '@halfpint/core'
import type { Action, State } from '@halfpint/herzlos'
import type { Choose } from '../evaluation.ts'
import type { Level } from '../level.ts'
import { decisionOf } from './decision.ts'
import { clockOf, eliminate } from './elimination.ts'
import { knownTo } from './known.ts'
import { goesForMarch } from './marchstyle.ts'
import { novice } from './novice.ts'
import { CHAMPION, EXPERT, type Parts } from './parts.ts'
import { passOf, playOf, random, regular } from './plainlevels.ts'

/** Returns a level that searches with these parts. */
export const thinker =
  (parts: Parts): Choose<State, Action> =>
  (view, legal, thinkOptions) => {
    if (legal.length === 1) return legal[0]!
    if (view.phase === 'pass' && parts.passes === 'heuristic') return regular(view, legal, thinkOptions)
    const spent = clockOf(thinkOptions)
    const question = decisionOf(view, legal, thinkOptions, parts)
    const running = eliminate(question, question.candidates, spent)
    let step = running.next()
    while (!step.done) step = running.next()
    const cards = question.cards[step.value.leader]!
    return view.phase === 'pass' ? passOf(legal, cards) : playOf(legal, cards[0]!)
  }

/**
 * Wraps a level with a liking for marches: with a suitable hand it goes for one, as a regular does. Otherwise it
 * searches.
 */
const marching =
  (choose: Choose<State, Action>): Choose<State, Action> =>
  (view, legal, thinkOptions) => {
    const { brawl } = thinkOptions.style
    if (brawl <= 0 || legal.length === 1) return choose(view, legal, thinkOptions)
    const { round, seat } = knownTo(view)
    return (goesForMarch(round, seat, brawl) ? regular : choose)(view, legal, thinkOptions)
  }

/** Decides nine times in twenty like a novice, otherwise like a regular. */
const amateur: Choose<State, Action> = (view, legal, thinkOptions) =>
  (below(thinkOptions.random, 20) < 9 ? novice : regular)(view, legal, thinkOptions)

export const herzlosLevels: { readonly [level in Level]: Choose<State, Action> } = {
  random,
  novice,
  amateur,
  regular,
  expert: marching(thinker(EXPERT)),
  champion: marching(thinker(CHAMPION)),
}
