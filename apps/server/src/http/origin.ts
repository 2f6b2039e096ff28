import { refuse } from '@halfpint/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendProblem } from './problem.ts'

const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}

const PRIVATE = /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)|^::1$|^f[cd]|^fe80:/i
const HOME_NAME = /^([^.]+|.*\.(local|lan|home|internal|home\.arpa|localhost))$/i
const IP = /^(\d+\.\d+\.\d+\.\d+|\[.*\])$/

/**
 * Detects DNS rebinding: a page of another site could reach this server under a name that its owner points here.
 * Addresses and names of home networks cannot be registered by others.
 */
const isRebound = (request: FastifyRequest, allowed: readonly string[]): boolean => {
  const { remoteAddress = '', localAddress = '' } = request.socket
  if (!PRIVATE.test(remoteAddress) || !PRIVATE.test(localAddress)) return false
  const name = request.hostname
  if (IP.test(name) || HOME_NAME.test(name) || name.includes(':')) return false
  return !allowed.some(origin => hostOf(origin)?.split(':')[0] === name)
}

const hostsIn = (headers: readonly string[]): number =>
  headers.reduce((count, header, at) => (at % 2 === 0 && header.toLowerCase() === 'host' ? count + 1 : count), 0)

/**
 * Refuses requests from pages of other sites. A browser sends the origin of a script; only the page of this server and
 * the origins named by the operator are allowed.
 */
export const checkOrigins = (app: FastifyInstance, allowed: readonly string[], proxies: number): void => {
  let warned = false
  app.addHook('onRequest', async (request, reply) => {
    if (hostsIn(request.raw.rawHeaders) > 1) {
      return sendProblem(reply, refuse('bad-request', { where: 'headers', what: 'two hosts' }).problem)
    }
    if (proxies === 0 && isRebound(request, allowed)) return sendProblem(reply, refuse('foreign-host').problem)
    if (proxies === 0 && !warned && request.headers['x-forwarded-for'] !== undefined) {
      warned = true
      request.log.warn('requests come through a proxy, but --proxies is 0: all its clients share one rate limit')
    }
    const { origin } = request.headers
    if (origin === undefined) return
    if (allowed.includes(origin)) {
      reply.header('access-control-allow-origin', origin).header('vary', 'origin')
      return
    }
    const { host } = request
    // The common case is the own origin; only a different value is parsed.
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
