import type { Problem, Result, Seat } from '@halfpint/core'
import type { PlayerCommand, Update, Witness } from '@halfpint/table'

/** How a connection to a table is doing. */
export type ConnectionState = 'joining' | 'here' | 'away' | 'gone'

/** Who is told of what comes over a connection. */
export interface Listener {
  update(update: Update): void
  state(state: ConnectionState): void
  /** It is over for good, and why; a `null` says that the chair went to somebody else. */
  over(problem: Problem | null): void
}

/** Does what is wished, or says why not; tries again by itself while the network is away. */
export type Send = (command: PlayerCommand, as?: Seat) => Promise<Result<{ readonly version: number }>>

/** An open connection to a table. */
export interface Connection {
  readonly send: Send
  close(): void
}

/** The way to a table, in this browser or on a server. */
export interface Transport<Deals extends Witness = Witness> {
  /** The seats that sit at this device; empty at the rail. */
  readonly mine: readonly Seat[]
  /** A name for what this device sees there. */
  readonly name: string
  /** Connects; with `after` only what happened after that version is told, if the table still knows. */
  connect(listener: Listener, after: number | null): Connection
  witness(send: Send): Deals
}
