import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { cryptographic } from '@halfpint/core'
import type { Store } from '@halfpint/store'
import type { FastifyBaseLogger } from 'fastify'
import { openAdmin } from './admin/admin.ts'
import { type BackupPlan, openBackups } from './admin/backups.ts'
import { servePrivacy } from './admin/privacy.ts'
import { addAdmin } from './admin/routes.ts'
import { openAdminState } from './admin/state.ts'
import { openBotWorkers } from './bots/botworkers.ts'
import { systemClock } from './clock.ts'
import { openChecker } from './daily/checker.ts'
import { addressesOf } from './http/address.ts'
import { openAddressTags } from './http/addresstags.ts'
import { openApp } from './http/app.ts'
import { addHealth } from './http/health.ts'
import { addHere } from './http/here.ts'
import { limitRequests, openBudget } from './http/limit.ts'
import { openMetrics } from './http/metrics.ts'
import { gatherOpenApi, serveOpenApi } from './http/openapi.ts'
import { checkOrigins } from './http/origin.ts'
import { servePage } from './http/page.ts'
import { addRoutes } from './http/routes.ts'
import { type OutboundOptions, openOutbound } from './outbound/request.ts'
import { servePreviews } from './previews/routes.ts'
import { openPushSender } from './push/sender.ts'
import type { Settings } from './settings.ts'

/** Milliseconds for requests in progress when the server stops. */
const STOP_WITHIN = 2_000

/** Dependencies of the service besides its settings. */
export interface ServiceDependencies {
  readonly store: Store
  readonly log: FastifyBaseLogger
  /** The program of the bot threads; `null` lets bots think in this thread. */
  readonly botWorker: URL | null
  /** The schedule of backups, if there is one. */
  readonly backups?: BackupPlan
  /** The secret of the operator; without one there is no admin API. */
  readonly adminToken?: string
  /** Replaces the system clock in tests. */
  readonly now?: (() => number) | undefined
  /** Lets tests have push services on loopback. */
  readonly outbound?: OutboundOptions
}

/** A running server. */
export interface Service {
  readonly port: number
  readonly url: string
  /** Whether the page is served too. */
  readonly hasPage: boolean
  /** Finishes the requests, ends the streams with a `bye`, and closes the store. */
  stop(): Promise<void>
}

/** Opens everything and listens. */
export const openService = async (
  settings: Settings,
  { store, log, botWorker: botWorkerProgram, now, backups: plan, adminToken, outbound }: ServiceDependencies,
): Promise<Service> => {
  const workers = openBotWorkers(botWorkerProgram, settings.botThreads)
  const metrics = openMetrics(() => registry.size)
  const app = openApp(settings, metrics, log)
  let stopping: Promise<void> | undefined

  await limitRequests(app, settings.rate)
  checkOrigins(app, settings.origins, settings.proxies)
  await gatherOpenApi(app)
  const [clock, random, node] = [systemClock(now), cryptographic(), randomUUID()]
  const checker = openChecker(
    settings.botThreads === 0 ? null : botWorkerProgram,
    openBudget(settings.rate, clock, 'check'),
  )
  const fail = (error: unknown): void => log.error({ err: error }, 'admin command failed')
  const state = await openAdminState(store, clock.now, fail)
  const tags = openAddressTags(state.addressSecret, () => state.bans().map(([address]) => address))
  const keys = state.pushKeys
  const send = openPushSender({ keys, hosts: settings.pushHosts, outbound: openOutbound(outbound), now: clock.now })
  const parts = { store, workers, checker, tags, log, metrics, clock, random, node, push: { keys, send } }
  const { registry, streams, resultStore } = addRoutes(app, settings, parts)
  const backups = plan === undefined ? null : openBackups(plan, { log, registry: metrics.registry, now: clock.now })
  const admin = openAdmin({
    registry,
    store,
    streams,
    resultStore,
    state,
    tags,
    rate: settings.rate,
    backups,
    now: clock.now,
    fail,
  })
  addAdmin(app, admin, adminToken ?? null, settings.rate)
  const portOf = (): number => (app.server.address() as AddressInfo).port
  addHere(app, settings.proxies, () => addressesOf(settings.host, portOf()))
  addHealth(app, { store, metrics, isStopping: () => stopping !== undefined, settings })
  await serveOpenApi(app)
  await servePrivacy(app, settings)
  const hasPage = settings.page !== null && (await servePage(app, settings.page))
  if (hasPage) await servePreviews(app, registry, settings.rate)
  app.addHook('preClose', async () => {
    await registry.endStreams()
    streams.close()
  })
  await app.listen({ port: settings.port, host: settings.host })
  const port = portOf()

  const stop = async (): Promise<void> => {
    backups?.stop()
    admin.stop()
    // A client that does not finish its request could delay the stop forever.
    const late = setTimeout(() => app.server.closeAllConnections(), STOP_WITHIN)
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
