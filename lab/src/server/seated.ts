/** Counters of one table. */
export interface TableCounts {
  /** Actions that were requested and that every player has received. */
  actions: number
  /** All commands: actions, starts, shares, rematches. */
  commands: number
  /** Commands that the server accepted. */
  accepted: number
  /** Commands that the server refused. */
  refused: number
}

/** A table with players on all seats in the generator; one action is in progress at a time. */
export interface SeatedTable {
  /** The id of the table on the server. */
  readonly id: string
  readonly counts: TableCounts
  /** Plays the next action. `done` is called with the milliseconds until the last player received it. */
  act(done: (milliseconds: number) => void): void
  /** Whether all players have the same state. */
  agrees(): boolean
  /** Disconnects all players and connects them again; for tables at rest. */
  blink?(): void
  close(): void
}

/** Seats per table. */
export const SEATS = 4

export const noCounts = (): TableCounts => ({ actions: 0, commands: 0, accepted: 0, refused: 0 })
