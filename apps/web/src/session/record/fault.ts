import type { Problem } from '@halfpint/core'
import { problemIn, words } from '../../base/speech.ts'

/** The problem of a record, with its round and play. */
export const faultText = (problem: Problem): string => {
  const say = words('replay')
  const sentence = problemIn(problem)
  const { round, play } = problem
  return typeof round === 'number'
    ? `${say.atPlace(round + 1, typeof play === 'number' ? play + 1 : null)} ${sentence}`
    : sentence
}
