import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import { neighbourhoodOf } from './address.ts'
import type { Clock } from './clock.ts'

const MINUTE = 60_000

/** How often one address may ask, per minute (parcels in the 15 that they lie there): a full pub stays far below. */
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
  parcel: 20,
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
): Pick<RouteShorthandOptions, 'config'> => {
  const timeWindow = kind === 'parcel' ? 15 * MINUTE : MINUTE
  return rate === 0 ? {} : { config: { rateLimit: { max: Math.ceil(PER_MINUTE[kind] * rate), timeWindow } } }
}

/** Messages on sockets, kilobytes written on pads, new names on one list of results: a full pub's, not the whole list. */
const BUDGETS = {
  messages: { most: PER_MINUTE.any, time: MINUTE },
  strokes: { most: PER_MINUTE.stroke, time: MINUTE },
  names: { most: 25, time: 24 * 60 * MINUTE },
} as const

/** How much one address may still do. */
export interface Budget {
  /** Takes so much from what it may do at one place; `false` when there is not so much left. */
  spend(address: string, cost?: number, place?: string): boolean
}

/** So much of something for each address. */
export const openBudget = (rate: number, { elapsed }: Clock, what: keyof typeof BUDGETS): Budget => {
  const { most, time } = BUDGETS[what]
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
  }
}
