import { refuse } from '@halfpint/core'
import type { Store } from '@halfpint/store'
import { CommandId, HeartbeatRequest, StreamMessage, Visit } from '@halfpint/table/wire'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { App } from '../http/app.ts'
import { limitedTo } from '../http/limit.ts'
import { PROBLEMS, sendProblem } from '../http/problem.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { Path, VersionInQuery } from '../tables/routes.ts'
import { findViewer } from '../tables/seat.ts'
import { readBearer } from '../tables/token.ts'
import { subscribe } from './listen.ts'
import type { Streams } from './streams.ts'

/** The last version that a client knows; `null` for a new view. */
const afterOf = (request: FastifyRequest, asked: number | undefined): number | null => {
  const last = request.headers['last-event-id']
  const known = typeof last === 'string' && /^\d{1,15}$/.test(last) ? Number(last) : asked
  // A client that knows nothing cannot apply events.
  return known === undefined || known === 0 ? null : known
}

/** Heartbeats are passed on among processes under such a name; no table has one. */
const HEARTBEAT = 'beat-'

/** Dependencies of the event stream. */
interface EventDependencies {
  readonly registry: TableRegistry
  readonly store: Store
  readonly streams: Streams
  readonly rate: number
}

/** The routes of the event stream. */
export const addEvents = (app: App, { registry, store, streams, rate }: EventDependencies): void => {
  const stop = store.watch(notices => {
    for (const { table: name } of notices)
      if (name.startsWith(HEARTBEAT)) streams.heartbeat(name.slice(HEARTBEAT.length))
  })
  app.addHook('preClose', async () => stop())

  app.get(
    '/api/tables/:table/events',
    {
      ...limitedTo('stream', rate),
      schema: {
        tags: ['tables'],
        summary: 'The stream of events of the table.',
        description:
          'Server-sent events: first the whole view, then events. `Last-Event-ID` (or `after`) resumes without a gap. With the token of a seat, the player is present while the stream is open.',
        params: Path,
        querystring: z.strictObject({
          after: VersionInQuery.meta({ description: 'The last version that you know.' }),
          visit: Visit,
          heartbeat: CommandId.optional().meta({
            description:
              'A name that you choose for this stream. You promise a heartbeat under it every 2 seconds, by POST to `/api/tables/{table}/heartbeats`; after six seconds without one the stream is closed, and you count as away.',
          }),
        }),
        response: {
          200: {
            description: 'The stream.',
            content: { 'text/event-stream': { schema: StreamMessage } },
          },
          ...PROBLEMS,
        },
      },
    },
    async (request, reply) => {
      if (registry.isStopping) return sendProblem(reply, refuse('server-stopping').problem)
      const { table } = request.params
      const { after, heartbeat, visit } = request.query
      const slot = streams.reserve(request, reply, heartbeat === undefined ? undefined : `${table}/${heartbeat}`)
      if (!slot.ok) return sendProblem(reply, slot.problem)
      const { open, release } = slot.value
      try {
        const known = afterOf(request, after)
        const asked = await findViewer(registry, table, request.headers.authorization, known)
        const token = readBearer(request.headers.authorization ?? '')
        const isFull = asked.ok && token === undefined && asked.value.live.isFull()
        const found = registry.isStopping ? refuse('server-stopping') : isFull ? refuse('too-many-streams') : asked
        if (!found.ok) {
          release()
          return sendProblem(reply, found.problem)
        }
        const { live, viewer } = found.value
        let leave: (() => void) | undefined
        const stream = open(() => leave?.())
        const isVisitor = visit !== undefined
        const isVisible = heartbeat !== undefined
        const audience = { viewer, token, address: request.ip, after: known, isVisitor, isVisible }
        if (stream !== undefined) leave = subscribe(live, stream, audience)
      } catch (error) {
        release()
        throw error
      }
    },
  )

  app.post(
    '/api/tables/:table/heartbeats',
    {
      ...limitedTo('stream', rate * 10),
      schema: {
        tags: ['tables'],
        summary: 'A heartbeat for a stream that you opened with `heartbeat`.',
        params: Path,
        body: HeartbeatRequest,
        response: { 204: z.null().describe('Received.'), ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const name = `${request.params.table}/${request.body.heartbeat}`
      if (streams.heartbeat(name)) return reply.code(204).send(null)
      // The stream may be at another process, which a proxy cannot know.
      if (store.kind !== 'sqlite') store.announce({ table: `${HEARTBEAT}${name}`, version: 1 })
      return sendProblem(reply, refuse('no-such-stream').problem)
    },
  )
}
