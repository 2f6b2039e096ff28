import { refuse } from '@halfpint/core'
import { parseLanguage } from '@halfpint/i18n'
import { PushEndpoint, PushKeyAnswer, PushRequest, PushTestAnswer } from '@halfpint/table/wire'
import * as z from 'zod'
import type { App } from '../http/app.ts'
import { limitedTo } from '../http/limit.ts'
import { PROBLEMS, sendProblem } from '../http/problem.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { Path } from '../tables/routes.ts'
import { findSeat, seatAt } from '../tables/seat.ts'
import { keyOf, personIdOf, readBearer } from '../tables/token.ts'
import type { Caller } from './calls.ts'
import { endpointUrl } from './hosts.ts'
import type { Subscriptions } from './subscriptions.ts'

/** Dependencies of the routes. */
interface PushDependencies {
  readonly registry: TableRegistry
  readonly subscriptions: Subscriptions
  readonly caller: Caller
  /** The public key of this server. */
  readonly publicKey: string
  /** Hosts of push services besides those of the browsers. */
  readonly hosts: readonly string[]
  readonly rate: number
}

const SEATED = { security: [{ seat: [] }] }

/** The routes with which a player is called by push messages while no page of theirs is visible. */
export const addPush = (app: App, parts: PushDependencies): void => {
  const { registry, subscriptions, caller, publicKey, hosts, rate } = parts

  /** Removes a browser of a player. Without any browser the table does not call the player any more. */
  const remove = async (table: string, token: string, endpoint: string): Promise<void> => {
    if ((await subscriptions.remove(table, personIdOf(token), endpoint)) > 0) return
    const live = await registry.find(table)
    const seat = live === undefined ? undefined : seatAt(live.host, token)
    if (seat !== undefined) await live?.host.run(seat, null, { type: 'switch-calls', on: false }, keyOf(token))
  }

  app.get(
    '/api/push',
    {
      ...limitedTo('read', rate),
      schema: {
        tags: ['playing'],
        summary: 'The key for push subscriptions of this server.',
        response: { 200: PushKeyAnswer, ...PROBLEMS },
      },
    },
    async (_, reply) => reply.send({ key: publicKey }),
  )

  app.put(
    '/api/tables/:table/push',
    {
      ...limitedTo('join', rate),
      schema: {
        tags: ['playing'],
        summary: 'Be called by push messages at this table.',
        description:
          'You are called when it is your turn, a match starts, or others want a rematch: 20 seconds later, and only if no page of yours is visible, which means that no stream of your seat promises heartbeats. Send it again each time the page opens, because subscriptions change. A person has at most four browsers at a table.',
        params: Path,
        body: PushRequest,
        response: { 204: z.null().describe('Stored.'), ...PROBLEMS },
        ...SEATED,
      },
    },
    async (request, reply) => {
      const { authorization } = request.headers
      const asked = await findSeat(registry, request.params.table, authorization)
      if (!asked.ok) return sendProblem(reply, asked.problem)
      const { live, viewer, key } = asked.value
      const { endpoint, keys, page } = request.body
      if (endpointUrl(endpoint, hosts) === null) return sendProblem(reply, refuse('unknown-push-service').problem)
      const language = parseLanguage(request.body.language) ?? 'en'
      const person = personIdOf(readBearer(authorization ?? '') ?? '')
      await subscriptions.add(request.params.table, person, { endpoint, keys, language, page })
      const switched = await live.host.run(viewer, null, { type: 'switch-calls', on: true }, key ?? undefined)
      return switched.ok ? reply.code(204).send(null) : sendProblem(reply, switched.problem)
    },
  )

  app.delete(
    '/api/tables/:table/push',
    {
      ...limitedTo('join', rate),
      schema: {
        tags: ['playing'],
        summary: 'Stop the push messages to a browser at this table.',
        description: 'Also after you have left the seat.',
        params: Path,
        body: PushEndpoint,
        response: { 204: z.null().describe('Deleted.'), ...PROBLEMS },
        ...SEATED,
      },
    },
    async (request, reply) => {
      const { authorization } = request.headers
      const token = authorization === undefined ? undefined : readBearer(authorization)
      if (token === undefined)
        return sendProblem(reply, refuse(authorization === undefined ? 'missing-token' : 'unknown-token').problem)
      await remove(request.params.table, token, request.body.endpoint)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/api/tables/:table/push/test',
    {
      ...limitedTo('pushTest', rate),
      schema: {
        tags: ['playing'],
        summary: 'Send a test message to a browser of yours.',
        params: Path,
        body: PushEndpoint,
        response: { 200: PushTestAnswer, ...PROBLEMS },
        ...SEATED,
      },
    },
    async (request, reply) => {
      const { table } = request.params
      const { authorization } = request.headers
      const asked = await findSeat(registry, table, authorization)
      if (!asked.ok) return sendProblem(reply, asked.problem)
      const token = readBearer(authorization ?? '') ?? ''
      const known = await subscriptions.of(table, personIdOf(token))
      const subscription = known.find(({ endpoint }) => endpoint === request.body.endpoint)
      if (subscription === undefined) return sendProblem(reply, refuse('not-subscribed-to-push').problem)
      const outcome = await caller.test(table, asked.value.live.host.table().setup.game, subscription)
      if (outcome.kind === 'gone') await remove(table, token, subscription.endpoint)
      return reply.send({ outcome: outcome.kind, status: 'status' in outcome ? outcome.status : null })
    },
  )
}
