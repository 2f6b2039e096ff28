import { isDeepStrictEqual } from 'node:util'
import { isFields, type Json, ok, refuse } from '@halfpint/core'
import type { Store } from '@halfpint/store'
import { type DeletedPerson, forgetPerson, namelessAt } from '@halfpint/table'
import * as z from 'zod'
import type { App } from '../http/app.ts'
import { limitedTo } from '../http/limit.ts'
import { PROBLEMS, sendProblem } from '../http/problem.ts'
import type { Subscriptions } from '../push/subscriptions.ts'
import { eventsIn, storeCheckpoint } from './journal.ts'
import type { LiveTable } from './livetable.ts'
import type { TableRegistry } from './registry.ts'
import { Path } from './routes.ts'
import { isKnown as isKnownAt, seatAt } from './seat.ts'
import { keyOf, personIdOf, readBearer } from './token.ts'

/** Number of tables whose keys are cached. */
const MAX_TABLES = 200

/**
 * Finds out whether a token was ever at a table: its key or one of its command ids is in the log. The beginning of the
 * log may be gone. A log is read once, and then only its new events, so that requests of strangers cost little.
 */
const openTokenHistory = (store: Store) => {
  const known = new Map<string, { version: number; readonly people: Set<string> }>()
  return async (table: string, leaver: DeletedPerson): Promise<boolean> => {
    const at = known.get(table) ?? { version: 0, people: new Set() }
    for (const { version, id, event } of await store.read(table, at.version)) {
      at.version = version
      if (isFields(event) && typeof event.key === 'string') at.people.add(event.key)
      if (id !== undefined) at.people.add(id.slice(0, id.indexOf('/')))
    }
    known.delete(table)
    known.set(table, at)
    for (const oldest of known.keys()) if (known.size > MAX_TABLES) known.delete(oldest)
    return at.people.has(leaver.key) || at.people.has(leaver.id)
  }
}

const ForgetAnswer = z
  .object({ events: z.number().int(), records: z.number().int() })
  .meta({ id: 'ForgetAnswer', description: 'Numbers of events and records from which your name was deleted.' })

/** Dependencies of the route. */
interface ForgettingDependencies {
  readonly registry: TableRegistry
  readonly store: Store
  readonly subscriptions: Subscriptions
  readonly rate: number
}

/** The route that deletes a person's data at a table, with the token of their seat, even after they have left. */
export const addForgetting = (app: App, { registry, store, subscriptions, rate }: ForgettingDependencies): void => {
  const wasThere = openTokenHistory(store)

  /**
   * Deletes a person's data at a table. Returns the number of changed events, and which names of its matches were
   * theirs. An event comes first, so that every process deletes the data in memory. Then a checkpoint replaces older
   * ones, and the log is rewritten.
   */
  const forget = async ({ host }: LiveTable, leaver: DeletedPerson) => {
    // The long part of the log is read while the table continues; its newest events while it waits.
    const log = eventsIn(host.id, await store.read(host.id))
    let found: ReturnType<typeof forgetPerson> | undefined
    const noted = await host.note(
      table => {
        // A log that became shorter was swept.
        const isWhole = (log.at(-1)?.version ?? 0) >= table.version
        const known = log.filter(({ version }) => version <= table.version)
        found = isWhole ? forgetPerson(known, leaver, table) : undefined
        return found?.event ?? null
      },
      async () => {
        log.push(...eventsIn(host.id, await store.read(host.id, log.at(-1)?.version ?? 0)))
      },
    )
    if (!noted.ok) return noted
    if (found === undefined) return refuse('unknown-token')
    await storeCheckpoint(store, host.table())
    const changed = found.changed.filter(
      ({ version, event }) => !isDeepStrictEqual(event, log[version - (log[0]?.version ?? 0)]?.event),
    )
    const rewritten = changed.map(({ version, event }) => ({ version, event: event as unknown as Json }))
    await store.rewrite(host.id, rewritten)
    return ok({ events: changed.length, isTheirs: found.isTheirs })
  }

  /** The last deletion in progress at each table. Deletions run one at a time, because each reads the whole log. */
  const turns = new Map<string, Promise<unknown>>()
  const inTurn = <T>(table: string, act: () => Promise<T>): Promise<T> => {
    const turn = (turns.get(table) ?? Promise.resolve()).then(act, act)
    turns.set(table, turn)
    const end = (): void => {
      if (turns.get(table) === turn) turns.delete(table)
    }
    turn.then(end, end)
    return turn
  }

  app.delete(
    '/api/tables/:table/me',
    {
      ...limitedTo('forget', rate),
      schema: {
        tags: ['playing'],
        summary: 'Delete your name, symbol and chat at this table.',
        description:
          'The games and their records stay, without your name. You keep the seat until you leave it. Backups of the operator and copies of other people are not changed.',
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
      const live = token === undefined ? undefined : await registry.find(table)
      if (live === undefined || token === undefined) return sendProblem(reply, refuse('unknown-token').problem)
      const leaver = { key: keyOf(token), id: personIdOf(token) }
      const isKnown = isKnownAt(live.host, token) || (await wasThere(table, leaver))
      if (!isKnown) return sendProblem(reply, refuse('unknown-token').problem)
      await subscriptions.remove(table, leaver.id, null)
      const seat = seatAt(live.host, token)
      if (seat !== undefined) await live.host.run(seat, null, { type: 'switch-calls', on: false }, leaver.key)
      // A game that has just ended is archived first.
      await registry.archive(table, live.host.table().matches)
      const forgotten = await inTurn(table, () => forget(live, leaver))
      if (!forgotten.ok) return sendProblem(reply, forgotten.problem)
      const { events, isTheirs } = forgotten.value
      let records = 0
      for (const { id, match, players: before } of await store.records(table)) {
        const kept = before.some((name, seat) => isTheirs(match, name, seat)) ? await store.record(id) : null
        if (kept === null || !isFields(kept.record)) continue
        const players = before.map((name, seat) => (isTheirs(match, name, seat) ? namelessAt(seat) : name))
        await store.rewriteRecord(id, { ...kept.record, players } as Json, players)
        records++
      }
      await store.erase()
      return reply.send({ events, records })
    },
  )
}
