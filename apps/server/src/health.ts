import { refuse } from '@halfpint/core'
import type { Store } from '@halfpint/store'
import type { App } from './app.ts'
import { isLoopback } from './here.ts'
import type { Metrics } from './metrics.ts'
import { sendProblem } from './problem.ts'

/** How long the store may take to answer before the server counts as not ready. */
const PATIENCE = 2_000

/** For how long an answer of the store is believed. */
const ASK_EVERY = 1_000

const within = (promise: Promise<void>, milliseconds: number): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>(resolve => {
    timer = setTimeout(() => resolve(false), milliseconds)
  })
  const answered = promise.then(
    () => true,
    () => false,
  )
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}

/** What watches over the server asks: does it live, can it serve, what has it counted. */
export const addHealth = (
  app: App,
  store: Store,
  metrics: Metrics,
  isStopping: () => boolean,
  metricsForAll: boolean,
): void => {
  const schema = { hide: true }
  const config = { rateLimit: false }
  let written = Number.NEGATIVE_INFINITY
  /** Whether the store can be written to; that it can is believed for a second, for asking costs a sync. */
  const isWritable = async (): Promise<boolean> => {
    if (performance.now() - written < ASK_EVERY) return true
    const answer = await within(store.ping(), PATIENCE)
    if (answer) written = performance.now()
    return answer
  }
  app.get('/healthz', { schema, config }, () => ({ status: 'alive' }))
  app.get('/readyz', { schema, config }, async (_request, reply) => {
    if (isStopping()) return sendProblem(reply, refuse('server-stopping').problem)
    if (!(await isWritable())) return sendProblem(reply, refuse('store-down').problem)
    return reply.send({ status: 'ready', store: store.kind })
  })
  app.get('/metrics', { schema, config }, async (request, reply) => {
    // What the server counts is its operator's business: who asks from elsewhere is told that nothing is here.
    if (!metricsForAll && !isLoopback(request.ip)) return sendProblem(reply, refuse('not-found').problem)
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
