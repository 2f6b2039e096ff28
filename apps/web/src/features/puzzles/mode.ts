import type { PuzzleRequest } from '../../session/worker/puzzles.ts'

/** How puzzles follow one another. */
export type Mode =
  | { readonly kind: 'day' }
  | { readonly kind: 'id'; readonly id: string }
  /** Those of a theme, or any, as many as one likes. */
  | { readonly kind: 'theme'; readonly game: string; readonly theme: string | null }
  /** Until the first mistake, harder and harder. */
  | { readonly kind: 'run'; readonly game: string | null }
  /** As many as one can in three minutes. */
  | { readonly kind: 'storm'; readonly game: string | null }
  /** New ones, made on this device. */
  | { readonly kind: 'fresh'; readonly game: string }
  /** What was missed and is due again. */
  | { readonly kind: 'pile' }

/** How long a storm lasts, in milliseconds. */
export const STORM = 180_000

/** The mode that the path of an address names. */
export const modeOf = ([first = 'day', game, theme]: readonly string[]): Mode => {
  if (first === 'day' || first === 'pile') return { kind: first }
  if (first === 'run' || first === 'storm') return { kind: first, game: game ?? null }
  if (first === 'fresh' && game !== undefined) return { kind: 'fresh', game }
  if (first === 'theme' && game !== undefined) return { kind: 'theme', game, theme: theme ?? null }
  return { kind: 'id', id: first }
}

/** How hard the n-th puzzle of a run or a storm is: every fourth is a step up. */
export const stepUp = (number: number): number => Math.min(5, 1 + Math.floor(number / 4))

/** The n-th puzzle of a mode; nothing where there are no more. `pile` are the ids that are due, `draw` is a number of chance. */
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
    case 'pile': {
      const id = pile[number]
      return id === undefined ? undefined : { kind: 'id', id }
    }
  }
}
