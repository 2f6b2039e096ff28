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
import type { Desk } from './desk.ts'

const MOST_MINUTES = 525_600

/** Longest name of a list of results: the letters of a challenge. The name of a result in it is longer by an id. */
const [LONGEST_LIST, LONGEST_ENTRY] = [1_000, 1_100]

/** What the host can order, one word each. */
const Order = z.discriminatedUnion('order', [
  z.strictObject({ order: z.literal('close'), table: TableId }),
  z.strictObject({
    order: z.literal('ban'),
    address: z.string().max(100),
    minutes: z.number().int().min(0).max(MOST_MINUTES),
  }),
  z.strictObject({ order: z.literal('message'), text: z.string().nullable() }),
  z.strictObject({ order: z.literal('strike'), entry: z.string().max(LONGEST_ENTRY) }),
  z.strictObject({ order: z.literal('drain'), on: z.boolean() }),
])

/** The doors that the host can shut, the word to everybody, and the routes behind the host's token; without one there are none. */
export const addAdmin = (app: App, desk: Desk, token: string | null, rate: number): void => {
  const schema = { hide: true }
  app.addHook('onRequest', async (request, reply) => {
    // The operator cannot lock themselves out.
    if (desk.isBanned(request.ip) && request.routeOptions.url !== '/api/admin')
      return sendProblem(reply, refuse('banned-here').problem)
  })
  app.addHook('preHandler', async (request, reply) => {
    const opens = request.method === 'POST' && request.routeOptions.url === '/api/tables'
    if (desk.isDraining() && opens) return sendProblem(reply, refuse('server-draining').problem)
  })
  app.get('/api/message', { schema }, () => ({ message: desk.message() }))
  if (token === null) return

  const key = keyOf(token)
  const mayEnter = async (request: FastifyRequest, reply: FastifyReply) => {
    const [, given = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? []
    if (!sameKey(keyOf(given), key)) return sendProblem(reply, refuse('wrong-admin-token').problem)
  }
  /** Answers with the status of the server, and with a list of results if one is named. */
  const answer = async (reply: FastifyReply, list?: string) => {
    const results = list === undefined ? ok(undefined) : await desk.results(list)
    if (!results.ok) return sendProblem(reply, results.problem, 400)
    return reply.send({ ...(await desk.status()), ...(list === undefined ? {} : { results: results.value }) })
  }
  // After the limit, so that guesses are counted.
  const guarded = { ...limitedTo('sit', rate), preParsing: mayEnter }
  const querystring = z.object({ list: z.string().max(LONGEST_LIST).optional() })
  app.get('/api/admin', { schema: { ...schema, querystring }, ...guarded }, (request, reply) =>
    answer(reply, request.query.list),
  )
  app.post('/api/admin', { schema: { ...schema, body: Order }, ...guarded }, async (request, reply) => {
    const order = request.body
    switch (order.order) {
      case 'close':
        if (!(await desk.close(order.table))) return sendProblem(reply, refuse('unknown-table').problem)
        break
      case 'ban':
        if (isIP(order.address) === 0)
          return sendProblem(reply, refuse('not-an-address', { address: order.address }).problem)
        await desk.ban(order.address, order.minutes)
        break
      case 'message': {
        const text = order.text === null ? ok(null) : readText(order.text)
        if (!text.ok) return sendProblem(reply, text.problem, 400)
        await desk.say(text.value)
        break
      }
      case 'strike': {
        const struck = await desk.strike(order.entry)
        return struck.ok ? answer(reply, struck.value) : sendProblem(reply, struck.problem, 404)
      }
      case 'drain':
        await desk.drain(order.on)
    }
    return answer(reply)
  })
}
