import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { refuse } from '@halfpint/core'
import { problemText } from '@halfpint/i18n'
import { type FastifyBaseLogger, type FastifyRequest, fastify, LogController } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Settings } from '../settings.ts'
import { neighbourhoodOf } from './address.ts'
import type { Metrics } from './metrics.ts'
import { redirectOf } from './page.ts'
import { answerError, sendProblem } from './problem.ts'

/** Maximum size of a request body. The longest command is a chat message. */
const MAX_BODY = 16 * 1024

/** Milliseconds until a connection that sent no valid HTTP is closed. */
const CLOSE_WITHIN = 1_000

/** Maximum number of connections from one address, without a proxy, and in total. */
const MAX_CONNECTIONS = { address: 3_000, all: 20_000 }

const NOT_HTTP = refuse('bad-request', { where: 'request', what: 'not HTTP' }).problem
const BAD_HTTP = JSON.stringify({ problem: NOT_HTTP, says: problemText(NOT_HTTP, 'en') })

/** Limits the connections from one address and in total. */
const limitConnections = (server: Server, { rate, proxies }: Settings): void => {
  server.maxConnections = MAX_CONNECTIONS.all * Math.max(1, rate)
  if (proxies > 0) return
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = neighbourhoodOf(socket.remoteAddress ?? '')
    const count = (open.get(address) ?? 0) + 1
    if (count > MAX_CONNECTIONS.address * rate) {
      socket.destroy()
      return
    }
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}

/** A Fastify server with problems as answers, rate limits, metrics, and a log without secrets. */
export const openApp = (settings: Settings, metrics: Metrics, log: FastifyBaseLogger) => {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // One logger for all requests. A logger per request costs time, and memory while a stream is open.
    childLoggerFactory: logger => logger,
    bodyLimit: MAX_BODY,
    trustProxy: settings.proxies === 0 ? false : (_address, hop) => hop < settings.proxies,
    // Streams are ended explicitly; idle keep-alive connections are closed at once.
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    requestTimeout: 30_000,
    // Node uses a longer header timeout for the whole request, and checks it every 30 seconds by default.
    http: { headersTimeout: 30_000, connectionsCheckingInterval: 5_000 },
    routerOptions: { maxParamLength: 64, ignoreTrailingSlash: true },
    async frameworkErrors(error, request, reply) {
      if (await isOverLimit(request)) sendProblem(reply, refuse('too-many-requests').problem)
      else answerError(error, request, reply)
    },
    clientErrorHandler(_error, socket) {
      if (!socket.writable) {
        socket.destroy()
        return
      }
      const head =
        'HTTP/1.1 400 Bad Request\r\ncontent-type: application/problem+json; charset=utf-8\r\nconnection: close'
      // The client may keep its half of the connection open, so destroy it after the answer or this time.
      const late = setTimeout(() => socket.destroy(), CLOSE_WITHIN)
      late.unref()
      socket.end(`${head}\r\ncontent-length: ${BAD_HTTP.length}\r\n\r\n${BAD_HTTP}`, () => socket.destroySoon())
      socket.once('close', () => clearTimeout(late))
    },
  }).withTypeProvider<ZodTypeProvider>()

  app.setValidatorCompiler(validatorCompiler)
  // Typed code makes the answers, so they are not checked at run time. Tests compare them with the schemas.
  app.setSerializerCompiler(() => data => JSON.stringify(data))
  app.setErrorHandler(answerError)
  // Many clients send the content type JSON with every request, even with an empty DELETE.
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    request.method === 'DELETE' && body === '' ? done(null) : readJson(request, body as string, done),
  )
  /** Counts a request without a route, because the hook of the rate limit runs only on routes. */
  const isOverLimit = async (request: FastifyRequest): Promise<boolean> => {
    if (settings.rate === 0) return false
    const limit = await app.createRateLimit()(request)
    return !limit.isAllowed && limit.isExceeded
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (await isOverLimit(request)) return sendProblem(reply, refuse('too-many-requests').problem)
    const { method, url, headers } = request
    const way = method === 'GET' ? redirectOf(url.split('?')[0]!, headers.accept) : null
    return way === null ? sendProblem(reply, refuse('not-found').problem) : reply.redirect(way)
  })

  if (settings.rate > 0) limitConnections(app.server, settings)

  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    metrics.requests.inc({ route, method: request.method, status: reply.statusCode })
    metrics.seconds.observe({ route }, reply.elapsedTime / 1000)
    // The path without its query, which may contain a secret.
    request.log.debug(
      { method: request.method, path: request.url.split('?')[0], status: reply.statusCode, ms: reply.elapsedTime },
      'request answered',
    )
  })
  return app
}

export type App = ReturnType<typeof openApp>
