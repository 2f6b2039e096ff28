import type { Random } from '@halfpint/core'
import type { Store } from '@halfpint/store'
import type { FastifyBaseLogger } from 'fastify'
import type { BotWorkers } from '../bots/botworkers.ts'
import type { Clock } from '../clock.ts'
import { addCodes } from '../codes/routes.ts'
import { addCopies } from '../copies/routes.ts'
import type { Checker } from '../daily/checker.ts'
import { openResultStore, type ResultStore } from '../daily/results.ts'
import { addDaily } from '../daily/routes.ts'
import { openGroupRegistry } from '../groups/registry.ts'
import { addGroups } from '../groups/routes.ts'
import { addPads } from '../pads/pads.ts'
import { openCaller } from '../push/calls.ts'
import { addPush } from '../push/routes.ts'
import type { PushKeys, SendPush } from '../push/sender.ts'
import { openSubscriptions } from '../push/subscriptions.ts'
import type { Settings } from '../settings.ts'
import { addEvents } from '../socket/events.ts'
import { addSockets } from '../socket/socket.ts'
import { openStreams, type Streams } from '../socket/streams.ts'
import { addForgetting } from '../tables/forgetting.ts'
import { addRecords } from '../tables/records.ts'
import { openRegistry, type TableRegistry } from '../tables/registry.ts'
import { addTables } from '../tables/routes.ts'
import type { AddressTags } from './addresstags.ts'
import type { App } from './app.ts'
import { openBudget } from './limit.ts'
import type { Metrics } from './metrics.ts'

/** Dependencies of the routes. */
interface RouteDependencies {
  readonly store: Store
  readonly workers: BotWorkers
  readonly checker: Checker
  readonly tags: AddressTags
  readonly log: FastifyBaseLogger
  readonly metrics: Metrics
  readonly clock: Clock
  readonly random: Random
  /** The name of this process; no other process has or had it. */
  readonly node: string
  readonly push: { readonly keys: Pick<PushKeys, 'publicKey'>; readonly send: SendPush }
}

/** Adds the routes for tables, pads, daily results and copies. Clock, randomness and network are passed in. */
export const addRoutes = (
  app: App,
  { rate, keep, keepRecords, pushHosts }: Pick<Settings, 'rate' | 'keep' | 'keepRecords' | 'pushHosts'>,
  { store, workers, checker, tags, log, metrics, clock, random, node, push }: RouteDependencies,
): { readonly registry: TableRegistry; readonly streams: Streams; readonly resultStore: ResultStore } => {
  const fail = (error: unknown): void => log.error({ err: error }, 'group operation failed')
  const subscriptions = openSubscriptions(store, clock.now)
  const caller = openCaller({ subscriptions, send: push.send, clock, log })
  const registry = openRegistry({
    ...{ store, workers, log, metrics, clock, random, node, keep, keepRecords, caller },
    matchOver: table => void groupRoutes.matchOver(table).catch(fail),
  })
  const resultStore = openResultStore(store, clock.now, keep, registry.expiredBefore)
  const groups = openGroupRegistry(store, clock.now)
  const streams = openStreams(metrics, rate, clock)
  addTables(app, { registry, store, metrics, tags, rate })
  addEvents(app, { registry, store, streams, rate })
  addSockets(app, { registry, streams, metrics, rate, clock, budget: openBudget(rate, clock, 'any') })
  addRecords(app, registry, store, rate)
  addForgetting(app, { registry, store, subscriptions, rate })
  addPush(app, { registry, subscriptions, caller, publicKey: push.keys.publicKey, hosts: pushHosts, rate })
  addPads(app, { store, streams, rate, clock })
  addCodes(app, { store, groups, rate, clock })
  addDaily(app, { resultStore, checker, tags, rate, clock })
  const groupRoutes = addGroups(app, { groups, registry, resultStore, store, rate, clock })
  addCopies(app, store, rate, clock)
  return { registry, streams, resultStore }
}
