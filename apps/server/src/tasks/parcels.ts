import { refuse } from '@halfpint/core'
import { MOST_PARCEL, ParcelBody, ParcelId } from '@halfpint/protocol'
import { NO_TABLE, type Store } from '@halfpint/store'
import * as z from 'zod'
import type { App } from '../app.ts'
import { limitedTo } from '../limit.ts'
import { PROBLEMS, sendProblem } from '../problem.ts'

const Path = z.object({ parcel: ParcelId, way: z.enum(['there', 'back']) })
/** So long a parcel waits. */
const PATIENCE = 15 * 60_000
const DAY = 86_400_000

/**
 * The routes by which a book goes from one device to another and back: locked with a key that only the two have, fetched
 * once, and gone after a quarter of an hour: it is dated so that it is swept with the tables of `keep` days ago.
 */
export const addParcels = (app: App, store: Store, rate: number, now: () => number, keep: number): void => {
  const oldest = (): number => now() - keep * DAY
  const logOf = ({ parcel, way }: z.infer<typeof Path>): string => `parcel-${parcel}-${way}`

  app.put(
    '/api/parcels/:parcel/:way',
    {
      ...limitedTo('parcel', rate),
      bodyLimit: MOST_PARCEL + 1_000,
      schema: {
        tags: ['tasks'],
        summary: 'Leave a locked parcel for the other device.',
        params: Path,
        body: ParcelBody,
        response: { 200: z.object({}), ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const entry = { at: oldest() + PATIENCE, fact: { parcel: request.body.parcel } }
      const left = await store.append(logOf(request.params), 0, [entry], NO_TABLE)
      return left.kind === 'done' ? reply.send({}) : sendProblem(reply, refuse('parcel-there').problem)
    },
  )

  app.get(
    '/api/parcels/:parcel/:way',
    {
      ...limitedTo('record', rate),
      schema: {
        tags: ['tasks'],
        summary: 'Fetch a parcel; it is gone then.',
        params: Path,
        response: { 200: ParcelBody, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const log = logOf(request.params)
      const [entry] = await store.read(log)
      if (entry !== undefined) await store.remove(log)
      if (entry === undefined || entry.at < oldest()) return sendProblem(reply, refuse('no-parcel').problem, 404)
      return reply.send(entry.fact as ParcelBody)
    },
  )
}
