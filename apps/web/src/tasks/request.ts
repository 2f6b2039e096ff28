import type { Json } from '@halfpint/core'
import type { Challenge, Entry, FinishedGame, PlayedGame, Puzzle, Task } from '@halfpint/tasks'

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
  /** What the puzzles of each game can be about. */
  | { readonly kind: 'themes' }
  | { readonly kind: 'answer'; readonly puzzle: Puzzle; readonly action: Json }

/** What the page asks about tasks that are the same for everybody. */
export type TaskRequest =
  | { readonly kind: 'day-task'; readonly day: string; readonly game: string }
  /** The game of a link and the task to play its deals. */
  | { readonly kind: 'linked'; readonly link: string; readonly reply: string | undefined }
  /** A finished game as a link. */
  | { readonly kind: 'link'; readonly played: PlayedGame }
  /** Deals that nobody has played yet as a link. */
  | { readonly kind: 'fresh-link'; readonly challenge: Challenge; readonly seed: number }
  /** What the player did with a link, to stand behind it. */
  | {
      readonly kind: 'reply'
      readonly link: string
      readonly task: Task
      readonly name: string
      readonly choices: readonly number[]
    }
  /** What a finished task says to a server, and to the book. */
  | { readonly kind: 'claim'; readonly task: Task; readonly choices: readonly number[] }
  | { readonly kind: 'entry'; readonly task: Task; readonly choices: readonly number[]; readonly about: Entry }
  /** Everything that the book counts. */
  | { readonly kind: 'figures'; readonly entries: readonly Entry[] }
  /** The promises of these days. */
  | { readonly kind: 'pledges'; readonly days: readonly string[]; readonly game: string }
  /** A task after these choices: what happened, and what can be done now. */
  | { readonly kind: 'course'; readonly task: Task; readonly choices: readonly number[] }
  /** Bots in the player's seat, from one place of the field to another. */
  | { readonly kind: 'field'; readonly task: Task; readonly from: number; readonly to: number }
  /** What the champion would have done, decision by decision. */
  | { readonly kind: 'verdicts'; readonly task: Task; readonly log: readonly Json[] }
  /** What the player's seat did, and has. */
  | { readonly kind: 'summary'; readonly task: Task; readonly log: readonly Json[] }
  /** A finished game as an entry of the book. */
  | { readonly kind: 'game-entry'; readonly game: FinishedGame }
