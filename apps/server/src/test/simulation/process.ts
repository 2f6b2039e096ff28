import { below, type Random, seeded } from '@halfpint/core'
import type { Store } from '@halfpint/store'
import { answer } from '@halfpint/table'
import type { FastifyBaseLogger } from 'fastify'
import type { BotWorkers } from '../../bots/botworkers.ts'
import { openChecker } from '../../daily/checker.ts'
import { openAddressTags } from '../../http/addresstags.ts'
import { type App, openApp } from '../../http/app.ts'
import { openBudget } from '../../http/limit.ts'
import { openMetrics } from '../../http/metrics.ts'
import { checkOrigins } from '../../http/origin.ts'
import { addRoutes } from '../../http/routes.ts'
import type { PushMessage, SendPush } from '../../push/sender.ts'
import { DEFAULTS } from '../../settings.ts'
import type { Client } from './database.ts'
import { clockOn, type Machine } from './machine.ts'
import type { Line } from './network.ts'
import type { Scheduler } from './scheduler.ts'

/** A server process: the real app, registry, streams and tables, over a simulated store and clock. */
export interface ServerProcess extends Client {
  readonly node: string
  readonly machine: Machine
  /** The app, once it has started. */
  app: App | undefined
  /** The connections to this process. */
  readonly lines: Set<Line>
  /** Ends streams and releases everything, as on SIGTERM. */
  stop(): Promise<void>
}

/** Parameters of a process. */
export interface Start {
  readonly scheduler: Scheduler
  readonly machine: Machine
  /** The name of the process. */
  readonly node: string
  readonly seed: string
  readonly open: (client: Client) => Store
  /** Receives the errors that the process logs. */
  readonly trouble: (error: unknown) => void
  /** The push service, as this process reaches it. */
  readonly send: (client: ServerProcess) => SendPush
}

// Shared by all processes, because a killed one cannot remove its values.
const metrics = openMetrics(() => 0)
const settings = { ...DEFAULTS, rate: 0, botThreads: 0 }

const logOf = (trouble: (error: unknown) => void): FastifyBaseLogger => {
  const quiet = (): void => {}
  const tell = (said: unknown): void => trouble((said as { err?: unknown }).err ?? said)
  const log = { level: 'error', fatal: tell, error: tell, warn: quiet, info: quiet, debug: quiet, trace: quiet }
  return { ...log, silent: quiet, child: () => logOf(trouble) } as FastifyBaseLogger
}

/** Bots that need some time. They choose the same in every run with the same seed. */
const botsOf = (scheduler: Scheduler, client: Client, random: Random): BotWorkers => ({
  ask: question =>
    new Promise((resolve, reject) => {
      const think = (): void => void answer(question, scheduler.now, { iterations: 2 }).then(resolve, reject)
      scheduler.after(20 + below(random, 600), think, client)
    }),
  close: async () => {},
})

/** Starts a server process; it answers once `app` is set. */
export const startProcess = ({ scheduler, machine, node, seed, open, trouble, send }: Start): ServerProcess => {
  const owner = { alive: true, frozenUntil: 0 }
  const random = seeded(`process ${seed}`)
  const clock = clockOn(machine, scheduler, owner)
  const client: Client = Object.assign(owner, { clock })
  const store = open(client)
  const log = logOf(trouble)
  const app = openApp(settings, metrics, log)
  checkOrigins(app, [], 0)
  const workers = botsOf(scheduler, client, random)
  const checker = openChecker(null, openBudget(settings.rate, clock, 'check'))
  const tags = openAddressTags(seed, () => [])
  const push = { keys: { publicKey: 'simulated' }, send: (message: PushMessage) => send(started)(message) }
  const parts = { store, workers, checker, tags, log, metrics, clock, random, node, push }
  const { registry, streams } = addRoutes(app, settings, parts)
  const started: ServerProcess = Object.assign(client, {
    node,
    machine,
    app: undefined,
    lines: new Set<Line>(),
    async stop() {
      started.app = undefined
      await registry.endStreams()
      streams.close()
      await registry.close()
      await store.close()
    },
  })
  // Fastify starts in turns of the real event loop, in which the simulation does nothing.
  const ready = async (): Promise<void> => {
    await app.ready()
    started.app = app
  }
  scheduler.after(50 + below(random, 400), ready, client)
  return started
}
