import { isDeepStrictEqual } from 'node:util'
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

/** Of so many tables it is remembered whose keys were ever there. */
const MOST_TABLES = 200

/** Whether a key was ever at a table. A log is read once, and then only on: strangers may ask as often as they like. */
const openKeys = (store: Store) => {
  const known = new Map<string, { version: number; readonly keys: Set<string> }>()
  return async (table: string, key: string): Promise<boolean> => {
    const at = known.get(table) ?? { version: 0, keys: new Set() }
    for (const { version, fact } of await store.read(table, at.version)) {
      at.version = Math.max(at.version, version)
      if (isFields(fact) && typeof fact.key === 'string') at.keys.add(fact.key)
    }
    known.delete(table)
    known.set(table, at)
    for (const oldest of known.keys()) if (known.size > MOST_TABLES) known.delete(oldest)
    return at.keys.has(key)
  }
}

const ForgetAnswer = z
  .object({ facts: z.number().int(), records: z.number().int() })
  .meta({ id: 'ForgetAnswer', description: 'In how many facts and records you are no longer named.' })

/** The route on which somebody has what tells of them deleted, with the token of their seat, also after they have left it. */
export const addForgetting = (app: App, registry: TableRegistry, store: Store, rate: number): void => {
  const wasThere = openKeys(store)

  /** Forgets somebody in the log of a table: in how many facts, and who played on which seat in which match. */
  const forget = async (table: string, key: string) => {
    const { checkpoint, entries } = await store.load(table, ALL)
    const log = entries.map(entry => ({ ...entry, fact: entry.fact as TableFact }))
    const { changed: all, matches, people } = forgetPerson(log, key)
    const first = log[0]?.version ?? 0
    const changed = all.filter(({ version, fact }) => !isDeepStrictEqual(fact, log[version - first]?.fact))
    // A log that is whole is folded again; of a shorter one the checkpoint is the beginning.
    const kept = first === 1 || checkpoint === null ? null : forgetIn(checkpoint.state, people)
    if (changed.length === 0 && isDeepStrictEqual(kept, checkpoint?.state ?? null)) return { facts: 0, matches }
    const facts = changed as readonly { version: number; fact: Json }[]
    await store.rewrite(table, facts, checkpoint?.version ?? 0, kept)
    await registry.reload(table)
    return { facts: changed.length, matches }
  }

  app.delete(
    '/api/tables/:table/me',
    {
      ...limitedTo('forget', rate),
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
      const key = token === undefined ? undefined : keyOf(token)
      if (key === undefined || !(await wasThere(table, key))) {
        return sendProblem(reply, refuse('unknown-token').problem)
      }
      const { facts } = await forget(table, key)
      // Before it was taken up anew the table may have written something more, from what it remembered.
      const { matches } = await forget(table, key)
      let records = 0
      for (const { id, match } of await store.records(table)) {
        const seat = matches.get(match)
        const kept = seat === undefined ? null : await store.record(id)
        if (seat === undefined || kept === null || !isFields(kept.record)) continue
        const players = kept.players.map((name, at) => (at === seat ? namelessAt(seat) : name))
        await store.rewriteRecord(id, { ...kept.record, players } as Json, players)
        records++
      }
      return reply.send({ facts, records })
    },
  )
}
