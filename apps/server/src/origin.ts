import { refuse } from '@halfpint/core'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from './problem.ts'

const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}

/**
 * Refuses what a page of another site sends: a browser tells where a script came from, and only this
 * server's own page and the origins named by the operator may speak to it.
 */
export const checkOrigins = (app: FastifyInstance, allowed: readonly string[]): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (origin === undefined) return
    if (allowed.includes(origin)) {
      reply.header('access-control-allow-origin', origin).header('vary', 'origin')
      return
    }
    const { host } = request
    // Almost always it is this very server; only what looks different is taken apart.
    if (origin === `http://${host}` || origin === `https://${host}`) return
    if (hostOf(origin) !== host) return sendProblem(reply, refuse('foreign-origin').problem)
  })
  if (allowed.length === 0) return
  app.options('/api/*', { schema: { hide: true } }, (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      .header('access-control-allow-headers', 'authorization, content-type, last-event-id')
      .header('access-control-max-age', '86400')
      .send(),
  )
}
