import { type Problem, type Result, refuse } from '@halfpint/core'
import { dailyGame, dayOf, readLink } from '@halfpint/daily'
import { readName } from '@halfpint/table'
import { ChallengeLink, DayPath, EntryRequest, ReplyRequest, SheetAnswer, StruckAnswer } from '@halfpint/table/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Clock } from '../clock.ts'
import { neighbourhoodOf } from '../http/address.ts'
import { type AddressTags, shownPerAddress } from '../http/addresstags.ts'
import type { App } from '../http/app.ts'
import { limitedTo, openBudget } from '../http/limit.ts'
import { PROBLEMS, sendProblem } from '../http/problem.ts'
import { personIdOf, readBearer } from '../tables/token.ts'
import type { Checker, CheckRequest } from './checker.ts'
import { challengeListId, dayListId, readRanking } from './lists.ts'
import type { ResultStore, StoredResult } from './results.ts'

const KEYED = { security: [{ seat: [] }], tags: ['daily'] }
const OPEN = { tags: ['daily'] }
/** Maximum number of results returned. */
const MAX_SHOWN = 100
/** The time zones in which a day begins first and last, in minutes ahead of Greenwich. */
const FIRST_ZONE = 14 * 60
export const LAST_ZONE = -12 * 60

const STATUS: { readonly [code: string]: number } = {
  'bad-link': 400,
  'bad-name': 400,
  'bad-day': 400,
  'unknown-game': 404,
  'not-reproduced': 422,
  'check-too-long': 422,
  'result-struck': 403,
}

const send = (reply: FastifyReply, problem: Problem): FastifyReply => {
  if (typeof problem.seconds === 'number') reply.header('retry-after', problem.seconds)
  return sendProblem(reply, problem, STATUS[problem.code])
}

/** The list for a result, and the game it was played in. */
interface TargetList extends Pick<CheckRequest, 'kind' | 'fixed'> {
  readonly listId: string
}

/** Dependencies of the routes. */
export interface DailyDependencies {
  readonly resultStore: ResultStore
  readonly checker: Checker
  readonly tags: AddressTags
  readonly rate: number
  readonly clock: Clock
}

/** The routes for results of daily deals and challenges. Each result is replayed before it is accepted. */
export const addDaily = (app: App, { resultStore, checker, tags, rate, clock }: DailyDependencies): void => {
  const { now } = clock
  const names = openBudget(rate, clock, 'name')
  app.addHook('preClose', () => checker.close())

  /**
   * A list as this client sees it: public results, and hidden ones of the client's address. At most the best 100, and
   * always the client's own.
   */
  const listFor = async (
    listId: string,
    { ip, headers: { authorization = '' } }: FastifyRequest,
    moreOf: (entry: StoredResult) => { readonly choices?: number[] },
  ): Promise<SheetAnswer> => {
    const key = readBearer(authorization)
    const me = key === undefined ? undefined : personIdOf(key)
    const tag = tags.tagOf(listId, ip)
    const ranked = await readRanking(resultStore, tags, listId, shownPerAddress(rate))
    const seen = ranked.filter(({ isPublic, addressTag, person }) => isPublic || addressTag === tag || person === me)
    const entries = seen.filter(({ person }, at) => at < MAX_SHOWN || person === me)
    return {
      people: seen.length,
      entries: entries.map(entry => ({
        name: entry.name,
        points: entry.points,
        mine: entry.person === me,
        ...(entry.isPublic ? {} : { hidden: true as const }),
        ...moreOf(entry),
      })),
    }
  }

  /** Checks a result and stores it in its list. */
  const enter = async (
    { kind, listId, fixed }: TargetList,
    { name, choices, points, digest }: EntryRequest,
    { ip, headers: { authorization } }: FastifyRequest,
  ): Promise<Result<null>> => {
    const key = readBearer(authorization ?? '')
    const cleanName = readName(name)
    if (key === undefined) return refuse(authorization === undefined ? 'missing-token' : 'unknown-token')
    if (!cleanName.ok) return cleanName
    const entry = { person: personIdOf(key), name: cleanName.value, at: now(), points, choices }
    return resultStore.enter(listId, { ...entry, addressTag: tags.tagOf(listId, ip) }, async () => {
      const claim = { choices, points, digest }
      const checked = await checker.check({ fixed, claim, address: neighbourhoodOf(ip), kind })
      if (!checked.ok) return checked
      return names.spend(ip, 1, listId) ? checked : refuse('too-many-requests')
    })
  }

  app.get(
    '/api/days/:day/:game',
    {
      ...limitedTo('read', rate),
      schema: {
        ...OPEN,
        summary: 'The results of a daily deal.',
        params: DayPath,
        response: { 200: SheetAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const { day, game } = request.params
      const listId = dayListId(day, game)
      if (!listId.ok) return send(reply, listId.problem)
      return reply.send(await listFor(listId.value, request, () => ({})))
    },
  )

  app.post(
    '/api/days/:day/:game',
    {
      ...limitedTo('result', rate),
      schema: {
        ...KEYED,
        summary: 'Enter your result of a daily deal.',
        description:
          'The server replays the deal with your choices and refuses a result that it cannot reproduce. The token is a key that your device made; only its first result of a day counts. Everybody sees the best three results of a network address; the others are `hidden`.',
        params: DayPath,
        body: EntryRequest,
        response: { 200: SheetAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const { day, game } = request.params
      const listId = dayListId(day, game)
      if (!listId.ok) return send(reply, listId.problem)
      // A result is accepted while it is this day in any time zone.
      if (day > dayOf(now(), FIRST_ZONE) || day < dayOf(now(), LAST_ZONE))
        return send(reply, refuse('not-this-day', { day }).problem)
      const target = { kind: 'day', listId: listId.value, fixed: dailyGame(day, game) } as const
      const entered = await enter(target, request.body, request)
      if (!entered.ok) return send(reply, entered.problem)
      return reply.send(await listFor(listId.value, request, () => ({})))
    },
  )

  const withChoices = ({ choices }: StoredResult): { choices: number[] } => ({ choices: [...choices] })

  app.get(
    '/api/challenges',
    {
      ...limitedTo('read', rate),
      schema: {
        ...OPEN,
        summary: 'The results of a challenge, with the choices of each player.',
        querystring: z.object({ link: ChallengeLink }),
        response: { 200: SheetAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => reply.send(await listFor(challengeListId(request.query.link), request, withChoices)),
  )

  app.post(
    '/api/challenges',
    {
      ...limitedTo('result', rate),
      schema: {
        ...KEYED,
        summary: 'Enter your result of a challenge.',
        body: ReplyRequest,
        response: { 200: SheetAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const { link, ...entry } = request.body
      const linked = readLink(link)
      if (!linked.ok) return send(reply, linked.problem)
      const listId = challengeListId(link)
      const target = { kind: 'challenge', listId, fixed: linked.value.fixed } as const
      const entered = await enter(target, entry, request)
      if (!entered.ok) return send(reply, entered.problem)
      return reply.send(await listFor(listId, request, withChoices))
    },
  )

  app.delete(
    '/api/entries',
    {
      ...limitedTo('result', rate),
      schema: { ...KEYED, summary: 'Delete all results of your key.', response: { 200: StruckAnswer, ...PROBLEMS } },
    },
    async (request, reply) => {
      const { authorization } = request.headers
      const key = readBearer(authorization ?? '')
      if (key === undefined) {
        return send(reply, refuse(authorization === undefined ? 'missing-token' : 'unknown-token').problem)
      }
      return reply.send({ entries: await resultStore.deleteAllOf(personIdOf(key)) })
    },
  )
}
