import { refuse } from '@halfpint/core'
import { StreamMessage, Version } from '@halfpint/protocol'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { App } from './app.ts'
import { limitedTo } from './limit.ts'
import type { Subscriber } from './livetable.ts'
import { COME_BACK, encode } from './message.ts'
import type { Metrics } from './metrics.ts'
import { sendProblem } from './problem.ts'
import type { TableRegistry } from './registry.ts'
import { findViewer } from './seat.ts'
import { formOf, openStream, type Stream } from './stream.ts'
import { Path, PROBLEMS } from './tables.ts'

/** How often a quiet stream gives a sign of life: often enough for the proxies on the way. */
const HEARTBEAT = 15_000

/** The most streams from one address. */
const MOST_FROM_ONE = 1_000

/** The version after which a client wants to hear; `null` for a fresh view. */
const afterOf = (request: FastifyRequest, asked: number | undefined): number | null => {
  const last = request.headers['last-event-id']
  const known = typeof last === 'string' && /^\d{1,15}$/.test(last) ? Number(last) : asked
  // Who knows nothing yet cannot fold facts.
  return known === undefined || known === 0 ? null : known
}

/** The route on which tables are watched. Gives the way to end all streams. */
export const addEvents = (app: App, registry: TableRegistry, metrics: Metrics, rate: number): void => {
  const streams = new Set<Stream>()
  const perAddress = new Map<string, number>()
  const heartbeat = setInterval(() => {
    for (const stream of streams) stream.beat()
  }, HEARTBEAT)
  heartbeat.unref()
  app.addHook('onClose', async () => clearInterval(heartbeat))

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
          after: z
            .string()
            .regex(/^\d{1,15}$/)
            .transform(Number)
            .pipe(Version)
            .optional()
            .meta({ description: 'The last version you know.' }),
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
      const asked = await findViewer(registry, request.params.table, request.headers.authorization)
      if (!asked.ok) return sendProblem(reply, asked.problem)
      if (registry.isStopping) return sendProblem(reply, refuse('server-stopping').problem)
      // What the stream keeps alive should be little: not the whole request.
      const { ip } = request
      const open = perAddress.get(ip) ?? 0
      if (rate > 0 && open >= MOST_FROM_ONE * rate) return sendProblem(reply, refuse('too-many-streams').problem)
      perAddress.set(ip, open + 1)

      const { live, who } = asked.value
      const form = formOf(request.headers.accept)
      const allowed = reply.getHeader('access-control-allow-origin')
      reply.hijack()
      const headers = typeof allowed === 'string' ? { 'access-control-allow-origin': allowed } : {}
      const stream = openStream(reply.raw, form, headers, () => metrics.slow.inc())
      streams.add(stream)
      metrics.streams.inc({ form })
      const subscriber: Subscriber = {
        hear(update) {
          stream.say(encode(update))
          if (update.kind === 'cut') stream.end()
        },
        dismiss() {
          stream.say(COME_BACK)
          stream.end()
        },
      }
      const stop = live.join(who, afterOf(request, request.query.after), subscriber)
      reply.raw.on('close', () => {
        stop()
        streams.delete(stream)
        metrics.streams.dec({ form })
        const left = (perAddress.get(ip) ?? 1) - 1
        if (left > 0) perAddress.set(ip, left)
        else perAddress.delete(ip)
      })
    },
  )
}
