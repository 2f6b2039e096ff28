import type { Json } from '@halfpint/core'
import type { Puzzle } from '@halfpint/tasks'

/** What the page asks of the puzzles' worker. */
export type PuzzleRequest =
  /** The puzzle of a day; of any game if none is named. */
  | { readonly kind: 'day'; readonly day: string; readonly game?: string }
  | { readonly kind: 'id'; readonly id: string }
  /** One of those that came along; `draw` is the chance by which it is chosen. */
  | {
      readonly kind: 'listed'
      readonly game: string | null
      readonly theme: string | null
      readonly difficulty: number | null
      readonly draw: number
    }
  /** A new one, made here: the first from this number on. */
  | { readonly kind: 'fresh'; readonly game: string; readonly from: number }
  | { readonly kind: 'answer'; readonly puzzle: Puzzle; readonly action: Json }

/** What is on offer: each game with its themes and how many puzzles of each came along. */
export interface Offered {
  readonly game: string
  readonly themes: readonly { readonly theme: string; readonly count: number }[]
}
