import type { Seen } from '@halfpint/core'
import { type Action, codeOf, type State, slotOf } from '@halfpint/herzlos'
import type { ActionEstimate, Advise, BotAdvice, ThinkOptions } from '../evaluation.ts'
import type { CandidateDecision } from './accumulators.ts'
import { decisionOf } from './decision.ts'
import { type CandidateTrial, clockOf, eliminate } from './elimination.ts'
import { CHAMPION } from './parts.ts'
import { nameOf, slotsOf } from './passing.ts'

/** In each sampled deal one in this many of the unlikely passes is tried. */
const SELDOM = 32
/** Weight of the mean of all unlikely passes in the estimate of each one: few samples alone mislead. */
const PRIOR_WORLDS = 40

/** Trial for the elimination. In the first deal all unlikely passes are tried, later one part in each deal. */
const trialOf = (question: CandidateDecision): CandidateTrial => {
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
 * The champion's advice, refined while it runs. All candidates are tried in the same sampled deals. If there are more
 * than a hundred passes, the likely ones are tried in all deals and the others in some.
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
    const advice = { worlds: value.worlds, estimates: estimatesOf(question, answers) }
    if (done) return advice
    yield advice
  }
}
