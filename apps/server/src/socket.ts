import { type Problem, refuse, type Seat, type Viewer } from '@halfpint/core'
import {
  isWishId,
  type JoinMessage,
  readSocketRequest,
  SocketAnswer,
  SocketRequest,
  StreamMessage,
  type WishMessage,
} from '@halfpint/protocol'
import type { Wish } from '@halfpint/table'
import * as z from 'zod'
import type { App } from './app.ts'
import type { Clock } from './clock.ts'
import { type Budget, limitedTo } from './limit.ts'
import { listenAt, sayLast } from './listen.ts'
import { EDITION, type EncodedMessage } from './message.ts'
import type { Metrics } from './metrics.ts'
import { answerOf, languageIn, problemOf, sendProblem } from './problem.ts'
import type { TableRegistry } from './registry.ts'
import { type Asker, findViewer } from './seat.ts'
import { answerTo, type SocketStream } from './socketline.ts'
import type { Streams } from './streams.ts'
import { Path, PROBLEMS } from './tables.ts'
import { upgradeOf } from './upgrade.ts'
import { readLine, textFrame } from './websocket.ts'
import { giveUp, grantWish } from './wishes.ts'

/** Who has not said by then who it is does not mean to. */
const JOIN_WITHIN = 10_000

/** So many wishes of one client may be unanswered at a time. */
const MOST_UNANSWERED = 32

/** A seat that joined, or the rail. */
interface Joined extends Asker<Viewer> {
  readonly token: string | undefined
}

/** What these lines stand on. */
export interface SocketDependencies {
  readonly registry: TableRegistry
  readonly streams: Streams
  readonly metrics: Metrics
  readonly rate: number
  readonly clock: Clock
  /** How many messages an address may still send. */
  readonly budget: Budget
}

const NOT_UNDERSTOOD = refuse('bad-request', { where: 'message', what: 'not understood' }).problem

/** What was said; or what is wrong with it, and with which wish, if that can be told. */
const readMessage = (text: string): SocketRequest | { readonly id: string | null; readonly problem: Problem } => {
  try {
    const json = JSON.parse(text) as { readonly id?: unknown } | null
    return readSocketRequest(json) ?? { id: isWishId(json?.id) ? json.id : null, problem: NOT_UNDERSTOOD }
  } catch {
    return { id: null, problem: refuse('not-json').problem }
  }
}

/** What travels on a line, in both directions. */
const SAID = {
  description: 'What is said on it.',
  content: { 'application/json': { schema: z.union([SocketRequest, SocketAnswer, StreamMessage]) } },
}

