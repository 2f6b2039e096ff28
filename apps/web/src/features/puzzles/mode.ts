import { LESSON_POSITIONS, LESSONS, type Lesson, lessonPosition } from '../../board/lessons.ts'
import type { PuzzleRequest } from '../../session/worker/puzzles.ts'

/** Modes: which puzzles follow one another, and when they end. */
export type Mode =
  | { readonly kind: 'day' }
  | { readonly kind: 'id'; readonly id: string }
  /** Puzzles of one theme or of all, without end. */
  | { readonly kind: 'theme'; readonly game: string; readonly theme: string | null }
  /** Until the first mistake, with growing difficulty. */
  | { readonly kind: 'run'; readonly game: string | null }
  /** As many as possible in three minutes. */
  | { readonly kind: 'storm'; readonly game: string | null }
  /** New puzzles, generated on this device. */
  | { readonly kind: 'fresh'; readonly game: string }
  /** Positions that are due again; or own mistakes of one theme, due or not. */
  | { readonly kind: 'pile'; readonly theme: string | null }
  /** The positions of a lesson. */
  | { readonly kind: 'lesson'; readonly lesson: Lesson }
  /** Quick questions of one kind, or of all. */
  | { readonly kind: 'drill'; readonly of: string | null }

/** Duration of a storm, in milliseconds. */
export const STORM = 180_000

/** Time for a quick question, in milliseconds. */
export const DRILL = 20_000

/** The mode in the path of an address. */
export const modeOf = ([first = 'day', game, theme]: readonly string[]): Mode => {
  if (first === 'day') return { kind: first }
  if (first === 'pile') return { kind: first, theme: game ?? null }
  const lesson = first === 'lesson' ? LESSONS.find(({ id }) => id === game) : undefined
  if (lesson !== undefined) return { kind: 'lesson', lesson }
  if (first === 'drill') return { kind: first, of: game ?? null }
  if (first === 'run' || first === 'storm') return { kind: first, game: game ?? null }
  if (first === 'fresh' && game !== undefined) return { kind: 'fresh', game }
  if (first === 'theme' && game !== undefined) return { kind: 'theme', game, theme: theme ?? null }
  return { kind: 'id', id: first }
}

/** Difficulty of the n-th puzzle of a run or a storm: one step up every four puzzles. */
export const stepUp = (number: number): number => Math.min(5, 1 + Math.floor(number / 4))

/** The n-th puzzle of a mode; nothing after the last one. `pile` are the ids that are due, `draw` is a random number. */
export const requestFor = (
  mode: Mode,
  number: number,
  day: string,
  pile: readonly string[],
  draw: number,
): PuzzleRequest | undefined => {
  switch (mode.kind) {
    case 'day':
      return { kind: 'day', day }
    case 'id':
      return { kind: 'id', id: mode.id }
    case 'theme':
      return { kind: 'listed', game: mode.game, theme: mode.theme, difficulty: null, draw }
    case 'run':
    case 'storm':
      return { kind: 'listed', game: mode.game, theme: null, difficulty: stepUp(number), draw }
    case 'fresh':
      return { kind: 'fresh', game: mode.game, from: draw }
    case 'lesson':
      return number < LESSON_POSITIONS ? lessonPosition(mode.lesson, number) : undefined
    case 'drill':
      return { kind: 'drill', of: mode.of, draw }
    case 'pile': {
      const id = pile[number]
      return id === undefined ? undefined : { kind: 'id', id }
    }
  }
}
