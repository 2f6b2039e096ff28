import type { TableView } from '@halfpint/table'
import { httpTransport, type SeatKey } from '../../session/server/httptransport.ts'
import { noteMatch, noteSittings } from '../../session/server/played.ts'
import { openTableClient, type TableClient } from '../../session/tableclient.ts'
import type { Send } from '../../session/transport.ts'
import { type Deals, watchDeals } from './fairness/deals.ts'

/** This device at an online table, as player or spectator, with the results of its deal checks. */
export interface Session extends TableClient<Deals> {
  readonly table: string
  readonly key: SeatKey | null
}

/**
 * Connects to a table on the server and stays connected. A visitor has not decided yet whether to sit down. `known` is the
 * table as this device saw it last from the same seat.
 */
export const openSession = (
  table: string,
  key: SeatKey | null,
  isVisitor: boolean,
  known: TableView | null,
): Session => {
  const witness = (send: Send): Deals => watchDeals(table, key?.seat ?? null, send)
  const client = openTableClient(httpTransport(table, key, isVisitor, witness), known)
  let last: TableView | null = null
  const stop = client.live.subscribe(view => {
    if (view === null) return
    noteSittings(last, view)
    noteMatch(view)
    last = view
  })
  return {
    ...client,
    table,
    key,
    close() {
      stop()
      client.close()
    },
  }
}