/** The route on which wishes go in and facts come out on one line. */
export const addSockets = (app: App, { registry, streams, metrics, rate, clock, budget }: SocketDependencies): void => {
  app.get(
    '/api/tables/:table/socket',
    {
      ...limitedTo('listen', rate),
      schema: {
        tags: ['tables'],
        summary: 'Wishes in and facts out on one line: a WebSocket.',
        description:
          'The first message is a `join`; then everything that a stream says comes in frames of text, one JSON object a line, and wishes go out as messages.',
        params: Path,
        response: {
          101: SAID,
          200: { ...SAID, description: 'The same, where a proxy speaks HTTP/2.' },
          ...PROBLEMS,
        },
      },
    },
    async (request, reply) => {
      const upgrade = upgradeOf(request.raw)
      const handshake = answerTo(request.raw)
      if (upgrade === undefined || handshake === undefined) return sendProblem(reply, refuse('no-handshake').problem)
      if (registry.isStopping) return sendProblem(reply, refuse('server-stopping').problem)
      const slot = streams.reserveSocket(request.ip, upgrade.socket)
      if (!slot.ok) return sendProblem(reply, slot.problem)
      const { table } = request.params
      const { ip } = request
      const language = languageIn(request.headers['accept-language'])
      let joined: Joined | undefined
      let joining = false
      let leave: (() => void) | undefined
      let unanswered = 0
      let farewell: EncodedMessage | undefined
      let alive: () => void = () => {}
      const joinSoon = clock.after(JOIN_WITHIN, () => joined === undefined && stream.end())
      const stream: SocketStream = slot.value.open(reply, handshake, () => {
        joinSoon()
        leave?.()
      })

      /** Who leaves the chair hears first that this was granted; otherwise it would be wished again by other ways. */
      const part = (last: EncodedMessage): void => {
        if (unanswered > 0) farewell = last
        else sayLast(stream, last)
      }

      const refuseTo = (id: string | null, problem: Problem): void =>
        stream.send(textFrame(JSON.stringify({ type: 'refused', id, ...answerOf(problem, language) })))

      const join = async ({ token, after, beats }: JoinMessage): Promise<void> => {
        const asked = await findViewer(registry, table, token === undefined ? undefined : `Bearer ${token}`)
        if (slot.value.isGone()) return
        const { live, who, key } = asked.ok ? asked.value : { live: undefined, who: 'rail' as const, key: null }
        const isFull = live?.isFull(who) === true
        if (live === undefined || isFull || registry.isStopping) {
          refuseTo(null, asked.ok ? refuse(isFull ? 'too-many-streams' : 'server-stopping').problem : asked.problem)
          stream.end()
          return
        }
        joined = { live, who, key, token }
        if (beats === true) alive = slot.value.promise()
        leave = listenAt(live, stream, { who, token, address: ip, after: after || null, edition: EDITION, part })
      }

      /** Why nothing may be wished here now; `undefined` if something may. */
      const obstacle = ({ live, who, key, token }: Joined, { type }: Wish): Problem | undefined => {
        // Who waits for a seat may give it up. Who lost the chair is told so by the stream's end.
        const isTheirs = who === 'rail' ? type === 'leave' && token !== undefined : live.host.table().keys[who] === key
        if (!isTheirs) return refuse('not-seated').problem
        return unanswered >= MOST_UNANSWERED ? refuse('too-many-requests').problem : undefined
      }

      const wish = async (at: Joined, { id, wish: given }: WishMessage): Promise<void> => {
        const problem = obstacle(at, given)
        if (problem !== undefined) {
          refuseTo(id, problem)
          return
        }
        unanswered += 1
        at.live.owner = ip
        try {
          const gaveUp = at.who === 'rail' && at.token !== undefined ? await giveUp(at.live, at.token) : null
          const granted =
            gaveUp ?? (await grantWish(registry, at.live, at.who as Seat, at.key, id, given, rate, metrics))
          if (granted.ok) stream.send(textFrame(`{"type":"granted","id":"${id}","version":${granted.value.version}}\n`))
          else refuseTo(id, granted.problem)
        } catch (error) {
          refuseTo(id, problemOf(error as Error))
        }
        unanswered -= 1
        if (farewell !== undefined) part(farewell)
      }

      const take = (message: SocketRequest): void => {
        if (message.type === 'beat') stream.beat()
        else if (message.type === 'wish') {
          if (joined === undefined) refuseTo(message.id, refuse('not-joined').problem)
          else void wish(joined, message)
        } else if (joining) refuseTo(null, refuse('already-joined').problem)
        else {
          joining = true
          join(message).catch(error => {
            refuseTo(null, problemOf(error as Error))
            stream.end()
          })
        }
      }

      const hear = (text: string): void => {
        const message = budget.spend(ip)
          ? readMessage(text)
          : { id: null, problem: refuse('too-many-requests').problem }
        if ('problem' in message) refuseTo(message.id, message.problem)
        else take(message)
      }
      readLine(upgrade.socket, upgrade.head, {
        text: hear,
        alive: () => alive(),
        mayPing: () => budget.spend(ip),
        say: frame => stream.send(frame),
        end: frame => stream.endWith(frame),
      })
    },
  )
}
