import type { Result, Seat } from '@halfpint/core'
import type { Update, Wish } from '@halfpint/table'

/** How a connection to a table is doing. */
export type LinkState = 'joining' | 'here' | 'away' | 'gone'

/** A connection to a table as one viewer: in this browser or on a server, the same for all who use it. */
interface Link {
  /** The seats that sit at this device; empty at the rail. */
  readonly mine: readonly Seat[]
  /** Does what is wished, or says why not; tries again by itself while the network is away. */
  wish(wish: Wish, as?: Seat): Promise<Result<{ readonly version: number }>>
  close(): void
}

/** Who listens to a connection. */
export interface Listener {
  news(news: Update): void
  state(state: LinkState): void
}

/** Opens a connection for a listener. */
export type OpenLink = (listener: Listener) => Link
