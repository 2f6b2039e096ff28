import { type Result, refuse, type Seat } from '@halfpint/core'
import type { Wish, Witness } from '@halfpint/table'
import type { Connection, Listener, Send, Transport } from '../client/transport.ts'
import { hex } from '../shell/chance.ts'
import { isPassing, sendWish } from './api.ts'
import { delayOf, sleep } from './backoff.ts'
import { openEventStream } from './eventstream.ts'
import { watchNetwork } from './network.ts'

/** The seat of this device at a table of a server, and its secret. */
export interface SeatKey {
  readonly seat: Seat
  readonly token: string
}

/** A laugh is no longer funny after this long. */
const REACTION_LIFE = 8_000

/** A wish that is not answered for this long is sent again; its id sees to it that it is done once. */
const ANSWER_WITHIN = 4_000

const connect = (table: string, key: SeatKey | null, listener: Listener, after: number | null): Connection => {
  const network = watchNetwork()
  const ending = new AbortController()
  const { signal } = ending
  const stream = openEventStream({ table, token: key?.token, network, after }, listener)

  /** Sends a wish the way the updates come, if wishes can go there; what gets no answer in time is sent anew. */
  const sendAnyWay: typeof sendWish = (...words) => {
    const [, , { id, wish }, limits] = words
    const answer = stream.wish(id, wish as Wish)
    if (answer === null) return sendWish(...words)
    const late = new Promise<Result<never>>(resolve => {
      limits.addEventListener('abort', () => resolve(refuse('server-gone')), { once: true })
    })
    return Promise.race([answer, late])
  }

  const send = async (wish: Wish): Promise<Result<{ readonly version: number }>> => {
    if (key === null) return refuse('not-seated')
    const id = hex(12)
    const life = wish.type === 'react' ? REACTION_LIFE : Number.POSITIVE_INFINITY
    const begun = performance.now()
    for (let attempt = 0; ; attempt++) {
      const late = AbortSignal.timeout(ANSWER_WITHIN)
      const limits = AbortSignal.any([signal, late])
      const granted = await (attempt === 0 ? sendAnyWay : sendWish)(table, key.token, { id, wish }, limits)
      if (granted.ok) {
        stream.expect(granted.value.version)
        return granted
      }
      // Where no answer comes, no news comes either, whatever the browser thinks of the stream.
      if (late.aborted) stream.renew()
      const isLate = performance.now() - begun > life
      if (!isPassing(granted.problem, 'no-server') || isLate || signal.aborted) return granted
      if (!(await sleep(delayOf(attempt, Math.random()), signal, network))) return granted
    }
  }

  return {
    send,
    close() {
      ending.abort()
      stream.close()
      network.close()
    },
  }
}

/** The way to a table on the server; without a key it is the rail's. */
export const httpTransport = <Deals extends Witness>(
  table: string,
  key: SeatKey | null,
  witness: (send: Send) => Deals,
): Transport<Deals> => ({
  mine: key === null ? [] : [key.seat],
  name: `${table}.${key?.seat ?? 'rail'}`,
  connect: (listener, after) => connect(table, key, listener, after),
  witness,
})
