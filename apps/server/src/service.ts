import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { cryptographic } from '@halfpint/core'
import type { Store } from '@halfpint/store'
import type { FastifyBaseLogger } from 'fastify'
import { addressesOf } from './address.ts'
import { type BackupPlan, openBackups } from './admin/backups.ts'
import { openDesk } from './admin/desk.ts'
import { serveAdminPage } from './admin/page.ts'
import { servePrivacy } from './admin/privacy.ts'
import { addAdmin } from './admin/routes.ts'
import { openApp } from './app.ts'
import { openBotWorkers } from './botworkers.ts'
import { systemClock } from './clock.ts'
import { addHealth } from './health.ts'
import { addHere } from './here.ts'
import { limitRequests } from './limit.ts'
import { openMetrics } from './metrics.ts'
import { gatherOpenApi, serveOpenApi } from './openapi.ts'
import { checkOrigins } from './origin.ts'
import { servePage } from './page.ts'
import { addRoutes } from './routes.ts'
import type { Settings } from './settings.ts'
import { openChecker } from './tasks/checker.ts'
import { routeUpgrades } from './upgrade.ts'

/** How long requests may take to arrive and be answered once the server is stopping. */
const LAST_ORDERS = 2_000

/** What the service is made of besides its settings. */
export interface Parts {
  readonly store: Store
  readonly log: FastifyBaseLogger
  /** The program of the threads that think for bots; `null` lets them think here. */
  readonly botWorker: URL | null
  /** How copies of the file are made by the clock, if they are. */
  readonly backups?: BackupPlan
  /** The secret of whoever runs the server; without one nobody can give it orders. */
  readonly adminToken?: string
  /** A clock that is set by hand. */
  readonly now?: (() => number) | undefined
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
  { store, log, botWorker: mind, now, backups: plan, adminToken }: Parts,
): Promise<Service> => {
  const workers = openBotWorkers(mind, settings.botWorkers)
  const checker = openChecker(settings.botWorkers === 0 ? null : mind)
  const metrics = openMetrics(() => registry.size)
  const app = openApp(settings, metrics, log)
  let stopping: Promise<void> | undefined

  await limitRequests(app, settings.rate)
  checkOrigins(app, settings.origins, settings.proxies)
  await gatherOpenApi(app)
  const [clock, random, door] = [systemClock(now), cryptographic(), randomUUID()]
  const { registry, streams } = addRoutes(app, settings, { store, workers, checker, log, metrics, clock, random, door })
  const backups = plan === undefined ? null : openBackups(plan, { log, registry: metrics.registry, now: clock.now })
  const fail = (error: unknown): void => log.error({ err: error }, 'an order of the host in trouble')
  const desk = await openDesk({ registry, store, streams, backups, now: clock.now, fail })
  addAdmin(app, desk, adminToken ?? null, settings.rate)
  routeUpgrades(app)
  const portOf = (): number => (app.server.address() as AddressInfo).port
  addHere(app, settings.proxies, () => addressesOf(settings.host, portOf()))
  addHealth(app, store, metrics, () => stopping !== undefined, settings.metrics === 'all')
  await serveOpenApi(app)
  await servePrivacy(app, settings)
  if (adminToken !== undefined) await serveAdminPage(app)
  const hasPage = settings.page !== null && (await servePage(app, settings.page))
  app.addHook('preClose', async () => {
    await registry.endStreams()
    streams.close()
  })
  await app.listen({ port: settings.port, host: settings.host })
  const port = portOf()

  const stop = async (): Promise<void> => {
    backups?.stop()
    desk.stop()
    // Whoever has not sent the rest of a request by then would hold the stop up for as long as they like.
    const late = setTimeout(() => app.server.closeAllConnections(), LAST_ORDERS)
    await app.close()
    clearTimeout(late)
    await registry.close()
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
