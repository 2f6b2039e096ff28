import type { Seen } from '@halfpint/core'
import { type Action, codeOf, type State, slotOf } from '@halfpint/herzlos'
import type { ActionEstimate, Advise, BotAdvice, ThinkOptions } from '../evaluation.ts'
import type { CandidateDecision } from './accumulators.ts'
import { decisionOf } from './decision.ts'
import { clockOf, eliminate, type Trial } from './elimination.ts'
import { CHAMPION } from './parts.ts'
import { nameOf, slotsOf } from './passing.ts'

/** In each world one in so many of the passes that are hardly worth a thought is tried. */
const SELDOM = 32
/** So many worlds of the mean of all such passes are added to those of each: few worlds alone mislead. */
const PRIOR_WORLDS = 40

/** The eliminate of the question; those that stand behind are all tried in the first world, then in turn. */
const trialOf = (question: CandidateDecision): Trial => {
  const behind = question.cards.length - question.candidates
  const share = Math.ceil(behind / SELDOM)
  let turn = 0
  return {
    ...question,
    next() {
      question.next()
      for (let count = turn < behind ? behind : share; count > 0; count--, turn++) {
        question.run(question.candidates + (turn % behind))
      }
    },
  }
}

/** What the candidates have brought so far. */
const estimatesOf = (
  question: CandidateDecision,
  answers: readonly (readonly [Action, number])[],
): ActionEstimate<Action>[] => {
  const { wins, points, tries, candidates } = question
  const sum = (of: Float64Array): number => of.subarray(candidates).reduce((all, each) => all + each, 0)
  const all = Math.max(1, sum(tries))
  const usual = { win: sum(wins) / all, points: sum(points) / all }
  return answers.map(([action, candidate]) => {
    const signs = candidate < candidates ? question.signsOf(candidate) : {}
    const prior = candidate < candidates ? 0 : PRIOR_WORLDS
    const worlds = Math.max(1, tries[candidate]! + prior)
    return {
      action,
      win: (wins[candidate]! + prior * usual.win) / worlds,
      points: (points[candidate]! + prior * usual.points) / worlds,
      ...signs,
    }
  })
}

/** The legal actions with their candidates. */
const answersTo = (
  question: CandidateDecision,
  view: Seen<State>,
  legal: readonly Action[],
): (readonly [Action, number])[] => {
  if (view.phase !== 'pass') {
    return legal.map(action => [action, action.type === 'play' ? question.candidateOf(slotOf(codeOf(action.card))) : 0])
  }
  const candidates = new Map(question.cards.map((cards, candidate) => [nameOf(cards), candidate]))
  return legal.map(action => [action, candidates.get(nameOf(slotsOf(action))) ?? 0])
}

/**
 * The champion's thoughts, refined while it runs: every card fares in the same worlds. Of passes, where
 * they are more than a hundred, those that rules of thumb find worth a thought are tried in all worlds,
 * the others in some.
 */
export const adviseHerzlos: Advise<State, Action> = function* (
  view: Seen<State>,
  legal: readonly Action[],
  thinkOptions: ThinkOptions,
): Generator<BotAdvice<Action>, BotAdvice<Action>, void> {
  if (legal.length === 0) return { worlds: 0, estimates: [] }
  const spent = clockOf(thinkOptions)
  const question = decisionOf(view, legal, thinkOptions, CHAMPION, true)
  const answers = answersTo(question, view, legal)
  const running = eliminate(trialOf(question), question.candidates, spent, false)
  for (;;) {
    const { value, done } = running.next()
    const counsel = { worlds: value.worlds, estimates: estimatesOf(question, answers) }
    if (done) return counsel
    yield counsel
  }
}
