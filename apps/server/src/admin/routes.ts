import { isIP } from 'node:net'
import { ok, refuse } from '@halfpint/core'
import { readText } from '@halfpint/table'
import { TableId } from '@halfpint/table/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { App } from '../http/app.ts'
import { limitedTo } from '../http/limit.ts'
import { sendProblem } from '../http/problem.ts'
import { keyOf, sameKey } from '../tables/token.ts'
import type { Admin } from './admin.ts'

const MAX_MINUTES = 525_600

/** Maximum length of the name of a list (the letters of a challenge), and of an entry, which adds an id. */
const [MAX_LIST, MAX_ENTRY] = [1_000, 1_100]

/** The body of an order of the operator. */
const Order = z.discriminatedUnion('order', [
  z.strictObject({ order: z.literal('close'), table: TableId }),
  z.strictObject({
    order: z.literal('ban'),
    address: z.string().max(100),
    minutes: z.number().int().min(0).max(MAX_MINUTES),
  }),
  z.strictObject({ order: z.literal('message'), text: z.string().nullable() }),
  z.strictObject({ order: z.literal('strike'), entry: z.string().max(MAX_ENTRY) }),
  z.strictObject({ order: z.literal('drain'), on: z.boolean() }),
])

/** Refuses banned addresses and, while the server drains, new tables. Adds the admin routes if there is a token. */
export const addAdmin = (app: App, admin: Admin, token: string | null, rate: number): void => {
  const schema = { hide: true }
  app.addHook('onRequest', async (request, reply) => {
    // Operators cannot lock themselves out.
    if (admin.isBanned(request.ip) && request.routeOptions.url !== '/api/admin')
      return sendProblem(reply, refuse('banned-here').problem)
  })
  app.addHook('preHandler', async (request, reply) => {
    const opens = request.method === 'POST' && request.routeOptions.url === '/api/tables'
    if (admin.isDraining() && opens) return sendProblem(reply, refuse('server-draining').problem)
  })
  app.get('/api/message', { schema }, () => ({ message: admin.message() }))
  if (token === null) return

  const key = keyOf(token)
  const checkToken = async (request: FastifyRequest, reply: FastifyReply) => {
    const [, token = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? []
    if (!sameKey(keyOf(token), key)) return sendProblem(reply, refuse('wrong-admin-token').problem)
  }
  /** Answers with the status of the server, and with a list of results if one is named. */
  const answer = async (reply: FastifyReply, list?: string) => {
    const results = list === undefined ? ok(undefined) : await admin.results(list)
    if (!results.ok) return sendProblem(reply, results.problem, 400)
    return reply.send({ ...(await admin.status()), ...(list === undefined ? {} : { results: results.value }) })
  }
  // After the rate limit, so that wrong tokens count.
  const guarded = { ...limitedTo('join', rate), preParsing: checkToken }
  const querystring = z.object({ list: z.string().max(MAX_LIST).optional() })
  app.get('/api/admin', { schema: { ...schema, querystring }, ...guarded }, (request, reply) =>
    answer(reply, request.query.list),
  )
  app.post('/api/admin', { schema: { ...schema, body: Order }, ...guarded }, async (request, reply) => {
    const order = request.body
    switch (order.order) {
      case 'close':
        if (!(await admin.close(order.table))) return sendProblem(reply, refuse('unknown-table').problem)
        break
      case 'ban':
        if (isIP(order.address) === 0)
          return sendProblem(reply, refuse('not-an-address', { address: order.address }).problem)
        await admin.ban(order.address, order.minutes)
        break
      case 'message': {
        const text = order.text === null ? ok(null) : readText(order.text)
        if (!text.ok) return sendProblem(reply, text.problem, 400)
        await admin.setMessage(text.value)
        break
      }
      case 'strike': {
        const deleted = await admin.deleteResult(order.entry)
        return deleted.ok ? answer(reply, deleted.value) : sendProblem(reply, deleted.problem, 404)
      }
      case 'drain':
        await admin.setDraining(order.on)
    }
    return answer(reply)
  })
}
