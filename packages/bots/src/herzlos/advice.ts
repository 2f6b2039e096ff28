import type { Seen } from '@halfpint/core'
import { type Action, codeOf, type State } from '@halfpint/herzlos'
import type { Advise, Counsel, Means, Outlook } from '../thought.ts'
import { slotOf } from './board.ts'
import type { Question } from './books.ts'
import { CHAMPION } from './parts.ts'
import { passOf } from './plainlevels.ts'
import { questionOf } from './question.ts'
import { clockOf, race } from './race.ts'

const outlookOf = (question: Question, runner: number, action: Action): Outlook<Action> => {
  const tries = Math.max(1, question.tries[runner] as number)
  return {
    action,
    win: (question.wins[runner] as number) / tries,
    points: (question.points[runner] as number) / tries,
  }
}

/** The actions of the question with their runners. */
const answersTo = (question: Question, view: Seen<State>, legal: readonly Action[]): [Action, number][] =>
  view.phase === 'pass'
    ? question.cards.map((cards, runner) => [passOf(legal, cards), runner])
    : legal.map(action => [action, action.type === 'play' ? question.runnerOf(slotOf(codeOf(action.card))) : 0])

/**
 * The champion's thoughts, refined while it runs: every card fares in the same worlds. Of the passes, where
 * they are more than a hundred, only those worth a thought are told; whoever asks about one names it in
 * `legal` among fewer.
 */
export const adviseHerzlos: Advise<State, Action> = function* (
  view: Seen<State>,
  legal: readonly Action[],
  means: Means,
): Generator<Counsel<Action>, Counsel<Action>, void> {
  if (legal.length === 0) return { worlds: 0, outlooks: [] }
  const spent = clockOf(means)
  const question = questionOf(view, legal, means, CHAMPION)
  const answers = answersTo(question, view, legal)
  const counsel = (worlds: number): Counsel<Action> => ({
    worlds,
    outlooks: answers.map(([action, runner]) => outlookOf(question, runner, action)),
  })
  const running = race(question, question.runners, spent, false)
  for (;;) {
    const step = running.next()
    if (step.done) return counsel(step.value.worlds)
    yield counsel(step.value.worlds)
  }
}
