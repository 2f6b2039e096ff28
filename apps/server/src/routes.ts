import type { Random } from '@halfpint/core'
import type { Store } from '@halfpint/store'
import type { FastifyBaseLogger } from 'fastify'
import type { App } from './app.ts'
import type { BotWorkers } from './botworkers.ts'
import type { Clock } from './clock.ts'
import { addEvents } from './events.ts'
import { addForgetting } from './forgetting.ts'
import { openBudget } from './limit.ts'
import type { Metrics } from './metrics.ts'
import { addPads } from './pads/pads.ts'
import { addRecords } from './records.ts'
import { openRegistry, type TableRegistry } from './registry.ts'
import type { Settings } from './settings.ts'
import { addSockets } from './socket.ts'
import { openStreams, type Streams } from './streams.ts'
import { addTables } from './tables.ts'
import type { Checker } from './tasks/checker.ts'
import { addParcels } from './tasks/parcels.ts'
import { addTasks } from './tasks/routes.ts'
import { openSheets } from './tasks/sheets.ts'

/** What tables and pads stand on in one process. */
interface RouteDependencies {
  readonly store: Store
  readonly workers: BotWorkers
  readonly checker: Checker
  readonly log: FastifyBaseLogger
  readonly metrics: Metrics
  readonly clock: Clock
  readonly random: Random
  /** The name of this process, which no other has or had. */
  readonly door: string
}

/** Adds all that is played and watched to an app. Nothing in here looks at the machine's own clock, chance or network. */
export const addRoutes = (
  app: App,
  { rate, keep, keepRecords = 0 }: Pick<Settings, 'rate' | 'keep'> & Partial<Pick<Settings, 'keepRecords'>>,
  { store, workers, checker, log, metrics, clock, random, door }: RouteDependencies,
): { readonly registry: TableRegistry; readonly streams: Streams } => {
  const registry = openRegistry({ store, workers, log, metrics, clock, random, door, keep, keepRecords })
  const streams = openStreams(metrics, rate, clock)
  addTables(app, registry, store, metrics, rate)
  addEvents(app, registry, store, streams, rate)
  addSockets(app, { registry, streams, metrics, rate, clock, budget: openBudget(rate, clock, 'any') })
  addRecords(app, registry, store, rate)
  addForgetting(app, registry, store, rate)
  addPads(app, { store, streams, rate, clock })
  addTasks(app, { sheets: openSheets(store, clock.now, keep), checker, rate, clock })
  addParcels(app, store, rate, clock.now, keep)
  return { registry, streams }
}
