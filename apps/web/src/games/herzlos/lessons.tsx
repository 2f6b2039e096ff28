import type { Lessons } from '../../learn/lessons.ts'
import { words } from '../../shell/speech.ts'
import { FigureOf } from './figure.tsx'

/** How Herzlos is taught. */
export const lessons: Lessons = {
  players: [3, 5],
  minutes: 20,
  words: () => words('herzlos/learn'),
  Figure: FigureOf,
  round: async () => (await import('./guided.tsx')).GuidedHerzlos,
}
