import { refuse } from '@halfpint/core'
import type { Store } from '@halfpint/store'
import type { Settings } from '../settings.ts'
import type { App } from './app.ts'
import { isForwarded, isLoopback } from './here.ts'
import { limitedTo } from './limit.ts'
import type { Metrics } from './metrics.ts'
import { sendProblem } from './problem.ts'

/** Milliseconds within which the store must answer, or the server is not ready. */
const STORE_TIMEOUT = 2_000

/** Milliseconds for which an answer of the store is cached. */
const CACHE_FOR = 1_000

/** Why the store cannot be used; `undefined` if it can. */
type StoreProblem = 'store-down' | 'store-damaged' | undefined

const problemOfStore = (promise: Promise<void>, milliseconds: number): Promise<StoreProblem> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<StoreProblem>(resolve => {
    timer = setTimeout(() => resolve('store-down'), milliseconds)
  })
  const answered = promise.then(
    (): StoreProblem => undefined,
    ({ code }: { code?: unknown }): StoreProblem => (code === 'store-damaged' ? code : 'store-down'),
  )
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}

/** Dependencies of the routes for monitoring. */
interface HealthDependencies {
  readonly store: Store
  readonly metrics: Metrics
  readonly isStopping: () => boolean
  readonly settings: Pick<Settings, 'metrics' | 'rate'>
}

/** The routes for monitoring: liveness, readiness, metrics. */
export const addHealth = (app: App, { store, metrics, isStopping, settings }: HealthDependencies): void => {
  const { metrics: readers, rate } = settings
  const metricsForAll = readers === 'all'
  const schema = { hide: true }
  const config = { rateLimit: false }
  let written = Number.NEGATIVE_INFINITY
  /** Why the store cannot be written to. Success is cached for a second, because a check costs a sync. */
  const trouble = async (): Promise<StoreProblem> => {
    if (performance.now() - written < CACHE_FOR) return undefined
    const found = await problemOfStore(store.ping(), STORE_TIMEOUT)
    if (found === undefined) written = performance.now()
    return found
  }
  app.get('/healthz', { schema, config }, () => ({ status: 'alive' }))
  app.get('/readyz', { schema, config }, async (_request, reply) => {
    if (isStopping()) return sendProblem(reply, refuse('server-stopping').problem)
    const found = await trouble()
    if (found !== undefined) return sendProblem(reply, refuse(found).problem, 503)
    return reply.send({ status: 'ready', store: store.kind })
  })
  app.get('/metrics', { schema, ...limitedTo('read', rate) }, async (request, reply) => {
    // Metrics are for the operator: other clients get the answer of an unknown path.
    const isLocal = isLoopback(request.ip) && !isForwarded(request.headers)
    if (!metricsForAll && !isLocal) return sendProblem(reply, refuse('not-found').problem)
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
