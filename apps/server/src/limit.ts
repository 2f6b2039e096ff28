import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import { neighbourhoodOf } from './address.ts'
import type { Clock } from './clock.ts'

const MINUTE = 60_000

/** How often one address may ask, per minute: a full pub behind one router stays far below. */
const PER_MINUTE = {
  any: 6_000,
  open: 60,
  sit: 240,
  listen: 1_200,
  talk: 120,
  stroke: 1_200,
  record: 600,
  legal: 1_200,
  forget: 20,
  entry: 30,
  parcel: 12,
} as const

/** Puts a limit on how often one address may ask anything. */
export const limitRequests = async (app: FastifyInstance, rate: number): Promise<void> => {
  if (rate === 0) return
  await app.register(rateLimit, {
    max: Math.ceil(PER_MINUTE.any * rate),
    timeWindow: MINUTE,
    // Only who exceeds the limit needs to know of it.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  })
}

/** The tighter limit of a route that costs more. */
export const limitedTo = (
  kind: Exclude<keyof typeof PER_MINUTE, 'any'>,
  rate: number,
): Pick<RouteShorthandOptions, 'config'> =>
  rate === 0 ? {} : { config: { rateLimit: { max: Math.ceil(PER_MINUTE[kind] * rate), timeWindow: MINUTE } } }

/** How much one address may still do in this minute. */
export interface Budget {
  /** Takes one from it; `false` when nothing is left. */
  spend(address: string): boolean
}

/** As many messages on sockets for each address as it may send requests. */
export const openBudget = (rate: number, { elapsed }: Clock): Budget => {
  let spent = new Map<string, number>()
  let since = elapsed()
  return {
    spend(from) {
      if (rate === 0) return true
      const address = neighbourhoodOf(from)
      if (elapsed() - since > MINUTE) {
        spent = new Map()
        since = elapsed()
      }
      const sum = (spent.get(address) ?? 0) + 1
      spent.set(address, sum)
      return sum <= PER_MINUTE.any * rate
    },
  }
}
