import { ok, type Result, refuse, type Seat } from '@halfpint/core'
import {
  CheerRequest,
  LegalAnswer,
  ListAnswer,
  type ListedTable,
  OpenRequest,
  SeatAnswer,
  SitRequest,
  TableId,
  TableView,
  Version,
  WishAnswer,
  WishRequest,
} from '@halfpint/protocol'
import type { Store } from '@halfpint/store'
import { type Host, type Listing, type Person, readPerson, readSetup } from '@halfpint/table'
import * as z from 'zod'
import type { App } from './app.ts'
import { limitedTo } from './limit.ts'
import type { LiveTable } from './livetable.ts'
import type { Metrics } from './metrics.ts'
import { PROBLEMS, sendProblem } from './problem.ts'
import type { TableRegistry } from './registry.ts'
import { findSeat, findViewer, placeAt, seatAt } from './seat.ts'
import { drawToken, keyOf, personIdOf, readBearer, shortTableIdOf, tableIdOf } from './token.ts'
import { giveUp, grantWish } from './wishes.ts'

/** How many tables the public list shows. */
const LISTED = 100

/** The path of a table. */
export const Path = z.object({ table: TableId })

/** A version as an address says it. */
export const VersionInQuery = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .pipe(Version)
  .optional()

/** What a reader knows already: the answer is never older, whichever process gives it. */
const Known = z.object({
  after: VersionInQuery.meta({
    description: 'A version that you were answered: the answer is of this version or a later one.',
  }),
})

/** Brings a table up to what a reader knows; what was acknowledged is in the store. */
const catchUpTo = async ({ host }: LiveTable, after: number | undefined): Promise<void> => {
  if (after !== undefined && host.table().version < after) await host.catchUp()
}

/** Says in the document that a route wants the token of a seat. */
const SEATED = { security: [{ seat: [] }] }

const personOf = (token: string, name: string, symbol = 'mug'): Result<Person> =>
  readPerson({ id: personIdOf(token), name, symbol })

const seatAnswer = (host: Host, seat: Seat, token: string): SeatAnswer => {
  const answer = { table: host.id, seat, token, version: host.table().version }
  return seatAt(host, token) === undefined ? { ...answer, waiting: true } : answer
}

