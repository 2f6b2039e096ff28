import type { Json } from '@halfpint/core'
import { NO_TABLE, type Store } from '@halfpint/store'

/** What the host has ordered, as it holds now for every process of the server. */
export type Orders = {
  /** What everybody is told, or `null`. */
  readonly message: string | null
  /** Since when no new game begins, or `null`. */
  readonly draining: number | null
  /** Until when an address is sent away. */
  readonly bans: { readonly [address: string]: number }
  /** The tables closed last, the last one at the end. */
  readonly closed: readonly string[]
}

/** The orders over a store: what one process is told, all of them follow, also after a restart. */
export interface OrderBook {
  now(): Orders
  /** Writes what holds from now on. */
  change(make: (before: Orders) => Orders): Promise<void>
  close(): void
}

/** The orders lie beside the tables; no table has such a name. They are not swept with those: a ban may last a year. */
export const ORDERS = 'admin-orders'
const NONE: Orders = { message: null, draining: null, bans: {}, closed: [] }

/** So many orders are kept: each says all that holds, so the last one would do. */
const KEPT_ORDERS = 20

/** Takes up the orders; `hear` is told what held before and what holds now, whoever ordered it. */
export const openOrders = async (
  store: Store,
  now: () => number,
  hear: (before: Orders, after: Orders) => void,
  fail: (error: unknown) => void,
): Promise<OrderBook> => {
  let [version, orders] = [0, NONE]
  const take = (next: number, fact: Json): void => {
    if (next <= version) return
    const before = orders
    version = next
    orders = fact as Orders
    hear(before, orders)
  }
  const read = async (): Promise<void> => {
    const { checkpoint, entries } = await store.load(ORDERS, 0)
    const last = entries.at(-1)
    if (last !== undefined) take(last.version, last.fact)
    else if (checkpoint !== null) take(checkpoint.version, checkpoint.state)
    // Somebody has taken the log away: from here on it begins anew.
    else [version, orders] = [0, NONE]
  }
  await read()
  const stop = store.watch(notices => {
    if (notices.some(({ table }) => table === ORDERS)) read().catch(fail)
  })
  return {
    now: () => orders,
    async change(make) {
      for (;;) {
        const fact = make(orders)
        const written = await store.append(ORDERS, version, [{ at: now(), fact }], NO_TABLE)
        if (written.kind !== 'done') {
          await read()
          continue
        }
        take(written.version, fact)
        if (written.version % KEPT_ORDERS === 0)
          await store.checkpoint(ORDERS, { version: written.version, state: fact }, KEPT_ORDERS)
        return
      }
    },
    close: stop,
  }
}
