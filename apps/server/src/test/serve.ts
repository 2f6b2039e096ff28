import { must } from '@halfpint/core'
import { openStore, type Store } from '@halfpint/store'
import { pino } from 'pino'
import { openService, type Service } from '../service.ts'
import { type Settings, USUAL } from '../settings.ts'

/** The settings of a server in a test: a port that the system chooses, loopback only, no limits. */
export const QUIET: Settings = { ...USUAL, port: 0, host: '127.0.0.1', rate: 0, botThreads: 0, log: 'silent' }

/** A real server on a port of its own, over a store in memory unless another is given. */
export const serve = async (
  settings: Partial<Settings> = {},
  store?: Store,
  now?: () => number,
  mind: URL | null = null,
): Promise<Service> => {
  const log = pino({ level: process.env.LOG_LEVEL ?? 'fatal' })
  return openService(
    { ...QUIET, ...settings },
    { store: store ?? must(await openStore('memory:')), log, botWorker: mind, now },
  )
}

/** One request as JSON and its answer as JSON; an `address` is believed by a server behind one proxy. */
export const ask = async (
  url: string,
  method = 'GET',
  body?: unknown,
  token?: string,
  address?: string,
): Promise<{ readonly status: number; readonly json: Record<string, never> & { problem?: { code: string } } }> => {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, json: (await response.json()) as never }
}