/** The routes on which tables are opened, found, joined and played. */
export const addTables = (app: App, registry: TableRegistry, store: Store, metrics: Metrics, rate: number): void => {
  /** Sits down; a token that has a seat here already keeps it. */
  const sit = async (
    live: LiveTable,
    { name, symbol, seat, token }: SitRequest & { token: string },
  ): Promise<Result<Seat>> => {
    const seated = placeAt(live.host, token)
    if (seated !== undefined) return ok(seated)
    const person = personOf(token, name, symbol)
    if (!person.ok) return person
    const key = keyOf(token)
    const wish = { type: 'sit', person: person.value, key, ...(seat === undefined ? {} : { seat }) } as const
    const granted = await live.host.wish('rail', null, wish)
    const now = placeAt(live.host, token)
    return now === undefined ? (granted as Result<never>) : ok(now)
  }

  const openTable = async (wish: OpenRequest, token: string): Promise<Result<LiveTable>> => {
    const known = await registry.find(tableIdOf(token))
    if (known !== undefined) return ok(known)
    const short = await registry.find(shortTableIdOf(token))
    if (short !== undefined && placeAt(short.host, token) !== undefined) return ok(short)
    const table = short === undefined ? shortTableIdOf(token) : tableIdOf(token)
    const setup = readSetup(wish.setup)
    if (!setup.ok) return setup
    const person = personOf(token, wish.name, wish.symbol)
    if (!person.ok) return person
    const opened = await registry.open({ table, setup: setup.value, person: person.value, key: keyOf(token) })
    if (opened.ok) return opened
    // The same wish may have come twice at once.
    const other = await registry.find(table)
    return other !== undefined && placeAt(other.host, token) !== undefined ? ok(other) : opened
  }

  app.post(
    '/api/tables',
    {
      ...limitedTo('open', rate),
      schema: {
        tags: ['tables'],
        summary: 'Open a table.',
        description: 'Who opens it sits on seat 0 and is its host. Send its id to your friends.',
        body: OpenRequest,
        response: { 201: SeatAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const token = request.body.token ?? drawToken()
      const opened = await openTable(request.body, token)
      if (!opened.ok) return sendProblem(reply, opened.problem)
      const { host } = opened.value
      const seat = await sit(opened.value, { ...request.body, token })
      if (!seat.ok) return sendProblem(reply, seat.problem)
      return reply.code(201).send(seatAnswer(host, seat.value, token))
    },
  )

  app.get(
    '/api/tables',
    {
      schema: {
        tags: ['tables'],
        summary: 'The public tables, the last one opened first.',
        response: { 200: ListAnswer, ...PROBLEMS },
      },
    },
    async (_request, reply) => {
      const listed = await store.list(LISTED)
      const tables = listed.map(
        ({ table, version, summary }): ListedTable => ({ table, version, ...(summary as Listing) }) as ListedTable,
      )
      return reply.send({ tables })
    },
  )

  app.get(
    '/api/tables/:table',
    {
      schema: {
        tags: ['tables'],
        summary: 'The table as you see it now.',
        description: 'Without a token as the rail sees it: open cards only.',
        params: Path,
        querystring: Known,
        response: { 200: TableView, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const asked = await findViewer(registry, request.params.table, request.headers.authorization)
      if (!asked.ok) return sendProblem(reply, asked.problem)
      await catchUpTo(asked.value.live, request.query.after)
      // The schema of the answer is looser than the view, whose lists nobody may change.
      return reply.type('application/json; charset=utf-8').send(asked.value.live.host.view(asked.value.who) as never)
    },
  )

  app.post(
    '/api/tables/:table/seats',
    {
      ...limitedTo('sit', rate),
      schema: {
        tags: ['playing'],
        summary: 'Sit down.',
        description: 'The answer holds the secret of your seat.',
        params: Path,
        body: SitRequest,
        response: { 201: SeatAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const asked = await findViewer(registry, request.params.table, undefined)
      if (!asked.ok) return sendProblem(reply, asked.problem)
      const { live } = asked.value
      const token = request.body.token ?? drawToken()
      const seat = await sit(live, { ...request.body, token })
      if (!seat.ok) return sendProblem(reply, seat.problem)
      return reply.code(201).send(seatAnswer(live.host, seat.value, token))
    },
  )

  app.get(
    '/api/tables/:table/legal',
    {
      ...limitedTo('legal', rate),
      schema: {
        tags: ['playing'],
        summary: 'What you may do in the game now.',
        params: Path,
        querystring: Known,
        response: { 200: LegalAnswer, ...PROBLEMS },
        ...SEATED,
      },
    },
    async (request, reply) => {
      const asked = await findSeat(registry, request.params.table, request.headers.authorization)
      if (!asked.ok) return sendProblem(reply, asked.problem)
      const { live, who } = asked.value
      await catchUpTo(live, request.query.after)
      // Already written as JSON: the choices of one moment can be thousands.
      return reply.type('application/json; charset=utf-8').send(live.legal(who) as never)
    },
  )

  app.post(
    '/api/tables/:table/cheers',
    {
      ...limitedTo('talk', rate),
      schema: {
        tags: ['tables'],
        summary: 'Say something with one tap from the rail; nobody needs a seat for it.',
        params: Path,
        body: CheerRequest,
        response: { 200: WishAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const asked = await findViewer(registry, request.params.table, undefined)
      if (!asked.ok) return sendProblem(reply, asked.problem)
      const { live } = asked.value
      if (rate > 0 && !live.mayTalk('rail')) return sendProblem(reply, refuse('too-many-requests').problem)
      const granted = await live.host.wish('rail', null, { type: 'cheer', reaction: request.body.reaction })
      return granted.ok ? reply.send({ version: granted.value.version }) : sendProblem(reply, granted.problem)
    },
  )

  app.post(
    '/api/tables/:table/wishes',
    {
      schema: {
        tags: ['playing'],
        summary: 'Wish something: play a card, chat, start, leave …',
        description:
          'The answer comes when the wish is granted and on disk. The same id may be sent again until an answer comes; it is granted once.',
        params: Path,
        body: WishRequest,
        response: { 200: WishAnswer, ...PROBLEMS },
        ...SEATED,
      },
    },
    async (request, reply) => {
      const { id, wish: given } = request.body
      const asked = await findSeat(registry, request.params.table, request.headers.authorization)
      if (!asked.ok) {
        const token = readBearer(request.headers.authorization ?? '')
        const live =
          given.type === 'leave' && token !== undefined ? await registry.find(request.params.table) : undefined
        const gaveUp = live === undefined || token === undefined ? null : await giveUp(live, token)
        return gaveUp?.ok === true ? reply.send({ version: gaveUp.value.version }) : sendProblem(reply, asked.problem)
      }
      const { live, who, key } = asked.value
      live.owner = request.ip
      live.addresses.set(who, request.ip)
      const granted = await grantWish(registry, live, who, key, id, given, rate)
      metrics.countWish(given.type, granted.ok)
      return granted.ok ? reply.send({ version: granted.value.version }) : sendProblem(reply, granted.problem)
    },
  )
}
