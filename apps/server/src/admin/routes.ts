import { isIP } from 'node:net'
import { refuse } from '@halfpint/core'
import { TableId } from '@halfpint/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { App } from '../app.ts'
import { limitedTo } from '../limit.ts'
import { sendProblem } from '../problem.ts'
import { keyOf, sameKey } from '../token.ts'
import type { Desk } from './desk.ts'

const MOST_MINUTES = 525_600

/** Where the host comes in. */
const HOSTS = ['/admin', '/admin.js', '/api/admin']

/** What the host can order, one word each. */
const Order = z.discriminatedUnion('order', [
  z.strictObject({ order: z.literal('close'), table: TableId }),
  z.strictObject({
    order: z.literal('ban'),
    address: z.string().max(100),
    minutes: z.number().int().min(0).max(MOST_MINUTES),
  }),
  z.strictObject({ order: z.literal('message'), text: z.string().trim().min(1).max(200).nullable() }),
  z.strictObject({ order: z.literal('drain'), on: z.boolean() }),
])

/** The doors that the host can shut, the word to everybody, and the routes behind the host's token; without one there are none. */
export const addAdmin = (app: App, desk: Desk, token: string | null, rate: number): void => {
  const schema = { hide: true }
  app.addHook('onRequest', async (request, reply) => {
    // The host is never locked out of the own house.
    if (desk.isBanned(request.ip) && !HOSTS.includes(request.routeOptions.url ?? ''))
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
  // The routes share a schema that names no answer, so the type of what is sent cannot be said.
  const told = async () => (await desk.status()) as never
  // After the limit, so that guesses are counted.
  const guarded = { ...limitedTo('sit', rate), preParsing: mayEnter }
  app.get('/api/admin', { schema, ...guarded }, async (_request, reply) => reply.send(await told()))
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
      case 'message':
        await desk.say(order.text)
        break
      case 'drain':
        await desk.drain(order.on)
    }
    return reply.send(await told())
  })
}
