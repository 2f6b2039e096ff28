import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import type { Clock } from '../clock.ts'
import { neighbourhoodOf } from './address.ts'

const MINUTE = 60_000

const perMinute = (max: number) => ({ max, time: MINUTE })

/**
 * The limits of one address: how much of what in how much time. A full pub stays far below. Messages on sockets count
 * like requests, and kilobytes on pads like requests to write. `name` counts new names on one list of results; `guess`
 * counts wrong codes only; `newCopy` counts copies that a device stores for the first time; `check` is in milliseconds of processor time.
 */
const LIMITS = {
  any: perMinute(6_000),
  open: perMinute(60),
  group: { max: 20, time: 60 * MINUTE },
  join: perMinute(240),
  stream: perMinute(1_200),
  chat: perMinute(120),
  padWrite: perMinute(1_200),
  read: perMinute(600),
  legal: perMinute(1_200),
  forget: perMinute(20),
  result: perMinute(30),
  check: perMinute(10_000),
  pushTest: perMinute(10),
  guess: { max: 30, time: 10 * MINUTE },
  copy: { max: 120, time: 15 * MINUTE },
  newCopy: { max: 10, time: 24 * 60 * MINUTE },
  name: { max: 25, time: 24 * 60 * MINUTE },
}

/** Limits the requests of one address. */
export const limitRequests = async (app: FastifyInstance, rate: number): Promise<void> => {
  if (rate === 0) return
  await app.register(rateLimit, {
    max: Math.ceil(LIMITS.any.max * rate),
    timeWindow: LIMITS.any.time,
    // Only a client that exceeds the limit needs these headers.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  })
}

/** A lower limit for a route that costs more. */
export const limitedTo = (
  kind: Exclude<keyof typeof LIMITS, 'any'>,
  rate: number,
): Pick<RouteShorthandOptions, 'config'> => {
  const { max, time } = LIMITS[kind]
  return rate === 0 ? {} : { config: { rateLimit: { max: Math.ceil(max * rate), timeWindow: time } } }
}

/** The remaining budget of each address. */
export interface Budget {
  /** Spends a part of an address's budget. Returns `false` if too little is left. */
  spend(address: string, cost?: number, place?: string): boolean
  /** Seconds until all budgets are full again. */
  renewsIn(): number
}

/** A budget for each address, of one of the limits. */
export const openBudget = (rate: number, { elapsed }: Clock, kind: keyof typeof LIMITS): Budget => {
  const { max, time } = LIMITS[kind]
  let spent = new Map<string, number>()
  let since = elapsed()
  return {
    spend(from, cost = 1, place = '') {
      if (rate === 0) return true
      const payer = neighbourhoodOf(from) + place
      if (elapsed() - since > time) {
        spent = new Map()
        since = elapsed()
      }
      const sum = (spent.get(payer) ?? 0) + cost
      spent.set(payer, sum)
      return sum <= max * rate
    },
    renewsIn: () => Math.max(1, Math.ceil((since + time - elapsed()) / 1000)),
  }
}
