import { type Result, refuse, type Seat } from '@halfpint/core'
import type { Wish } from '@halfpint/table'
import type { LiveTable } from './livetable.ts'
import type { TableRegistry } from './registry.ts'
import { waitingAt } from './seat.ts'
import { keyOf } from './token.ts'

/** The wishes with which a game begins. */
const BEGINNINGS: ReadonlySet<string> = new Set(['start', 'rematch'])

/** Lets who has this key on a seat wish something, by whatever way the wish came; `rate` 0 lets them talk without end. */
export const grantWish = (
  registry: TableRegistry,
  live: LiveTable,
  seat: Seat,
  key: string | null,
  id: string,
  wish: Wish,
  rate: number,
): Promise<Result<{ readonly version: number }>> => {
  if (registry.isDraining() && BEGINNINGS.has(wish.type)) return Promise.resolve(refuse('server-draining'))
  if (rate > 0 && (wish.type === 'say' || wish.type === 'react') && !live.mayTalk(seat)) {
    return Promise.resolve(refuse('too-many-requests'))
  }
  return live.host.wish(seat, id, wish, key ?? undefined)
}

/** Who still waits for a seat leaves by not wanting it any more; `null` for everybody else. */
export const giveUp = async (
  { host }: LiveTable,
  token: string,
): Promise<Result<{ readonly version: number }> | null> => {
  const seat = waitingAt(host, token)
  return seat === undefined ? null : host.wish('rail', null, { type: 'give-up', seat }, keyOf(token))
}
