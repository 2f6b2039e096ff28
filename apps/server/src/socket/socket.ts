import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type Problem, refuse, type Viewer } from '@halfpint/core'
import {
  type CommandMessage,
  isCommandId,
  SocketAnswer,
  SocketRequest,
  StreamMessage,
  type SubscribeMessage,
  Visit,
} from '@halfpint/table/wire'
import { type WebSocket, WebSocketServer } from 'ws'
import * as z from 'zod'
import type { Cancel, Clock } from '../clock.ts'
import type { App } from '../http/app.ts'
import { type Budget, limitedTo } from '../http/limit.ts'
import type { Metrics } from '../http/metrics.ts'
import { answerOf, languageIn, PROBLEMS, problemOf, sendProblem } from '../http/problem.ts'
import { runCommand } from '../tables/commands.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { Path } from '../tables/routes.ts'
import { findViewer, type Sender } from '../tables/seat.ts'
import { sendLast, subscribe } from './listen.ts'
import type { EncodedMessage } from './message.ts'
import type { SocketStream } from './socketstream.ts'
import { CLOSE_DEADLINE } from './stream.ts'
import type { SocketSlot, Streams } from './streams.ts'

/** Milliseconds for the first message of a client. */
const SUBSCRIBE_WITHIN = 10_000

/** Maximum number of unanswered commands of one client. */
const MAX_UNANSWERED = 32

/** A malformed message counts as this many. They can be sent the fastest, and no page sends them. */
const MALFORMED_COST = 10

/** Maximum number of malformed messages that are answered on one socket. An answer costs more than reading them. */
const MAX_MALFORMED = 100

/** Options of the library. The longest message is a chat line. */
const OPTIONS = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  // Pongs count against the message limit, so they are sent here.
  autoPong: false,
  maxPayload: 16 * 1024,
  maxFragments: 64,
  closeTimeout: CLOSE_DEADLINE,
}

/** A subscribed client: a seat or a spectator. */
interface Subscribed extends Sender<Viewer> {
  readonly token: string | undefined
}

/** Dependencies of the sockets. */
export interface SocketDependencies {
  readonly registry: TableRegistry
  readonly streams: Streams
  readonly metrics: Metrics
  readonly rate: number
  readonly clock: Clock
  /** The number of messages that an address may still send. */
  readonly budget: Budget
}

const NOT_UNDERSTOOD = refuse('bad-request', { where: 'message', what: 'not understood' }).problem

/** Reads a message. Returns its problem otherwise, with the id of the command if there is one. */
const readMessage = (text: string): SocketRequest | { readonly id: string | null; readonly problem: Problem } => {
  try {
    const json = JSON.parse(text) as { readonly type?: unknown; readonly id?: unknown } | null
    // A page of 0.2.0 that was opened before the update sends this message first.
    if (json?.type === 'join') return { id: null, problem: refuse('reload-this-page').problem }
    return SocketRequest.safeParse(json).data ?? { id: isCommandId(json?.id) ? json.id : null, problem: NOT_UNDERSTOOD }
  } catch {
    return { id: null, problem: refuse('not-json').problem }
  }
}

/** The messages in both directions. */
const MESSAGES = {
  description: 'The messages in both directions.',
  content: { 'application/json': { schema: z.union([SocketRequest, SocketAnswer, StreamMessage]) } },
}

/** A client: address, table, language, and whether it has not decided yet to join or watch. */
interface ClientInfo {
  readonly table: string
  readonly ip: string
  readonly language: ReturnType<typeof languageIn>
  readonly isVisitor: boolean
}

/** The connection of one client. A class, because closures for every method would cost memory for each client. */
class SocketClient {
  private readonly desk: SocketDependencies
  private readonly slot: SocketSlot
  private readonly talker: ClientInfo
  private readonly stream: SocketStream
  private joined: Subscribed | undefined
  private joining = false
  private unanswered = 0
  private malformed = 0
  private farewell: EncodedMessage | undefined
  private leave: (() => void) | undefined
  private giveSign: (() => void) | undefined
  private joinSoon: Cancel | undefined

