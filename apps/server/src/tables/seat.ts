import { ok, type Result, refuse, type Seat, type Viewer } from '@halfpint/core'
import type { Host } from '@halfpint/table'
import type { LiveTable } from './livetable.ts'
import type { TableRegistry } from './registry.ts'
import { keyOf, readBearer, sameKey } from './token.ts'

/** The index of this token's key. All keys are compared, so that the duration reveals nothing. */
const indexOfToken = (token: string, keys: readonly (string | null)[]): Seat | undefined => {
  const key = keyOf(token)
  let found: Seat | undefined
  for (const [seat, other] of keys.entries()) if (other !== null && sameKey(key, other)) found = seat
  return found
}

/** The seat that a token opens at this table. */
export const seatAt = (host: Host, token: string): Seat | undefined => indexOfToken(token, host.table().keys)

/** The seat that this token gets with the next deal. */
export const queuedSeatAt = (host: Host, token: string): Seat | undefined =>
  indexOfToken(
    token,
    host.table().reserved.map(waiting => waiting?.key ?? null),
  )

/** The seat that a token has at this table, now or with the next deal. */
export const heldSeatAt = (host: Host, token: string): Seat | undefined =>
  seatAt(host, token) ?? queuedSeatAt(host, token)

/** Whether this token waits for any seat. */
export const isQueued = (host: Host, token: string): boolean =>
  indexOfToken(
    token,
    host.table().queue.map(waiting => waiting.key),
  ) !== undefined

/** Whether this token has a seat or waits for one. */
export const isKnown = (host: Host, token: string): boolean =>
  heldSeatAt(host, token) !== undefined || isQueued(host, token)

/** The sender of a request, and its table. */
export interface Sender<Who> {
  readonly live: LiveTable
  readonly viewer: Who
  /** The key of the seat in the table; shows whether the sender still has the seat. */
  readonly key: string | null
}

/** The requested table. With an unknown token it reads the events of other processes first. */
const findFor = async (registry: TableRegistry, table: string, token: string): Promise<LiveTable | undefined> => {
  const live = await registry.find(table)
  if (live !== undefined && !isKnown(live.host, token)) await live.host.catchUp()
  return live
}

/**
 * The table and the seat of a request that must come from a seat. An unknown table and a foreign seat get the same
 * answer.
 */
export const findSeat = async (
  registry: TableRegistry,
  table: string,
  authorization: string | undefined,
): Promise<Result<Sender<Seat>>> => {
  if (authorization === undefined) return refuse('missing-token')
  const token = readBearer(authorization)
  const live = token === undefined ? undefined : await findFor(registry, table, token)
  const viewer = live === undefined || token === undefined ? undefined : seatAt(live.host, token)
  return live === undefined || viewer === undefined
    ? refuse('unknown-token')
    : ok({ live, viewer: viewer, key: live.host.table().keys[viewer] ?? null })
}

/**
 * The table and the viewer of a request: the seat of the token, or a spectator without one. A client that already knows
 * version `after` from another process gets no older table.
 */
export const findViewer = async (
  registry: TableRegistry,
  table: string,
  authorization: string | undefined,
  after: number | null = null,
): Promise<Result<Sender<Viewer>>> => {
  const token = authorization === undefined ? undefined : readBearer(authorization)
  const live = await (token === undefined ? registry.find(table) : findFor(registry, table, token))
  if (live !== undefined && after !== null && after > live.host.table().version) await live.host.catchUp()
  // A person who waits for a seat is a spectator until then.
  const waits =
    token !== undefined &&
    live !== undefined &&
    (queuedSeatAt(live.host, token) !== undefined || isQueued(live.host, token))
  if (authorization !== undefined && !waits) return findSeat(registry, table, authorization)
  return live === undefined ? refuse('unknown-table') : ok({ live, viewer: 'spectator', key: null })
}
