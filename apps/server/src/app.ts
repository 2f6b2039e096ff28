import { refuse } from '@halfpint/core'
import { problemText } from '@halfpint/words'
import { type FastifyBaseLogger, fastify, LogController } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Metrics } from './metrics.ts'
import { answerError, sendProblem } from './problem.ts'
import type { Settings } from './settings.ts'

/** The longest body that is read: the longest wish is a chat line. */
const MOST_BODY = 16 * 1024

const NOT_HTTP = refuse('bad-request', { where: 'request', what: 'not HTTP' }).problem
const BAD_HTTP = JSON.stringify({ problem: NOT_HTTP, says: problemText(NOT_HTTP, 'en') })

/** A Fastify with our manners: problems with codes, limits, counters, and nothing secret in the log. */
export const openApp = (settings: Settings, metrics: Metrics, log: FastifyBaseLogger) => {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // One logger for all: one of its own for each request costs time, and memory as long as a stream is open.
    childLoggerFactory: logger => logger,
    bodyLimit: MOST_BODY,
    trustProxy: settings.proxies === 0 ? false : (_address, hop) => hop < settings.proxies,
    // Streams end when they are told to; keep-alive connections without a request are closed at once.
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 64, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply)
    },
    clientErrorHandler(_error, socket) {
      if (!socket.writable) return
      const head =
        'HTTP/1.1 400 Bad Request\r\ncontent-type: application/problem+json; charset=utf-8\r\nconnection: close'
      socket.end(`${head}\r\ncontent-length: ${BAD_HTTP.length}\r\n\r\n${BAD_HTTP}`)
    },
  }).withTypeProvider<ZodTypeProvider>()

  app.setValidatorCompiler(validatorCompiler)
  // Answers are made by typed code, so they are not checked once more at run time; tests hold them against the schemas.
  app.setSerializerCompiler(() => data => JSON.stringify(data))
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, refuse('not-found').problem))

  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    metrics.requests.inc({ route, method: request.method, status: reply.statusCode })
    metrics.seconds.observe({ route }, reply.elapsedTime / 1000)
    // The path without its query: whoever puts a secret there by mistake does not find it in the log.
    request.log.debug(
      { method: request.method, path: request.url.split('?')[0], status: reply.statusCode, ms: reply.elapsedTime },
      'answered',
    )
  })
  return app
}

/** The app that routes are added to. */
export type App = ReturnType<typeof openApp>
