import type { Problem, Result, Seat } from '@halfpint/core'
import type { DealWatch, PlayerCommand, Update } from '@halfpint/table'

/** State of a connection to a table. */
export type ConnectionState = 'joining' | 'here' | 'away' | 'gone'

/** Receives from a connection. */
export interface Listener {
  update(update: Update): void
  state(state: ConnectionState): void
  /** The connection is over for good. `null` means that another device took the seat. */
  over(problem: Problem | null): void
}

/** Runs a command, or returns why not. Repeats it while the network is away. */
export type Send = (command: PlayerCommand, as?: Seat) => Promise<Result<{ readonly version: number }>>

/** An open connection to a table. */
export interface Connection {
  readonly send: Send
  close(): void
}

/** How to reach a table, in this browser or on a server. */
export interface Transport<Deals extends DealWatch = DealWatch> {
  /** The seats of this device; empty for a spectator. */
  readonly mine: readonly Seat[]
  /** A name under which this device stores what it saw of the table. */
  readonly name: string
  /** Connects. With `after` only newer events are sent, if the table still has them. */
  connect(listener: Listener, after: number | null): Connection
  witness(send: Send): Deals
}
