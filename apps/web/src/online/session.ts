import type { TableView } from '@halfpint/table'
import { openTableClient, type TableClient } from '../client/tableclient.ts'
import { type Deals, watchDeals } from './deals.ts'
import { httpTransport, type SeatKey } from './httptransport.ts'
import { noteMatch, noteSittings } from './played.ts'

/** This device at an online table, seated or at the rail, with what it found about the deals. */
export interface Session extends TableClient<Deals> {
  readonly table: string
  readonly key: SeatKey | null
}

/** Goes to a table on the server and stays there. */
export const openSession = (table: string, key: SeatKey | null): Session => {
  const client = openTableClient(httpTransport(table, key, send => watchDeals(key?.seat ?? null, send)))
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
