import { createHash } from 'node:crypto'
import { ok, type Result, refuse } from '@halfpint/core'
import { dayOf } from '@halfpint/daily'
import { readPad, roundsDone, scorePad } from '@halfpint/scorepad'
import { NO_TABLE, type Store } from '@halfpint/store'
import {
  cleanText,
  decideGroup,
  decideJoin,
  decideResult,
  decideTable,
  drinksIn,
  type Group,
  type GroupDecision,
  type GroupMember,
  type Listing,
  readName,
  summaryOf,
  type Table,
  visibleTo,
} from '@halfpint/table'
import {
  FoundRequest,
  GroupCommand,
  GroupDayRequest,
  GroupId,
  GroupPadRequest,
  GroupTableRequest,
  GroupView,
  InviteAnswer,
  InviteRequest,
  JoinGroupRequest,
} from '@halfpint/table/wire'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Clock } from '../clock.ts'
import { dayListId } from '../daily/lists.ts'
import type { ResultStore } from '../daily/results.ts'
import { LAST_ZONE } from '../daily/routes.ts'
import type { App } from '../http/app.ts'
import { limitedTo, openBudget } from '../http/limit.ts'
import { PROBLEMS, sendProblem } from '../http/problem.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { drawToken, keyOf, lettersOf, personIdOf, readBearer } from '../tables/token.ts'
import type { GroupRegistry } from './registry.ts'
import { resultOfDay, resultOfPad, resultOfTable, tableResultId } from './results.ts'

const Path = z.object({ group: GroupId })
const OPEN = { tags: ['groups'] }
const MEMBER = { ...OPEN, security: [{ seat: [] }] }
const ANSWERS = { 200: GroupView, ...PROBLEMS }

const DAY = 86_400_000
/** Tables that the view shows, and how long after they were added. */
const [MAX_TABLES, TABLE_AGE] = [6, 3 * DAY]

/** The number of letters of the ids and of the secret of the link. */
const LETTERS = 14

const idOf = (what: 'group' | 'invite', token: string): string =>
  lettersOf(createHash('sha256').update(`${what} ${token}`, 'utf8').digest(), LETTERS)

/** The log that names the group of a table. */
const tableLog = (table: string): string => `tablegroup-${table}`

const memberOf = (token: string, name: string, symbol: string): GroupMember => ({
  id: personIdOf(token),
  key: keyOf(token),
  name,
  symbol,
})

/** Dependencies of the routes. */
export interface GroupDependencies {
  readonly groups: GroupRegistry
  readonly registry: TableRegistry
  readonly resultStore: ResultStore
  readonly store: Store
  readonly rate: number
  readonly clock: Clock
}

