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
import type { FastifyReply } from 'fastify'
import * as z from 'zod'
import type { App } from './app.ts'
import type { Cancel, Clock } from './clock.ts'
import { type Budget, limitedTo } from './limit.ts'
import { listenAt, sayLast } from './listen.ts'
import { EDITION, type EncodedMessage } from './message.ts'
import type { Metrics } from './metrics.ts'
import { answerOf, languageIn, PROBLEMS, problemOf, sendProblem } from './problem.ts'
import type { TableRegistry } from './registry.ts'
import { type Asker, findViewer } from './seat.ts'
import { answerTo, type SocketStream } from './socketline.ts'
import type { SocketSlot, Streams } from './streams.ts'
import { Path } from './tables.ts'
import { upgradeOf } from './upgrade.ts'
import { type LineListener, readLine, textFrame } from './websocket.ts'
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

/** Who talks: from where, at which table, and in which language. */
interface Talker {
  readonly table: string
  readonly ip: string
  readonly language: ReturnType<typeof languageIn>
}

/** One line, from its handshake to its end. A class: functions of its own would be a good part of its memory. */
class Talk implements LineListener {
  private readonly desk: SocketDependencies
  private readonly slot: SocketSlot
  private readonly talker: Talker
  private readonly stream: SocketStream
  private joined: Joined | undefined
  private joining = false
  private unanswered = 0
  private farewell: EncodedMessage | undefined
  private leave: (() => void) | undefined
  private giveSign: (() => void) | undefined
  private joinSoon: Cancel | undefined

  constructor(desk: SocketDependencies, slot: SocketSlot, talker: Talker, reply: FastifyReply, handshake: string) {
    this.desk = desk
    this.slot = slot
    this.talker = talker
    this.joinSoon = desk.clock.after(JOIN_WITHIN, () => this.joined === undefined && this.stream.end())
    this.stream = slot.open(reply, handshake, () => {
      this.joinSoon?.()
      this.leave?.()
    })
  }

  text(text: string): void {
    const message = this.mayPing() ? readMessage(text) : { id: null, problem: refuse('too-many-requests').problem }
    if ('problem' in message) this.tellProblem(message.id, message.problem)
    else this.take(message)
  }

  alive(): void {
    this.giveSign?.()
  }

  mayPing(): boolean {
    return this.desk.budget.spend(this.talker.ip)
  }

  say(frame: Buffer): void {
    this.stream.send(frame)
  }

  end(frame: Buffer): void {
    this.stream.endWith(frame)
  }

  private take(message: SocketRequest): void {
    if (message.type === 'beat') this.stream.beat()
    else if (message.type === 'wish') {
      if (this.joined === undefined) this.tellProblem(message.id, refuse('not-joined').problem)
      else void this.wish(this.joined, message)
    } else if (this.joining) this.tellProblem(null, refuse('already-joined').problem)
    else {
      this.joining = true
      this.join(message).catch(error => {
        this.tellProblem(null, problemOf(error as Error))
        this.stream.end()
      })
    }
  }

  private tellProblem(id: string | null, problem: Problem): void {
    this.say(textFrame(JSON.stringify({ type: 'refused', id, ...answerOf(problem, this.talker.language) })))
  }

  private async join({ token, after, beats }: JoinMessage): Promise<void> {
    const { registry } = this.desk
    const bearer = token === undefined ? undefined : `Bearer ${token}`
    const asked = await findViewer(registry, this.talker.table, bearer)
    if (this.slot.isGone()) return
    const { live, who, key } = asked.ok ? asked.value : { live: undefined, who: 'rail' as const, key: null }
    const isFull = token === undefined && live?.isFull() === true
    if (live === undefined || isFull || registry.isStopping) {
      this.tellProblem(null, asked.ok ? refuse(isFull ? 'too-many-streams' : 'server-stopping').problem : asked.problem)
      this.stream.end()
      return
    }
    this.joined = { live, who, key, token }
    this.joinSoon?.()
    this.joinSoon = undefined
    if (beats === true) this.giveSign = this.slot.promise()
    const part = (last: EncodedMessage): void => this.part(last)
    const audience = { who, token, address: this.talker.ip, after: after || null, edition: EDITION, part }
    this.leave = listenAt(live, this.stream, audience)
  }

  /** Who leaves the chair hears first that this was granted; otherwise it would be wished again by other ways. */
  private part(last: EncodedMessage): void {
    if (this.unanswered > 0) this.farewell = last
    else sayLast(this.stream, last)
  }

  /** Why nothing may be wished here now; `undefined` if something may. */
  private obstacle({ live, who, key, token }: Joined, { type }: Wish): Problem | undefined {
    // Who waits for a seat may give it up. Who lost the chair is told so by the stream's end.
    const isTheirs = who === 'rail' ? type === 'leave' && token !== undefined : live.host.table().keys[who] === key
    if (!isTheirs) return refuse('not-seated').problem
    return this.unanswered >= MOST_UNANSWERED ? refuse('too-many-requests').problem : undefined
  }

  private async wish(at: Joined, { id, wish }: WishMessage): Promise<void> {
    const problem = this.obstacle(at, wish)
    if (problem !== undefined) {
      this.tellProblem(id, problem)
      return
    }
    const { registry, rate, metrics } = this.desk
    this.unanswered += 1
    at.live.owner = this.talker.ip
    try {
      const gaveUp = at.who === 'rail' && at.token !== undefined ? await giveUp(at.live, at.token) : null
      const granted = gaveUp ?? (await grantWish(registry, at.live, at.who as Seat, at.key, id, wish, rate))
      metrics.countWish(wish.type, granted.ok)
      if (granted.ok) this.say(textFrame(`{"type":"granted","id":"${id}","version":${granted.value.version}}\n`))
      else this.tellProblem(id, granted.problem)
    } catch (error) {
      this.tellProblem(id, problemOf(error as Error))
    }
    this.unanswered -= 1
    if (this.farewell !== undefined) this.part(this.farewell)
  }
}

/** The route on which wishes go in and facts come out on one line. */
export const addSockets = (app: App, dependencies: SocketDependencies): void => {
  const { registry, streams, rate } = dependencies
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
      const { ip, params } = request
      const language = languageIn(request.headers['accept-language'])
      const talk = new Talk(dependencies, slot.value, { table: params.table, ip, language }, reply, handshake)
      readLine(upgrade.socket, upgrade.head, talk)
    },
  )
}