  constructor(desk: SocketDependencies, slot: SocketSlot, talker: ClientInfo, webSocket: WebSocket) {
    this.desk = desk
    this.slot = slot
    this.talker = talker
    this.joinSoon = desk.clock.after(SUBSCRIBE_WITHIN, () => this.joined === undefined && this.stream.end())
    this.stream = slot.open(webSocket, () => {
      this.joinSoon?.()
      this.leave?.()
    })
    webSocket.on('message', (data: Buffer, isBinary) => {
      if (!this.mayReceive(webSocket)) return
      if (isBinary) this.stream.close(1003)
      else this.receive(data.toString())
    })
    webSocket.on('ping', payload => {
      if (this.mayReceive(webSocket)) this.stream.pong(payload)
    })
    webSocket.on('pong', () => void this.mayReceive(webSocket))
    webSocket.on('error', ignore)
  }

  /** Counts a message, even of a client that is being closed. Closes a client that exceeds the limit. */
  private mayReceive({ readyState, isPaused, OPEN }: WebSocket): boolean {
    const isInLimit = this.desk.budget.spend(this.talker.ip)
    // The library also reads the rest of the same chunk.
    if (isPaused) return false
    this.giveSign?.()
    if (!isInLimit) this.stream.expel()
    return isInLimit && readyState === OPEN
  }

  private receive(text: string): void {
    const message = readMessage(text)
    if (!('problem' in message)) this.take(message)
    else if (this.mayBeMalformed()) this.tellProblem(message.id, message.problem)
    else this.stream.expel()
  }

  private mayBeMalformed(): boolean {
    const { budget, rate } = this.desk
    this.malformed += 1
    return budget.spend(this.talker.ip, MALFORMED_COST - 1) && (rate === 0 || this.malformed <= MAX_MALFORMED)
  }

  private take(message: SocketRequest): void {
    if (message.type === 'heartbeat') this.stream.heartbeat()
    else if (message.type === 'command') {
      if (this.joined === undefined) this.tellProblem(message.id, refuse('not-subscribed').problem)
      else void this.run(this.joined, message)
    } else if (this.joining) this.tellProblem(null, refuse('already-subscribed').problem)
    else {
      this.joining = true
      this.join(message).catch(error => {
        this.tellProblem(null, problemOf(error as Error))
        this.stream.end()
      })
    }
  }

  private tellProblem(id: string | null, problem: Problem): void {
    this.stream.sendText(JSON.stringify({ type: 'refused', id, ...answerOf(problem, this.talker.language) }))
  }

  private async join({ token, after, heartbeats }: SubscribeMessage): Promise<void> {
    const { registry } = this.desk
    const bearer = token === undefined ? undefined : `Bearer ${token}`
    const asked = await findViewer(registry, this.talker.table, bearer, after)
    if (this.slot.isGone()) return
    const { live, viewer, key } = asked.ok ? asked.value : { live: undefined, viewer: 'spectator' as const, key: null }
    const isFull = token === undefined && live?.isFull() === true
    if (live === undefined || isFull || registry.isStopping) {
      this.tellProblem(null, asked.ok ? refuse(isFull ? 'too-many-streams' : 'server-stopping').problem : asked.problem)
      this.stream.end()
      return
    }
    this.joined = { live, viewer, key, token }
    this.joinSoon?.()
    this.joinSoon = undefined
    if (heartbeats === true) this.giveSign = this.slot.promise()
    const part = (last: EncodedMessage): void => this.part(last)
    const { ip, isVisitor } = this.talker
    const audience = {
      viewer,
      token,
      address: ip,
      after: after || null,
      isVisitor,
      isVisible: heartbeats === true,
      part,
    }
    this.leave = subscribe(live, this.stream, audience)
  }

  /** A client that leaves its seat gets the answer first; otherwise it would send the command again. */
  private part(last: EncodedMessage): void {
    if (this.unanswered > 0) this.farewell = last
    else sendLast(this.stream, last)
  }

