import type { Json } from '@halfpint/core'
import { NO_TABLE, type Store } from '@halfpint/store'
import { drawPushKeys, type PushKeys } from '../push/sender.ts'
import { drawToken } from '../tables/token.ts'

/** The orders of the operator that are in force, shared by all processes of the server. */
type AdminState = {
  /** The message to everybody, or `null`. */
  readonly message: string | null
  /** Time since when no game starts, or `null`. */
  readonly draining: number | null
  /** Addresses, and when the ban of each ends. */
  readonly bans: { readonly [address: string]: number }
  /** The tables closed last, the latest at the end. */
  readonly closed: readonly string[]
  /** The secret of the tags of addresses; 0.2.0 stored none. */
  readonly addressSecret?: string
  /** The keys of push messages; versions up to 0.2.1 stored none. */
  readonly pushKeys?: PushKeys
}

/** The admin state in a store. All processes follow it, also after a restart. */
export interface AdminStateStore {
  now(): AdminState
  /** The bans in force: addresses and when they end. */
  bans(): readonly (readonly [address: string, until: number])[]
  /** The secret of the tags of addresses, the same in every process. */
  readonly addressSecret: string
  /** The keys of push messages, the same in every process. */
  readonly pushKeys: PushKeys
  /** Stores a new state. */
  change(make: (before: AdminState) => AdminState): Promise<void>
  /** Calls `onChange` after every change by any process. */
  watch(onChange: (before: AdminState, after: AdminState) => void): void
  close(): void
}

/** The log is not swept with the tables, because a ban may last a year. No table has this id. */
export const ADMIN_LOG = 'admin-orders'
const NONE: AdminState = { message: null, draining: null, bans: {}, closed: [] }

/** Entries that stay in the log. Each entry is the whole state. */
const KEPT_ENTRIES = 20

/** Reads the state, and follows the changes of other processes. */
export const openAdminState = async (
  store: Store,
  now: () => number,
  fail: (error: unknown) => void,
): Promise<AdminStateStore> => {
  let [version, state] = [0, NONE]
  let onChange: (before: AdminState, after: AdminState) => void = () => {}
  const apply = (next: number, event: Json): void => {
    if (next <= version) return
    const before = state
    version = next
    state = event as AdminState
    onChange(before, state)
  }
  const read = async (): Promise<void> => {
    const { checkpoint, entries } = await store.load(ADMIN_LOG, 0)
    const last = entries.at(-1)
    if (last !== undefined) apply(last.version, last.event)
    else if (checkpoint !== null) apply(checkpoint.version, checkpoint.state)
    // The log was deleted: start with an empty state.
    else [version, state] = [0, NONE]
  }
  await read()
  const stop = store.watch(notices => {
    if (notices.some(({ table }) => table === ADMIN_LOG)) read().catch(fail)
  })
  const change = async (make: (before: AdminState) => AdminState): Promise<void> => {
    for (;;) {
      const event = make(state)
      if (event === state) return
      const written = await store.append(ADMIN_LOG, version, [{ at: now(), event }], NO_TABLE)
      if (written.kind !== 'done') {
        await read()
        continue
      }
      apply(written.version, event)
      if (written.version % KEPT_ENTRIES === 0)
        await store.checkpoint(ADMIN_LOG, { version: written.version, state: event }, KEPT_ENTRIES)
      return
    }
  }
  // A server on a full store starts anyway and uses these secrets until it stops.
  const drawn = { addressSecret: drawToken(), pushKeys: drawPushKeys() }
  const draw = (before: AdminState): AdminState =>
    before.addressSecret === undefined || before.pushKeys === undefined ? { ...drawn, ...before } : before
  await change(draw).catch(fail)
  return {
    now: () => state,
    bans: () => Object.entries(state.bans).filter(([, until]) => until > now()),
    addressSecret: state.addressSecret ?? drawn.addressSecret,
    pushKeys: state.pushKeys ?? drawn.pushKeys,
    change,
    watch(listener) {
      onChange = listener
    },
    close: stop,
  }
}
