import type { Seen } from '@halfpint/core'
import { type Action, type Card, codeOf, type State } from '@halfpint/herzlos'
import type { Level } from '../level.ts'
import type { Advise, Choose, Counsel, Means } from '../thought.ts'
import { slotOf } from './board.ts'
import { novice } from './novice.ts'
import { passOf, playOf, random, regular } from './plainlevels.ts'
import { clockOf, race } from './race.ts'
import { type Parts, passQuestion, playQuestion, type Question } from './thinking.ts'

/** The expert: flat Monte Carlo in uniform worlds, playing for the points of the round. */
export const EXPERT: Parts = { playout: 'rule', trust: 0, aim: 'points', exact: 0 }

/** The champion: all we have. */
export const CHAMPION: Parts = { playout: 'feel', trust: 0.7, aim: 'match', exact: 12 }

const questionOf = (view: Seen<State>, legal: readonly Action[], means: Means, parts: Parts): Question =>
  view.phase === 'pass' ? passQuestion(view, means, parts) : playQuestion(view, legal, means, parts)

/** A thinker of these parts; `passes` says whether it thinks about passes too or passes by rule of thumb. */
export const thinker =
  (parts: Parts, passes: boolean): Choose<State, Action> =>
  (view, legal, means) => {
    if (legal.length === 1) return legal[0] as Action
    if (view.phase === 'pass' && !passes) return regular(view, legal, means)
    const spent = clockOf(means)
    const question = questionOf(view, legal, means, parts)
    const running = race(question, question.runners, spent)
    let step = running.next()
    while (!step.done) step = running.next()
    const cards = question.cards[step.value.leader] as readonly number[]
    return view.phase === 'pass' ? passOf(legal, cards) : playOf(legal, cards[0] as number)
  }

/** Every level of Herzlos. */
export const herzlosLevels: { readonly [level in Level]: Choose<State, Action> } = {
  random,
  novice,
  regular,
  expert: thinker(EXPERT, false),
  champion: thinker(CHAMPION, true),
}
