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

/** Why the store cannot be used; `undefined` if it can. */
type Trouble = 'store-down' | 'store-damaged' | undefined

const troubleIn = (promise: Promise<void>, milliseconds: number): Promise<Trouble> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Trouble>(resolve => {
    timer = setTimeout(() => resolve('store-down'), milliseconds)
  })
  const answered = promise.then(
    (): Trouble => undefined,
    ({ code }: { code?: unknown }): Trouble => (code === 'store-damaged' ? code : 'store-down'),
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
  /** Why the store cannot be written to; that it can is believed for a second, for asking costs a sync. */
  const trouble = async (): Promise<Trouble> => {
    if (performance.now() - written < ASK_EVERY) return undefined
    const found = await troubleIn(store.ping(), PATIENCE)
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
  app.get('/metrics', { schema, config }, async (request, reply) => {
    // What the server counts is its operator's business: who asks from elsewhere is told that nothing is here.
    if (!metricsForAll && !isLoopback(request.ip)) return sendProblem(reply, refuse('not-found').problem)
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
