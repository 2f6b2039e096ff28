import type { AddressInfo } from 'node:net'
import type { Store } from '@halfpint/store'
import type { FastifyBaseLogger } from 'fastify'
import { addressesOf } from './address.ts'
import { addEvents } from './events.ts'
import { openFrame } from './frame.ts'
import { addHealth } from './health.ts'
import { addHere } from './here.ts'
import { openHouse } from './house.ts'
import { limitRequests } from './limit.ts'
import { openMetrics } from './metrics.ts'
import { openMinds } from './minds.ts'
import { gatherOpenApi, serveOpenApi } from './openapi.ts'
import { checkOrigins } from './origin.ts'
import { addPads } from './pads/pads.ts'
import { servePage } from './page.ts'
import { addRecords } from './records.ts'
import type { Settings } from './settings.ts'
import { addTables } from './tables.ts'

/** What the service is made of besides its settings. */
export interface Parts {
  readonly store: Store
  readonly log: FastifyBaseLogger
  /** The program of the threads that think for bots; `null` lets them think here. */
  readonly mind: URL | null
  readonly now?: () => number
}

/** A running server. */
export interface Service {
  readonly port: number
  readonly url: string
  /** Whether the page is served too. */
  readonly hasPage: boolean
  /** Finishes the requests, ends the streams with the word to come back, and lets go of the store. */
  stop(): Promise<void>
}

/** Opens everything and listens. */
export const openService = async (
  settings: Settings,
  { store, log, mind, now = Date.now }: Parts,
): Promise<Service> => {
  const minds = openMinds(mind, settings.minds)
  const metrics = openMetrics(() => house.size)
  const house = openHouse({ store, minds, log, metrics, now, keep: settings.keep })
  const app = openFrame(settings, metrics, log)
  let stopping: Promise<void> | undefined

  await limitRequests(app, settings.rate)
  checkOrigins(app, settings.origins)
  await gatherOpenApi(app)
  addTables(app, house, store, metrics, settings.rate)
  addEvents(app, house, metrics, settings.rate)
  addRecords(app, house, store)
  addPads(app, { store, metrics, rate: settings.rate, now })
  const portOf = (): number => (app.server.address() as AddressInfo).port
  addHere(app, settings.proxies, () => addressesOf(settings.host, portOf()))
  addHealth(app, store, metrics, () => stopping !== undefined)
  await serveOpenApi(app)
  const hasPage = settings.page !== null && (await servePage(app, settings.page))
  app.addHook('preClose', () => house.leave())
  await app.listen({ port: settings.port, host: settings.host })
  const port = portOf()

  const stop = async (): Promise<void> => {
    await app.close()
    await house.close()
    await minds.close()
    await store.close()
  }
  return {
    port,
    url: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`,
    hasPage,
    stop: () => {
      stopping ??= stop()
      return stopping
    },
  }
}
