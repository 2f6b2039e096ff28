import { isFields, type Json, refuse } from '@halfpint/core'
import type { Store } from '@halfpint/store'
import { forgetIn, forgetPerson, namelessAt, type TableFact } from '@halfpint/table'
import * as z from 'zod'
import type { App } from './app.ts'
import { limitedTo } from './limit.ts'
import { sendProblem } from './problem.ts'
import type { TableRegistry } from './registry.ts'
import { Path, PROBLEMS } from './tables.ts'
import { keyOf, readBearer } from './token.ts'

/** Far enough back for any log: everything that is there. */
const ALL = 1_000_000_000

const ForgetAnswer = z
  .object({ facts: z.number().int(), records: z.number().int() })
  .meta({ id: 'ForgetAnswer', description: 'In how many facts and records you are no longer named.' })

/** The route on which somebody has what tells of them deleted, with the token of their seat, also after they have left it. */
export const addForgetting = (app: App, registry: TableRegistry, store: Store, rate: number): void => {
  app.delete(
    '/api/tables/:table/me',
    {
      ...limitedTo('sit', rate),
      schema: {
        tags: ['playing'],
        summary: 'Forget me: my name, my symbol and all I said at this table.',
        description:
          'The games stay as they were played, in the record too, by nobody of a name. The seat stays yours until you leave it. Copies that whoever runs the server has made, and other people’s, are theirs.',
        params: Path,
        response: { 200: ForgetAnswer, ...PROBLEMS },
        security: [{ seat: [] }],
      },
    },
    async (request, reply) => {
      const { table } = request.params
      const { authorization } = request.headers
      if (authorization === undefined) return sendProblem(reply, refuse('missing-token').problem)
      const token = readBearer(authorization)
      // Games that ended a moment ago are shelved first.
      await registry.find(table)
      const { checkpoint, entries } = await store.load(table, ALL)
      const log = entries.map(entry => ({ ...entry, fact: entry.fact as TableFact }))
      const { changed, matches, people } = forgetPerson(log, token === undefined ? '' : keyOf(token))
      if (changed.length === 0) return sendProblem(reply, refuse('unknown-token').problem)
      // A log that is whole is folded again; of a shorter one the checkpoint is the beginning.
      const isWhole = log[0]?.version === 1
      const state = isWhole || checkpoint === null ? null : forgetIn(checkpoint.state, people)
      await store.rewrite(table, changed as readonly { version: number; fact: Json }[], state)
      let records = 0
      for (const { id, match } of await store.records(table)) {
        const seat = matches.get(match)
        const kept = seat === undefined ? null : await store.record(id)
        if (seat === undefined || kept === null || !isFields(kept.record)) continue
        const players = kept.players.map((name, at) => (at === seat ? namelessAt(seat) : name))
        await store.rewriteRecord(id, { ...kept.record, players } as Json, players)
        records++
      }
      await registry.reload(table)
      return reply.send({ facts: changed.length, records })
    },
  )
}
