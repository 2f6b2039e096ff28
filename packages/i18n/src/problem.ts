import type { Problem } from '@halfpint/core'
import type { Language } from './language.ts'
import { type Sentence, show } from './sentence.ts'
import { wordsIn } from './words.ts'

/** Returns the sentence for a problem. A code without a text is shown with its facts. */
export const sentenceOf = (problems: { readonly [code: string]: Sentence }, problem: Problem): string => {
  const { code, ...facts } = problem
  const sentence = Object.hasOwn(problems, code) ? problems[code] : undefined
  if (sentence === undefined) return `${code} ${show(facts)}`
  return typeof sentence === 'string' ? sentence : sentence(problem)
}

/** A sentence or two: the problem, and how to solve it. */
export const problemText = (problem: Problem, language: Language): string =>
  sentenceOf(wordsIn(language).problems, problem)
