import { refuse } from '@halfpint/core'
import { BeatRequest, EditionNumber, StreamMessage, WishId } from '@halfpint/protocol'
import type { Store } from '@halfpint/store'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { App } from './app.ts'
import { limitedTo } from './limit.ts'
import { listenAt } from './listen.ts'
import { PROBLEMS, sendProblem } from './problem.ts'
import type { TableRegistry } from './registry.ts'
import { findViewer } from './seat.ts'
import type { Streams } from './streams.ts'
import { Path, VersionInQuery } from './tables.ts'
import { readBearer } from './token.ts'

/** The version after which a client wants to hear; `null` for a fresh view. */
const afterOf = (request: FastifyRequest, asked: number | undefined): number | null => {
  const last = request.headers['last-event-id']
  const known = typeof last === 'string' && /^\d{1,15}$/.test(last) ? Number(last) : asked
  // Who knows nothing yet cannot fold facts.
  return known === undefined || known === 0 ? null : known
}

/** Signs of life are passed on among processes under such a name; no table has one. */
const BEAT = 'beat-'

/** The routes on which tables are watched. */
export const addEvents = (app: App, registry: TableRegistry, store: Store, streams: Streams, rate: number): void => {
  const stop = store.watch(notices => {
    for (const { table: name } of notices) if (name.startsWith(BEAT)) streams.beat(name.slice(BEAT.length))
  })
  app.addHook('preClose', async () => stop())

  app.get(
    '/api/tables/:table/events',
    {
      ...limitedTo('listen', rate),
      schema: {
        tags: ['tables'],
        summary: 'All that happens at the table, as it happens.',
        description:
          'Server-sent events, or one JSON object a line with `Accept: application/x-ndjson`. First the whole view, then facts. `Last-Event-ID` (or `after`) resumes without a gap. With the token of a seat you are present while you listen.',
        params: Path,
        querystring: z.strictObject({
          after: VersionInQuery.meta({ description: 'The last version you know.' }),
          edition: EditionNumber,
          beat: WishId.optional().meta({
            description:
              'A name that you choose for this stream. You promise a sign of life under it every 2 seconds, by POST to `/api/tables/{table}/beats`; after six seconds without one the stream is closed, and you count as away.',
          }),
        }),
        response: {
          200: {
            description: 'The stream.',
            content: {
              'text/event-stream': { schema: StreamMessage },
              'application/x-ndjson': { schema: StreamMessage },
            },
          },
          ...PROBLEMS,
        },
      },
    },
    async (request, reply) => {
      if (registry.isStopping) return sendProblem(reply, refuse('server-stopping').problem)
      const { table } = request.params
      const { after, beat, edition } = request.query
      const slot = streams.reserve(request, reply, beat === undefined ? undefined : `${table}/${beat}`)
      if (!slot.ok) return sendProblem(reply, slot.problem)
      const { open, release } = slot.value
      try {
        const asked = await findViewer(registry, table, request.headers.authorization)
        const token = readBearer(request.headers.authorization ?? '')
        const isFull = asked.ok && token === undefined && asked.value.live.isFull()
        const found = registry.isStopping ? refuse('server-stopping') : isFull ? refuse('too-many-streams') : asked
        if (!found.ok) {
          release()
          return sendProblem(reply, found.problem)
        }
        const { live, who } = found.value
        let leave: (() => void) | undefined
        const stream = open(() => leave?.())
        const audience = { who, token, address: request.ip, after: afterOf(request, after), edition }
        if (stream !== undefined) leave = listenAt(live, stream, audience)
      } catch (error) {
        release()
        throw error
      }
    },
  )

  app.post(
    '/api/tables/:table/beats',
    {
      ...limitedTo('listen', rate * 10),
      schema: {
        tags: ['tables'],
        summary: 'A sign of life for a stream that you opened with `beat`.',
        params: Path,
        body: BeatRequest,
        response: { 204: z.null().describe('Heard.'), ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const name = `${request.params.table}/${request.body.beat}`
      if (streams.beat(name)) return reply.code(204).send(null)
      // The stream may be at another process, which a proxy cannot know.
      if (store.kind !== 'sqlite') store.announce({ table: `${BEAT}${name}`, version: 1 })
      return sendProblem(reply, refuse('no-such-stream').problem)
    },
  )
}
