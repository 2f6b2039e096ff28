import type { Json, Seat, Seen } from '@halfpint/core'

/** What a bot is asked: plain data, so that it can be thought about in another thread. */
export type Question = {
  readonly game: string
  /** A level or a regular of the pub. */
  readonly bot: string
  readonly seat: Seat
  /** What the seat may know. */
  readonly view: Seen<unknown>
  readonly legal: readonly Json[]
  /** The bot's chance. */
  readonly seed: string
}
