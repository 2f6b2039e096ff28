import { words } from '../../../base/speech.ts'
import type { Lessons } from '../lessons.ts'
import { FigureOf } from './figure.tsx'

/** The lessons of Herzlos. */
export const lessons: Lessons = {
  words: () => words('herzlos/learn'),
  Figure: FigureOf,
  round: async () => (await import('./guided.tsx')).GuidedHerzlos,
}
