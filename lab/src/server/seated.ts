/** What was counted at one table. */
export interface Counts {
  /** Actions of the game that were asked for and that every player has heard of. */
  actions: number
  /** Everything that was asked for: actions, and what a game needs besides (starts, shares of chance, rematches). */
  commands: number
  /** What the server acknowledged. */
  accepted: number
  /** What it refused. */
  refused: number
}

/** A table with players on all chairs, as the generator sees it; one action is under way at a time. */
export interface SeatedTable {
  /** What the server calls it. */
  readonly id: string
  readonly counts: Counts
  /** Plays the next action; `done` hears how many milliseconds later the last player heard of it. */
  act(done: (milliseconds: number) => void): void
  /** Whether all players know the same. */
  agrees(): boolean
  /** Everybody hangs up and comes back at once; for tables at rest. */
  blink?(): void
  close(): void
}

/** How many sit at a table. */
export const SEATS = 4

/** Counters at their start. */
export const noCounts = (): Counts => ({ actions: 0, commands: 0, accepted: 0, refused: 0 })
