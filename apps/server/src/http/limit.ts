import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import type { Clock } from '../clock.ts'
import { neighbourhoodOf } from './address.ts'

const MINUTE = 60_000

const perMinute = (most: number) => ({ most, time: MINUTE })

/**
 * How often one address may do what, in what time: a full pub stays far below. Messages on sockets count like requests,
 * kilobytes on pads like strokes; `parcel` is for the time that they lie there, `name` for new ones on one list of results.
 * `guess` counts wrong codes only. `check` is in milliseconds of processor time.
 */
const LIMITS = {
  any: perMinute(6_000),
  open: perMinute(60),
  sit: perMinute(240),
  listen: perMinute(1_200),
  talk: perMinute(120),
  stroke: perMinute(1_200),
  record: perMinute(600),
  legal: perMinute(1_200),
  forget: perMinute(20),
  entry: perMinute(30),
  check: perMinute(10_000),
  guess: { most: 30, time: 10 * MINUTE },
  parcel: { most: 20, time: 15 * MINUTE },
  // Allows two transfers of the maximum size, there and back. One address cannot fill the space for all.
  parcelKilobytes: { most: 4_000, time: 15 * MINUTE },
  name: { most: 25, time: 24 * 60 * MINUTE },
}

/** Puts a limit on how often one address may ask anything. */
export const limitRequests = async (app: FastifyInstance, rate: number): Promise<void> => {
  if (rate === 0) return
  await app.register(rateLimit, {
    max: Math.ceil(LIMITS.any.most * rate),
    timeWindow: LIMITS.any.time,
    // Only a client that exceeds the limit needs to know it.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  })
}

/** The tighter limit of a route that costs more. */
export const limitedTo = (
  kind: Exclude<keyof typeof LIMITS, 'any'>,
  rate: number,
): Pick<RouteShorthandOptions, 'config'> => {
  const { most, time } = LIMITS[kind]
  return rate === 0 ? {} : { config: { rateLimit: { max: Math.ceil(most * rate), timeWindow: time } } }
}

/** How much one address may still do. */
export interface Budget {
  /** Spends this much of an address's budget; `false` if it is used up. */
  spend(address: string, cost?: number, place?: string): boolean
  /** Seconds until every address may do everything again. */
  renewsIn(): number
}

/** So much of something for each address. */
export const openBudget = (rate: number, { elapsed }: Clock, kind: keyof typeof LIMITS): Budget => {
  const { most, time } = LIMITS[kind]
  let spent = new Map<string, number>()
  let since = elapsed()
  return {
    spend(from, cost = 1, place = '') {
      if (rate === 0) return true
      const who = neighbourhoodOf(from) + place
      if (elapsed() - since > time) {
        spent = new Map()
        since = elapsed()
      }
      const sum = (spent.get(who) ?? 0) + cost
      spent.set(who, sum)
      return sum <= most * rate
    },
    renewsIn: () => Math.max(1, Math.ceil((since + time - elapsed()) / 1000)),
  }
}
