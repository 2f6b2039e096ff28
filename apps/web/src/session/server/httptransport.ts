import { type Result, refuse, type Seat } from '@halfpint/core'
import type { DealWatch, PlayerCommand } from '@halfpint/table'
import { delayOf, sleep } from '../../base/backoff.ts'
import { hex } from '../../base/chance.ts'
import { watchNetwork } from '../../base/network.ts'
import type { Connection, Listener, Send, Transport } from '../transport.ts'
import { isPassing, sendCommand } from './api.ts'
import { openEventStream } from './eventstream.ts'

/** The seat of this device at a table of a server, and its secret. */
export interface SeatKey {
  /** `null` in the queue for any seat. */
  readonly seat: Seat | null
  readonly token: string
}

/** Milliseconds after which a reaction is not repeated. */
const REACTION_LIFE = 8_000

/** Milliseconds after which a command without an answer is repeated. Its id makes sure that it is executed once. */
const ANSWER_WITHIN = 4_000

interface Target {
  readonly table: string
  readonly key: SeatKey | null
  readonly isVisitor: boolean
}

const connect = ({ table, key, isVisitor }: Target, listener: Listener, after: number | null): Connection => {
  const network = watchNetwork()
  const ending = new AbortController()
  const { signal } = ending
  const stream = openEventStream({ table, token: key?.token, isVisitor, network, after }, listener)

  /** Sends a command on the socket if there is one, and repeats it if no answer comes in time. */
  const sendAnyWay: typeof sendCommand = (...words) => {
    const [, , { id, command }, limits] = words
    const answer = stream.send(id, command as PlayerCommand)
    if (answer === null) return sendCommand(...words)
    const late = new Promise<Result<never>>(resolve => {
      limits.addEventListener('abort', () => resolve(refuse('server-gone')), { once: true })
    })
    return Promise.race([answer, late])
  }

  const send = async (command: PlayerCommand): Promise<Result<{ readonly version: number }>> => {
    if (key === null) return refuse('not-seated')
    const id = hex(12)
    const life = command.type === 'react' ? REACTION_LIFE : Number.POSITIVE_INFINITY
    const begun = performance.now()
    for (let attempt = 0; ; attempt++) {
      const late = AbortSignal.timeout(ANSWER_WITHIN)
      const limits = AbortSignal.any([signal, late])
      const accepted = await (attempt === 0 ? sendAnyWay : sendCommand)(table, key.token, { id, command }, limits)
      if (accepted.ok) {
        stream.expect(accepted.value.version)
        return accepted
      }
      // Without answers there are no events either, so the stream is opened again.
      if (late.aborted) stream.renew()
      const isLate = performance.now() - begun > life
      if (!isPassing(accepted.problem, 'no-server') || isLate || signal.aborted) return accepted
      if (!(await sleep(delayOf(attempt, Math.random()), signal, network))) return accepted
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

/** The connection to a table on the server; without a key it is that of a spectator or a visitor. */
export const httpTransport = <Deals extends DealWatch>(
  table: string,
  key: SeatKey | null,
  isVisitor: boolean,
  witness: (send: Send) => Deals,
): Transport<Deals> => ({
  mine: key === null || key.seat === null ? [] : [key.seat],
  name: `${table}.${key?.seat ?? 'spectator'}`,
  connect: (listener, after) => connect({ table, key, isVisitor }, listener, after),
  witness,
})
