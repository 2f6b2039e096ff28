import { ok, type Result, refuse, type Seat } from '@halfpint/core'
import type { Store } from '@halfpint/store'
import { type Host, type Person, readPerson, readSetup } from '@halfpint/table'
import {
  CommandAnswer,
  CommandRequest,
  LegalAnswer,
  ListAnswer,
  type ListedTable,
  OpenRequest,
  ReactionRequest,
  SeatAnswer,
  SitRequest,
  TableId,
  TableView,
  Version,
} from '@halfpint/table/wire'
import * as z from 'zod'
import { type AddressTags, shownPerAddress } from '../http/addresstags.ts'
import type { App } from '../http/app.ts'
import { limitedTo } from '../http/limit.ts'
import type { Metrics } from '../http/metrics.ts'
import { PROBLEMS, sendProblem } from '../http/problem.ts'
import { runCommand } from './commands.ts'
import type { Tagged } from './journal.ts'
import type { LiveTable } from './livetable.ts'
import type { TableRegistry } from './registry.ts'
import { findSeat, findViewer, heldSeatAt, isQueued, seatAt } from './seat.ts'
import { drawToken, keyOf, personIdOf, readBearer, shortTableIdOf, tableIdOf } from './token.ts'

/** How many tables the public list shows. */
const LISTED = 100

/** The list for which tables have the tag of an address. */
const PUBLIC_LIST = 'tables'

/** The path of a table. */
export const Path = z.object({ table: TableId })

/** A version in a query. */
export const VersionInQuery = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .pipe(Version)
  .optional()

/** The version that a client knows. The answer is never older, whichever process sends it. */
const Known = z.object({
  after: VersionInQuery.meta({
    description: 'A version that you know: the answer has this version or a later one.',
  }),
})

/** Reads the events up to the version that a client knows; acknowledged events are in the store. */
const catchUpTo = async ({ host }: LiveTable, after: number | undefined): Promise<void> => {
  if (after !== undefined && host.table().version < after) await host.catchUp()
}

/** Marks a route that needs the token of a seat. */
const SEATED = { security: [{ seat: [] }] }

const personOf = (token: string, name: string, symbol = 'mug'): Result<Person> =>
  readPerson({ id: personIdOf(token), name, symbol })

const seatAnswer = (host: Host, seat: Seat | null, token: string): SeatAnswer => {
  const answer = { table: host.id, seat, token, version: host.table().version }
  return seatAt(host, token) === undefined ? { ...answer, waiting: true } : answer
}

type TaggedTable = ListedTable & Tagged

/** Dependencies of the routes. */
interface TableDependencies {
  readonly registry: TableRegistry
  readonly store: Store
  readonly metrics: Metrics
  readonly tags: AddressTags
  readonly rate: number
}

