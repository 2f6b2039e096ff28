import { refuse } from '@halfpint/core'
import type { Store } from '@halfpint/store'
import { RecordAnswer, RecordsAnswer, TableId } from '@halfpint/table/wire'
import * as z from 'zod'
import type { App } from '../http/app.ts'
import { limitedTo } from '../http/limit.ts'
import { PROBLEMS, sendProblem } from '../http/problem.ts'
import type { TableRegistry } from './registry.ts'
import { Path } from './routes.ts'

const MatchPath = z.object({
  table: TableId,
  match: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .meta({ description: 'The number of the game at that table: 1, 2, 3 …' }),
})

/** The routes of finished games. A table that is gone has none. */
export const addRecords = (app: App, registry: TableRegistry, store: Store, rate: number): void => {
  app.get(
    '/api/tables/:table/records',
    {
      ...limitedTo('read', rate),
      schema: {
        tags: ['records'],
        summary: 'The finished games of a table.',
        params: Path,
        response: { 200: RecordsAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      // Loading the table archives a record that a dying process did not archive.
      await registry.find(request.params.table)
      const archived = await store.records(request.params.table)
      const records = archived.map(({ match, game, endedAt, players }) => ({
        match,
        game,
        endedAt,
        players: [...players],
      }))
      return reply.send({ records })
    },
  )

  app.get(
    '/api/tables/:table/records/:match',
    {
      ...limitedTo('read', rate),
      schema: {
        tags: ['records'],
        summary: 'The record of a finished game.',
        description: 'A JSON object in the format of docs/records.md, with the proof of every deal.',
        params: MatchPath,
        response: { 200: RecordAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const { table, match } = request.params
      const id = `${table}-${match}`
      const known = await store.record(id)
      if (known === null) await registry.archive(table, Number(match))
      const archived = known ?? (await store.record(id))
      if (archived === null) return sendProblem(reply, refuse('unknown-match').problem)
      return reply
        .header('content-disposition', `attachment; filename="${id}.json"`)
        .type('application/json; charset=utf-8')
        .send(archived.record as z.infer<typeof RecordAnswer>)
    },
  )
}
