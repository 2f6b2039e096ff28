import type { Lessons } from '../../learn/lessons.ts'
import { words } from '../../shell/speech.ts'
import { FigureOf } from './figure.tsx'
import { SetsCard } from './setscard.tsx'

/** How Half-Pint Heroes is taught. */
export const lessons: Lessons = {
  players: [2, 7],
  minutes: 30,
  words: () => words('half-pint-heroes/learn'),
  Figure: FigureOf,
  reference: {
    name: 'sets',
    heading: () => words('half-pint-heroes/learn').sets,
    hint: () => words('half-pint-heroes/learn').setsHint,
    View: SetsCard,
  },
  round: async () => (await import('./guided.tsx')).GuidedHeroes,
}
