import { words } from '../../../base/speech.ts'
import type { Lessons } from '../lessons.ts'
import { FigureOf } from './figure.tsx'

/** How Herzlos is taught. */
export const lessons: Lessons = {
  players: [3, 5],
  minutes: 20,
  words: () => words('herzlos/learn'),
  Figure: FigureOf,
  round: async () => (await import('./guided.tsx')).GuidedHerzlos,
}
