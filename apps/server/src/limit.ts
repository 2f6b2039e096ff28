import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, RouteShorthandOptions } from 'fastify'

/** How often one address may ask, per minute: a full pub behind one router stays far below. */
const PER_MINUTE = {
  any: 6_000,
  open: 60,
  sit: 240,
  listen: 1_200,
  talk: 120,
  stroke: 1_200,
  record: 600,
  legal: 3_000,
} as const

/** Puts a limit on how often one address may ask anything. */
export const limitRequests = async (app: FastifyInstance, rate: number): Promise<void> => {
  if (rate === 0) return
  await app.register(rateLimit, {
    max: Math.ceil(PER_MINUTE.any * rate),
    timeWindow: 60_000,
    // Only who exceeds the limit needs to know of it.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  })
}

/** The tighter limit of a route that costs more. */
export const limitedTo = (
  kind: Exclude<keyof typeof PER_MINUTE, 'any'>,
  rate: number,
): Pick<RouteShorthandOptions, 'config'> =>
  rate === 0 ? {} : { config: { rateLimit: { max: Math.ceil(PER_MINUTE[kind] * rate), timeWindow: 60_000 } } }