  private async run(at: Subscribed, { id, command }: CommandMessage): Promise<void> {
    if (this.unanswered >= MAX_UNANSWERED) {
      this.tellProblem(id, refuse('too-many-requests').problem)
      return
    }
    const { registry, rate, metrics } = this.desk
    const { live, viewer, key, token } = at
    this.unanswered += 1
    live.owner = this.talker.ip
    try {
      const accepted = await runCommand(registry, live, { viewer, token, key, id, command }, rate)
      metrics.countCommand(command.type, accepted.ok)
      if (accepted.ok) this.stream.sendText(`{"type":"accepted","id":"${id}","version":${accepted.value.version}}\n`)
      else this.tellProblem(id, accepted.problem)
    } catch (error) {
      this.tellProblem(id, problemOf(error as Error))
    }
    this.unanswered -= 1
    if (this.farewell !== undefined) this.part(this.farewell)
  }
}

/** Errors of a connection end in its `close` event. */
const ignore = (): void => {}

/** An upgrade request, and the first bytes after it. */
interface Upgrade {
  readonly socket: Socket
  readonly head: Buffer
}

/** Sends upgrade requests through the router, so that the limits and checks of all requests apply to them. */
const routeUpgrades = (app: App): WeakMap<IncomingMessage, Upgrade> => {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>()
  app.server.on('upgrade', (request, connection, head) => {
    const socket = connection as Socket
    socket.on('error', ignore)
    const response = new ServerResponse(request)
    try {
      // Only GET: the router would wait for the body of another method for ever.
      if (request.method !== 'GET') throw new Error('not a GET request')
      response.assignSocket(socket)
    } catch {
      // The response to an earlier request on this connection may not be finished.
      socket.destroy()
      return
    }
    response.shouldKeepAlive = false
    // A refused upgrade ends the connection.
    response.once('finish', () => socket.destroySoon())
    upgrades.set(request, { socket, head })
    app.routing(request, response)
  })
  return upgrades
}

/** Node passes the body of an upgrade request on as the first bytes of the WebSocket. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0

/** The route of the WebSocket. */
export const addSockets = (app: App, dependencies: SocketDependencies): void => {
  const { registry, streams, rate, budget } = dependencies
  const webSockets = new WebSocketServer(OPTIONS)
  const upgrades = routeUpgrades(app)
  app.get(
    '/api/tables/:table/socket',
    {
      ...limitedTo('stream', rate),
      schema: {
        tags: ['tables'],
        summary: 'A WebSocket for commands and events.',
        description:
          'The first message is a `subscribe`. The server sends the messages of the stream in text frames, one JSON object per line; the client sends commands.',
        params: Path,
        querystring: z.object({ visit: Visit }),
        response: {
          101: MESSAGES,
          200: { ...MESSAGES, description: 'The same over HTTP/2, through a proxy.' },
          ...PROBLEMS,
        },
      },
    },
    async (request, reply) => {
      const upgrade = upgrades.get(request.raw)
      if (upgrade === undefined || hasBody(request.raw)) return sendProblem(reply, refuse('no-handshake').problem)
      if (registry.isStopping) return sendProblem(reply, refuse('server-stopping').problem)
      const { ip, params } = request
      const { socket, head } = upgrade
      // A connection counts as a message, so that an address over its limit cannot continue on a new one.
      if (!budget.spend(ip)) return sendProblem(reply, refuse('too-many-requests').problem)
      const slot = streams.reserveSocket(ip, socket)
      if (!slot.ok) return sendProblem(reply, slot.problem)
      const language = languageIn(request.headers['accept-language'])
      const talker = { table: params.table, ip, language, isVisitor: request.query.visit !== undefined }
      reply.hijack()
      reply.raw.detachSocket(socket)
      webSockets.handleUpgrade(request.raw, socket, head, webSocket => {
        void new SocketClient(dependencies, slot.value, talker, webSocket)
      })
    },
  )
}
