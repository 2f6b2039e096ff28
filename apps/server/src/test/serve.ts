import { must } from '@halfpint/core'
import { openStore, type Store } from '@halfpint/store'
import { pino } from 'pino'
import { openService, type Service } from '../service.ts'
import { DEFAULTS, type Settings } from '../settings.ts'

/** The settings of a server in a test: a port that the system chooses, loopback only, no limits. */
export const QUIET: Settings = { ...DEFAULTS, port: 0, host: '127.0.0.1', rate: 0, botThreads: 0, log: 'silent' }

/** Starts a real server on a free port, over a store in memory by default. */
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

/** The sender of a request: a token, and the address that a proxy reports. */
interface Sender {
  readonly token?: string | undefined
  readonly address?: string
}

/** Sends a request with a JSON body, and returns the status and the JSON of the answer. A sender can be a token alone. */
export const ask = async (
  url: string,
  method = 'GET',
  body?: unknown,
  sender?: string | Sender,
): Promise<{ readonly status: number; readonly json: Record<string, never> & { problem?: { code: string } } }> => {
  const { token, address }: Sender = typeof sender === 'object' ? sender : { token: sender }
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
