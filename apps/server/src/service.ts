import type { AddressInfo } from 'node:net'
import type { Store } from '@halfpint/store'
import type { FastifyBaseLogger } from 'fastify'
import { addressesOf } from './address.ts'
import { openApp } from './app.ts'
import { openBotWorkers } from './botworkers.ts'
import { addEvents } from './events.ts'
import { addHealth } from './health.ts'
import { addHere } from './here.ts'
import { limitRequests } from './limit.ts'
import { openMetrics } from './metrics.ts'
import { gatherOpenApi, serveOpenApi } from './openapi.ts'
import { checkOrigins } from './origin.ts'
import { addPads } from './pads/pads.ts'
import { servePage } from './page.ts'
import { addRecords } from './records.ts'
import { openRegistry } from './registry.ts'
import type { Settings } from './settings.ts'
import { openStreams } from './streams.ts'
import { addTables } from './tables.ts'

/** How long requests may take to arrive and be answered once the server is stopping. */
const LAST_ORDERS = 2_000

/** What the service is made of besides its settings. */
export interface Parts {
  readonly store: Store
  readonly log: FastifyBaseLogger
  /** The program of the threads that think for bots; `null` lets them think here. */
  readonly botWorker: URL | null
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
  { store, log, botWorker: mind, now = Date.now }: Parts,
): Promise<Service> => {
  const botWorkers = openBotWorkers(mind, settings.botWorkers)
  const metrics = openMetrics(() => registry.size)
  const registry = openRegistry({ store, workers: botWorkers, log, metrics, now, keep: settings.keep })
  const streams = openStreams(metrics, settings.rate, now)
  const app = openApp(settings, metrics, log)
  let stopping: Promise<void> | undefined

  await limitRequests(app, settings.rate)
  checkOrigins(app, settings.origins, settings.proxies)
  await gatherOpenApi(app)
  addTables(app, registry, store, metrics, settings.rate)
  addEvents(app, registry, streams, settings.rate)
  addRecords(app, registry, store, settings.rate)
  addPads(app, { store, streams, rate: settings.rate, now })
  const portOf = (): number => (app.server.address() as AddressInfo).port
  addHere(app, settings.proxies, () => addressesOf(settings.host, portOf()))
  addHealth(app, store, metrics, () => stopping !== undefined, settings.metrics === 'all')
  await serveOpenApi(app)
  const hasPage = settings.page !== null && (await servePage(app, settings.page))
  app.addHook('preClose', async () => {
    await registry.endStreams()
    streams.close()
  })
  await app.listen({ port: settings.port, host: settings.host })
  const port = portOf()

  const stop = async (): Promise<void> => {
    // Whoever has not sent the rest of a request by then would hold the stop up for as long as they like.
    const late = setTimeout(() => app.server.closeAllConnections(), LAST_ORDERS)
    await app.close()
    clearTimeout(late)
    await registry.close()
    await botWorkers.close()
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
