import type { PuzzleRequest } from '../session/worker/puzzles.ts'

/** A short lesson: one sentence by a regular, three positions, and a check after three days. */
export interface Lesson {
  /** The name of its texts. */
  readonly id: string
  readonly game: string
  /** The regular who teaches it. */
  readonly bot: string
  /** The positions in order: quick questions of a kind, or shipped puzzles of a theme. */
  readonly from: { readonly drill: string } | { readonly theme: string }
}

/** Number of positions to play. The one after them is the check. */
export const LESSON_POSITIONS = 3

/** The lessons of both games; the guided round of a game comes before them. */
export const LESSONS: readonly Lesson[] = [
  { id: 'predict', game: 'half-pint-heroes', bot: 'tilde', from: { drill: 'predict' } },
  { id: 'bet', game: 'half-pint-heroes', bot: 'bruno', from: { drill: 'bet' } },
  { id: 'duck', game: 'half-pint-heroes', bot: 'oda', from: { theme: 'duck' } },
  { id: 'enough', game: 'half-pint-heroes', bot: 'gustl', from: { theme: 'just-enough' } },
  { id: 'ballast', game: 'half-pint-heroes', bot: 'ferdi', from: { theme: 'ballast' } },
  { id: 'pass', game: 'herzlos', bot: 'jasper', from: { drill: 'pass' } },
  { id: 'queen', game: 'herzlos', bot: 'wanda', from: { theme: 'throw-queen' } },
  { id: 'under', game: 'herzlos', bot: 'oda', from: { theme: 'duck' } },
  { id: 'exit', game: 'herzlos', bot: 'tilde', from: { theme: 'exit' } },
  { id: 'high', game: 'herzlos', bot: 'gustl', from: { theme: 'throw-high' } },
]

/** A position of a lesson, from 0; the last one is the check. */
export const lessonPosition = ({ game, from }: Lesson, number: number): PuzzleRequest =>
  'drill' in from
    ? { kind: 'drill', of: from.drill, draw: number }
    : { kind: 'listed', game, theme: from.theme, difficulty: null, draw: number }
