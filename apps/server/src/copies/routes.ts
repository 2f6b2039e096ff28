import { ok, type Result, refuse } from '@halfpint/core'
import type { Store } from '@halfpint/store'
import { CopyAnswer, CopyQuery, CopyRemovedAnswer, CopyRequest, CopyWrittenAnswer } from '@halfpint/table/wire'
import type { Clock } from '../clock.ts'
import type { App } from '../http/app.ts'
import { limitedTo, openBudget } from '../http/limit.ts'
import { PROBLEMS, sendProblem } from '../http/problem.ts'
import { keyOf, readBearer } from '../tables/token.ts'

const KEYED = { security: [{ seat: [] }], tags: ['copies'] }

/** Maximum size of a request: the base64 text of a copy and the JSON around it. */
const MAX_BODY = 352_000

/** The id of the copy that a token opens. The store has only the hash of the token. */
const idIn = (authorization: string | undefined): Result<string> => {
  const token = readBearer(authorization ?? '')
  if (token !== undefined) return ok(keyOf(token))
  return refuse(authorization === undefined ? 'missing-token' : 'unknown-token')
}

/**
 * The routes for copies of the data of devices. A copy is encrypted with a key that only the devices have, and the
 * token that opens it is derived from that key.
 */
export const addCopies = (app: App, { copies, erase }: Store, rate: number, clock: Clock): void => {
  const fresh = openBudget(rate, clock, 'newCopy')

  app.get(
    '/api/copy',
    {
      ...limitedTo('copy', rate),
      schema: {
        ...KEYED,
        summary: 'The copy that your token opens.',
        querystring: CopyQuery,
        response: { 200: CopyAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const id = idIn(request.headers.authorization)
      if (!id.ok) return sendProblem(reply, id.problem)
      const found = await copies.read(id.value, clock.now())
      if (found === null) return sendProblem(reply, refuse('no-copy').problem)
      const { tag, body } = found
      return reply.send(tag === request.query.known ? { tag } : { tag, copy: Buffer.from(body).toString('base64') })
    },
  )

  app.put(
    '/api/copy',
    {
      ...limitedTo('copy', rate),
      bodyLimit: MAX_BODY,
      schema: {
        ...KEYED,
        summary: 'Store a copy, or replace the one with this tag.',
        body: CopyRequest,
        response: { 200: CopyWrittenAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const id = idIn(request.headers.authorization)
      if (!id.ok) return sendProblem(reply, id.problem)
      const { tag, copy } = request.body
      if (tag === null && !fresh.spend(request.ip)) return sendProblem(reply, refuse('too-many-requests').problem)
      const written = await copies.write(id.value, tag, Buffer.from(copy, 'base64'), clock.now())
      if (written.kind === 'done') return reply.send({ tag: written.tag })
      if (written.kind === 'full') return sendProblem(reply, refuse('copies-full').problem)
      return sendProblem(reply, refuse(written.tag === null ? 'no-copy' : 'copy-changed').problem)
    },
  )

  app.delete(
    '/api/copy',
    {
      ...limitedTo('forget', rate),
      schema: {
        ...KEYED,
        summary: 'Delete the copy that your token opens, also from the bytes of the store.',
        response: { 200: CopyRemovedAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const id = idIn(request.headers.authorization)
      if (!id.ok) return sendProblem(reply, id.problem)
      const removed = await copies.remove(id.value)
      if (removed) await erase()
      return reply.send({ removed })
    },
  )
}
