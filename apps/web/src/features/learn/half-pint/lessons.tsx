import { words } from '../../../base/speech.ts'
import { SetsCard } from '../../../board/half-pint/setscard.tsx'
import type { Lessons } from '../lessons.ts'
import { FigureOf } from './figure.tsx'

/** The lessons of Half-Pint Heroes. */
export const lessons: Lessons = {
  words: () => words('half-pint-heroes/learn'),
  Figure: FigureOf,
  reference: {
    name: 'sets',
    heading: () => words('half-pint-heroes/learn').sets,
    hint: () => words('half-pint-heroes/learn').setsHint,
    View: SetsCard,
  },
  round: async () => (await import('./guided.tsx')).GuidedHalfPint,
}
