import type { Json } from '@halfpint/core'
import { NO_TABLE, type Store } from '@halfpint/store'
import { drawToken } from '../tables/token.ts'

/** What the host has ordered, as it holds now for every process of the server. */
type Orders = {
  /** What everybody is told, or `null`. */
  readonly message: string | null
  /** Since when no new game begins, or `null`. */
  readonly draining: number | null
  /** Until when an address is sent away. */
  readonly bans: { readonly [address: string]: number }
  /** The tables closed last, the last one at the end. */
  readonly closed: readonly string[]
  /** The secret of the tags of addresses; orders of 0.2.0 have none. */
  readonly addressSecret?: string
}

/** The orders over a store: what one process is told, all of them follow, also after a restart. */
export interface OrderBook {
  now(): Orders
  /** The bans that have not ended: addresses and their ends. */
  bans(): readonly (readonly [address: string, until: number])[]
  /** The secret of the tags of addresses, the same in every process. */
  readonly addressSecret: string
  /** Writes what holds from now on. */
  change(make: (before: Orders) => Orders): Promise<void>
  /** Calls back after every change, by any process. */
  watch(hear: (before: Orders, after: Orders) => void): void
  close(): void
}

/** The orders lie beside the tables; no table has such a name. They are not swept with those: a ban may last a year. */
export const ORDERS = 'admin-orders'
const NONE: Orders = { message: null, draining: null, bans: {}, closed: [] }

/** So many orders are kept: each says all that holds, so the last one would do. */
const KEPT_ORDERS = 20

/** Reads the orders, and those of other processes as they come. */
export const openOrders = async (
  store: Store,
  now: () => number,
  fail: (error: unknown) => void,
): Promise<OrderBook> => {
  let [version, orders] = [0, NONE]
  let hear: (before: Orders, after: Orders) => void = () => {}
  const take = (next: number, event: Json): void => {
    if (next <= version) return
    const before = orders
    version = next
    orders = event as Orders
    hear(before, orders)
  }
  const read = async (): Promise<void> => {
    const { checkpoint, entries } = await store.load(ORDERS, 0)
    const last = entries.at(-1)
    if (last !== undefined) take(last.version, last.event)
    else if (checkpoint !== null) take(checkpoint.version, checkpoint.state)
    // Somebody has taken the log away: from here on it begins anew.
    else [version, orders] = [0, NONE]
  }
  await read()
  const stop = store.watch(notices => {
    if (notices.some(({ table }) => table === ORDERS)) read().catch(fail)
  })
  const change = async (make: (before: Orders) => Orders): Promise<void> => {
    for (;;) {
      const event = make(orders)
      if (event === orders) return
      const written = await store.append(ORDERS, version, [{ at: now(), event }], NO_TABLE)
      if (written.kind !== 'done') {
        await read()
        continue
      }
      take(written.version, event)
      if (written.version % KEPT_ORDERS === 0)
        await store.checkpoint(ORDERS, { version: written.version, state: event }, KEPT_ORDERS)
      return
    }
  }
  // A server on a store that is full starts all the same, and counts addresses until it stops.
  const drawn = drawToken()
  const draw = (before: Orders): Orders =>
    before.addressSecret === undefined ? { ...before, addressSecret: drawn } : before
  await change(draw).catch(fail)
  return {
    now: () => orders,
    bans: () => Object.entries(orders.bans).filter(([, until]) => until > now()),
    addressSecret: orders.addressSecret ?? drawn,
    change,
    watch(next) {
      hear = next
    },
    close: stop,
  }
}
