import { refuse } from '@halfpint/core'
import { MAX_TRANSFER_BYTES, type Store } from '@halfpint/store'
import { MOST_PARCEL, ParcelBody, ParcelId } from '@halfpint/table/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Clock } from '../clock.ts'
import type { App } from '../http/app.ts'
import { limitedTo, openBudget } from '../http/limit.ts'
import { PROBLEMS, sendProblem } from '../http/problem.ts'

const Path = z.object({ parcel: ParcelId, way: z.enum(['there', 'back']) })
/** Maximum size of a request: the transfer and the JSON around it. */
const MAX_BODY = MOST_PARCEL + 1_000
/** Milliseconds between removals of transfers that nobody fetched. */
const EXPIRE_EVERY = 60_000

/**
 * The routes that transfer a player's statistics between two devices of one person. A transfer is encrypted with a key
 * that only the two devices have. It is fetched once, within 15 minutes.
 */
export const addTransfers = (app: App, { transfers }: Store, rate: number, clock: Clock): void => {
  const kilobytes = openBudget(rate, clock, 'transferKilobytes')
  const fail = (error: unknown): void => app.log.error({ err: error }, 'removal of expired transfers failed')
  const stop = clock.every(EXPIRE_EVERY, () => void transfers.expire(clock.now()).catch(fail))
  app.addHook('preClose', async () => stop())
  const idOf = ({ parcel, way }: z.infer<typeof Path>): string => `${parcel}-${way}`

  /** Bytes of requests that are being received now. Memory must not fill up before the store can refuse them. */
  let receiving = 0
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const bytes = Math.min(Number(request.headers['content-length'] ?? MAX_BODY), MAX_BODY)
    if (receiving + bytes > MAX_TRANSFER_BYTES) return sendProblem(reply, refuse('transfers-full').problem)
    if (!kilobytes.spend(request.ip, bytes / 1_000)) return sendProblem(reply, refuse('too-many-requests').problem)
    receiving += bytes
    reply.raw.once('close', () => {
      receiving -= bytes
    })
  }

  app.put(
    '/api/parcels/:parcel/:way',
    {
      ...limitedTo('transfer', rate),
      // After the request limit and before the body is read.
      preParsing: admit,
      bodyLimit: MAX_BODY,
      schema: {
        tags: ['transfers'],
        summary: 'Store an encrypted transfer for the other device.',
        params: Path,
        body: ParcelBody,
        response: { 200: z.object({}), ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const stored = await transfers.put(idOf(request.params), request.body.parcel, clock.now())
      if (stored === 'done') return reply.send({})
      const { problem } = stored === 'full' ? refuse('transfers-full') : refuse('parcel-there')
      return sendProblem(reply, problem)
    },
  )

  app.get(
    '/api/parcels/:parcel/:way',
    {
      ...limitedTo('read', rate),
      schema: {
        tags: ['transfers'],
        summary: 'Fetch and delete a transfer.',
        params: Path,
        response: { 200: ParcelBody, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const parcel = await transfers.take(idOf(request.params), clock.now())
      return parcel === null ? sendProblem(reply, refuse('no-parcel').problem, 404) : reply.send({ parcel })
    },
  )
}
