import type { Problem } from '@halfpint/core'
import type { Language } from './language.ts'
import { type Sentence, show } from './sentence.ts'
import { wordsIn } from './words.ts'

/** What is wrong and what to do about it, in a sentence or two. A code without words is shown with its facts. */
export const problemText = (problem: Problem, language: Language): string => {
  const { problems } = wordsIn(language)
  const { code, ...facts } = problem
  if (!Object.hasOwn(problems, code)) return `${code} ${show(facts)}`
  const sentence: Sentence = problems[code as keyof typeof problems]
  return typeof sentence === 'string' ? sentence : sentence(problem)
}