/** The routes of tables. */
export const addTables = (app: App, { registry, store, metrics, tags, rate }: TableDependencies): void => {
  /** The public list, without tables of banned addresses. */
  const readList = async (): Promise<readonly TaggedTable[]> => {
    const banned = tags.bannedIn(PUBLIC_LIST)
    const listed = await store.list(LISTED, shownPerAddress(rate))
    return listed
      .map(({ table, version, summary }) => ({ table, version, ...(summary as object) }) as TaggedTable)
      .filter(({ addressTag = '' }) => !banned.has(addressTag))
  }

  /** Sits down, or joins the queue (`null`); a token that has a seat here already keeps it. */
  const sit = async (
    live: LiveTable,
    { name, symbol, seat, queue, token }: SitRequest & { token: string },
  ): Promise<Result<Seat | null>> => {
    const placed = (): Seat | null | undefined =>
      heldSeatAt(live.host, token) ?? (isQueued(live.host, token) ? null : undefined)
    const seated = placed()
    if (seated !== undefined) return ok(seated)
    const person = personOf(token, name, symbol)
    if (!person.ok) return person
    const key = keyOf(token)
    const accepted = await live.host.run('spectator', null, {
      type: 'sit',
      person: person.value,
      key,
      ...(seat === undefined ? {} : { seat }),
      ...(queue === undefined ? {} : { queue }),
    })
    const now = placed()
    return now === undefined ? (accepted as Result<never>) : ok(now)
  }

  const openTable = async (command: OpenRequest, token: string, address: string): Promise<Result<LiveTable>> => {
    const known = await registry.find(tableIdOf(token))
    if (known !== undefined) return ok(known)
    const short = await registry.find(shortTableIdOf(token))
    if (short !== undefined && heldSeatAt(short.host, token) !== undefined) return ok(short)
    const table = short === undefined ? shortTableIdOf(token) : tableIdOf(token)
    const setup = readSetup(command.setup)
    if (!setup.ok) return setup
    const person = personOf(token, command.name, command.symbol)
    if (!person.ok) return person
    const tag = tags.tagOf(PUBLIC_LIST, address)
    const most = shownPerAddress(rate)
    if (setup.value.listed && (await readList()).filter(({ addressTag }) => addressTag === tag).length >= most)
      return refuse('too-many-listed', { most })
    const opening = { table, setup: setup.value, person: person.value, key: keyOf(token) }
    const opened = await registry.open(opening, tag)
    if (opened.ok) return opened
    // The same request may have arrived twice at once.
    const other = await registry.find(table)
    return other !== undefined && heldSeatAt(other.host, token) !== undefined ? ok(other) : opened
  }

  app.post(
    '/api/tables',
    {
      ...limitedTo('open', rate),
      schema: {
        tags: ['tables'],
        summary: 'Open a table.',
        description: 'You get seat 0 and become the host. Send the id of the table to your friends.',
        body: OpenRequest,
        response: { 201: SeatAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const token = request.body.token ?? drawToken()
      const opened = await openTable(request.body, token, request.ip)
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
      ...limitedTo('read', rate),
      schema: {
        tags: ['tables'],
        summary: 'The public tables, newest first.',
        description: 'At most three tables of each network address, and only tables with a connected player.',
        response: { 200: ListAnswer, ...PROBLEMS },
      },
    },
    async (_request, reply) => {
      const tables = (await readList()).map(({ addressTag: _, ...shown }): ListedTable => shown)
      return reply.send({ tables })
    },
  )

  app.get(
    '/api/tables/:table',
    {
      schema: {
        tags: ['tables'],
        summary: 'Your view of the table.',
        description: 'Without a token, the view of a spectator: open cards only.',
        params: Path,
        querystring: Known,
        response: { 200: TableView, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const asked = await findViewer(registry, request.params.table, request.headers.authorization)
      if (!asked.ok) return sendProblem(reply, asked.problem)
      await catchUpTo(asked.value.live, request.query.after)
      // The schema's type is mutable, the view is not.
      return reply.type('application/json; charset=utf-8').send(asked.value.live.host.view(asked.value.viewer) as never)
    },
  )

  app.post(
    '/api/tables/:table/seats',
    {
      ...limitedTo('join', rate),
      schema: {
        tags: ['playing'],
        summary: 'Take a seat.',
        description: 'The answer contains the token of your seat.',
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
        summary: 'The legal actions in the game.',
        params: Path,
        querystring: Known,
        response: { 200: LegalAnswer, ...PROBLEMS },
        ...SEATED,
      },
    },
    async (request, reply) => {
      const asked = await findSeat(registry, request.params.table, request.headers.authorization)
      if (!asked.ok) return sendProblem(reply, asked.problem)
      const { live, viewer } = asked.value
      await catchUpTo(live, request.query.after)
      // Already encoded as JSON: there can be thousands of legal actions.
      return reply.type('application/json; charset=utf-8').send(live.legal(viewer) as never)
    },
  )

  app.post(
    '/api/tables/:table/reactions',
    {
      ...limitedTo('chat', rate),
      schema: {
        tags: ['tables'],
        summary: 'Send a reaction as a spectator, without a seat.',
        params: Path,
        body: ReactionRequest,
        response: { 200: CommandAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const asked = await findViewer(registry, request.params.table, undefined)
      if (!asked.ok) return sendProblem(reply, asked.problem)
      const { live } = asked.value
      if (rate > 0 && !live.mayChat('spectator')) return sendProblem(reply, refuse('too-many-requests').problem)
      const accepted = await live.host.run('spectator', null, {
        type: 'spectator-react',
        reaction: request.body.reaction,
      })
      return accepted.ok ? reply.send({ version: accepted.value.version }) : sendProblem(reply, accepted.problem)
    },
  )

  app.post(
    '/api/tables/:table/commands',
    {
      schema: {
        tags: ['playing'],
        summary: 'Send a command: act, chat, start, leave …',
        description:
          'The answer is sent after the command was accepted and stored. Repeat it with the same id until an answer comes; it runs once.',
        params: Path,
        body: CommandRequest,
        response: { 200: CommandAnswer, ...PROBLEMS },
        ...SEATED,
      },
    },
    async (request, reply) => {
      const { id, command } = request.body
      const { authorization } = request.headers
      // A sender without a seat is a spectator, as on a WebSocket, so the table refuses the command with the same code.
      const asked = await findViewer(registry, request.params.table, authorization)
      if (!asked.ok) return sendProblem(reply, asked.problem)
      const { live, viewer, key } = asked.value
      if (viewer !== 'spectator') {
        live.owner = request.ip
        live.addresses.set(viewer, request.ip)
      }
      const token = readBearer(authorization ?? '')
      const accepted = await runCommand(registry, live, { viewer, token, key, id, command }, rate)
      metrics.countCommand(command.type, accepted.ok)
      return accepted.ok ? reply.send({ version: accepted.value.version }) : sendProblem(reply, accepted.problem)
    },
  )
}