/** The routes of groups, and what enters the result of a table when its match is over. */
export const addGroups = (
  app: App,
  { groups, registry, resultStore, store, rate, clock }: GroupDependencies,
): { readonly matchOver: (table: Table) => Promise<void> } => {
  const guesses = openBudget(rate, clock, 'guess')

  /** The member who sent a request. */
  const read = async (id: string, { headers }: FastifyRequest): Promise<Result<{ group: Group; me: GroupMember }>> => {
    const { authorization } = headers
    if (authorization === undefined) return refuse('missing-token')
    const key = keyOf(readBearer(authorization) ?? '')
    const group = await groups.find(id)
    const me = group?.members.find(member => member.key === key)
    return group === undefined || me === undefined ? refuse('not-a-member') : ok({ group, me })
  }

  const viewOf = async (id: string, group: Group, me: GroupMember): Promise<z.infer<typeof GroupView>> => {
    const { version, name, invite, members, rules } = group
    const recent = group.tables.filter(({ at }) => at > clock.now() - TABLE_AGE).slice(-MAX_TABLES)
    const tables: GroupView['tables'][number][] = []
    for (const each of recent) {
      const live = await registry.find(each.table)
      if (live === undefined) continue
      const { game, open, players } = summaryOf(live.host.table()).summary as unknown as Listing
      if (players.some(({ kind }) => kind === 'person'))
        tables.unshift({ ...each, game, open, phase: live.host.table().phase, players: [...players] })
    }
    return {
      id,
      version,
      name,
      link: `${id}-${invite}`,
      me: me.id,
      founder: members[0]!.id,
      members: members.map(({ key: _, ...member }) => member),
      rules,
      tables,
      ...visibleTo(group, me.id, dayOf(clock.now(), LAST_ZONE)),
      // The routes do not change what they send.
    } as z.infer<typeof GroupView>
  }

  /** Counts the match that is over at a table, if the table belongs to a group. A repeated call does nothing. */
  const matchOver = async (table: Table): Promise<void> => {
    const { phase, match, id } = table
    if (phase !== 'over' || match === null) return
    const group = ((await store.last(tableLog(id)))?.event as { readonly group?: string } | undefined)?.group
    const before = group === undefined ? undefined : await groups.find(group)
    if (group === undefined || before === undefined) return
    if (before.results.some(result => result.id === tableResultId(id, match.number))) return
    const record =
      (table.setup.customs ?? []).length === 0 ? undefined : await (await registry.find(id))?.host.record(match.number)
    const drinks = record?.ok === true ? drinksIn(table.setup, record.value) : null
    await groups.change(group, current => {
      const result = resultOfTable(current, table, drinks)
      return result === null ? ok(null) : decideResult(current, result)
    })
  }

  /** Counts matches that a process did not count before it died. */
  const catchUp = async (group: Group): Promise<void> => {
    for (const { table, at } of group.tables) {
      if (at < clock.now() - TABLE_AGE) continue
      const live = await registry.find(table)
      if (live !== undefined) await matchOver(live.host.table())
    }
  }

  /** Changes a group for the member who sent the request, and returns the view of that member. */
  const change = async (
    request: FastifyRequest & { readonly params: { readonly group: string } },
    decide: (group: Group, me: GroupMember) => GroupDecision,
  ): Promise<Result<z.infer<typeof GroupView>>> => {
    const id = request.params.group
    const known = await read(id, request)
    if (!known.ok) return known
    const { key } = known.value.me
    const changed = await groups.change(id, group => {
      const me = group.members.find(member => member.key === key)
      return me === undefined ? refuse('not-a-member') : decide(group, me)
    })
    if (!changed.ok) return changed
    const me = changed.value.members.find(member => member.key === key)
    return me === undefined ? refuse('not-a-member') : ok(await viewOf(id, changed.value, me))
  }

  app.post(
    '/api/groups',
    {
      ...limitedTo('group', rate),
      schema: { ...OPEN, summary: 'Found a group.', body: FoundRequest, response: { 201: GroupView, ...PROBLEMS } },
    },
    async (request, reply) => {
      const { name, member, token } = request.body
      const id = idOf('group', token)
      const [groupName, ownName] = [readName(name), readName(member.name)]
      if (!groupName.ok) return sendProblem(reply, groupName.problem, 400)
      if (!ownName.ok) return sendProblem(reply, ownName.problem, 400)
      const me = memberOf(token, ownName.value, member.symbol)
      const invite = idOf('invite', drawToken())
      const founded = await groups.change(id, group =>
        ok(group.version > 0 ? null : { type: 'founded', name: groupName.value, invite, member: me }),
      )
      // A request may be repeated after the founder left the group.
      const known = founded.ok ? founded.value.members.find(({ key }) => key === me.key) : undefined
      if (!founded.ok || known === undefined) return sendProblem(reply, refuse('not-a-member').problem)
      return reply.code(201).send(await viewOf(id, founded.value, known))
    },
  )

  app.get(
    '/api/groups/:group',
    {
      ...limitedTo('read', rate),
      schema: { ...MEMBER, summary: 'The group, for its members.', params: Path, response: ANSWERS },
    },
    async (request, reply) => {
      const { group: id } = request.params
      const first = await read(id, request)
      if (!first.ok) return sendProblem(reply, first.problem)
      await catchUp(first.value.group)
      // The store removes a group to which nothing happens for a long time.
      if (first.value.group.at < clock.now() - DAY) await groups.change(id, () => ok({ type: 'visited' }))
      const known = await read(id, request)
      if (!known.ok) return sendProblem(reply, known.problem)
      return reply.send(await viewOf(id, known.value.group, known.value.me))
    },
  )

  app.post(
    '/api/groups/:group/invitation',
    {
      ...limitedTo('join', rate),
      schema: {
        ...OPEN,
        summary: 'The name and the members of a group, for people who have its link.',
        params: Path,
        body: InviteRequest,
        response: { 200: InviteAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      if (!guesses.spend(request.ip)) return sendProblem(reply, refuse('too-many-guesses').problem)
      const group = await groups.find(request.params.group)
      if (group === undefined || group.invite !== request.body.invite)
        return sendProblem(reply, refuse('group-link-invalid').problem)
      guesses.spend(request.ip, -1)
      return reply.send({ name: group.name, members: group.members.map(({ name, symbol }) => ({ name, symbol })) })
    },
  )

  app.post(
    '/api/groups/:group/members',
    {
      ...limitedTo('join', rate),
      schema: {
        ...OPEN,
        summary: 'Join a group with its link.',
        params: Path,
        body: JoinGroupRequest,
        response: ANSWERS,
      },
    },
    async (request, reply) => {
      if (!guesses.spend(request.ip)) return sendProblem(reply, refuse('too-many-guesses').problem)
      const { group: id } = request.params
      const { invite, name, symbol, token } = request.body
      const person = memberOf(token, name, symbol)
      const joined = await groups.change(id, group => decideJoin(group, invite, person))
      const me = joined.ok ? joined.value.members.find(({ key }) => key === person.key) : undefined
      if (!joined.ok || me === undefined)
        return sendProblem(reply, joined.ok ? refuse('not-a-member').problem : joined.problem)
      guesses.spend(request.ip, -1)
      return reply.send(await viewOf(id, joined.value, me))
    },
  )

  app.post(
    '/api/groups/:group/commands',
    {
      ...limitedTo('result', rate),
      schema: { ...MEMBER, summary: 'Change a group.', params: Path, body: GroupCommand, response: ANSWERS },
    },
    async (request, reply) => {
      const invite = idOf('invite', drawToken())
      const changed = await change(request, (group, me) => decideGroup(group, me.id, request.body, invite))
      return changed.ok ? reply.send(changed.value) : sendProblem(reply, changed.problem)
    },
  )

  app.post(
    '/api/groups/:group/tables',
    {
      ...limitedTo('join', rate),
      schema: {
        ...MEMBER,
        summary: 'Add a table. Its games count in the group.',
        params: Path,
        body: GroupTableRequest,
        response: ANSWERS,
      },
    },
    async (request, reply) => {
      const { table } = request.body
      const { group } = request.params
      const known = await read(group, request)
      if (!known.ok) return sendProblem(reply, known.problem)
      if ((await registry.find(table)) === undefined) return sendProblem(reply, refuse('unknown-table').problem)
      const [first] = await store.read(tableLog(table))
      if (first === undefined) {
        await store.append(tableLog(table), 0, [{ at: clock.now(), event: { group } }], NO_TABLE)
      }
      const owner = (await store.last(tableLog(table)))?.event as { readonly group: string }
      if (owner.group !== group) return sendProblem(reply, refuse('table-of-another-group').problem)
      const added = await change(request, (before, me) => decideTable(before, { table, at: clock.now(), by: me.id }))
      return added.ok ? reply.send(added.value) : sendProblem(reply, added.problem)
    },
  )

  app.post(
    '/api/groups/:group/pads',
    {
      ...limitedTo('padWrite', rate),
      schema: {
        ...MEMBER,
        summary: 'Add a score pad, or correct it.',
        params: Path,
        body: GroupPadRequest,
        response: ANSWERS,
      },
    },
    async (request, reply) => {
      const pad = readPad(request.body.pad)
      if (!pad.ok) return sendProblem(reply, pad.problem, 400)
      const clean = { ...pad.value, players: pad.value.players.map(cleanText) }
      if (roundsDone(scorePad(clean)) === 0) return sendProblem(reply, refuse('pad-without-rounds').problem)
      const added = await change(request, (group, me) =>
        decideResult(group, resultOfPad(group, me.id, request.body.id, clock.now(), clean)),
      )
      return added.ok ? reply.send(added.value) : sendProblem(reply, added.problem)
    },
  )

  app.post(
    '/api/groups/:group/days',
    {
      ...limitedTo('result', rate),
      schema: {
        ...MEMBER,
        summary: 'Add your result of a daily deal.',
        description: 'The result must be in the list of that day. Members see it once they have played the deal.',
        params: Path,
        body: GroupDayRequest,
        response: ANSWERS,
      },
    },
    async (request, reply) => {
      const { day, game, key } = request.body
      const listId = dayListId(day, game)
      if (!listId.ok) return sendProblem(reply, listId.problem, 400)
      const person = personIdOf(key)
      const entry = (await resultStore.read(listId.value)).find(each => each.person === person)
      if (entry === undefined) return sendProblem(reply, refuse('day-not-entered').problem)
      const { at, points } = entry
      const added = await change(request, (group, me) =>
        decideResult(group, resultOfDay(me, { day, game, at, points, person })),
      )
      return added.ok ? reply.send(added.value) : sendProblem(reply, added.problem)
    },
  )

  app.delete(
    '/api/groups/:group/me',
    {
      ...limitedTo('forget', rate),
      schema: {
        ...MEMBER,
        summary: 'Leave the group and delete your name in its results.',
        params: Path,
        response: { 200: z.object({}), ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const { group: id } = request.params
      const known = await read(id, request)
      if (!known.ok) return sendProblem(reply, known.problem)
      await groups.change(id, () => ok({ type: 'forgotten', member: known.value.me.id }))
      await groups.forgetEarlier(id)
      return reply.send({})
    },
  )
  return { matchOver }
}
