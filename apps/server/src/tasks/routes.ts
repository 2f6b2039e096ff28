import { type Problem, type Result, refuse } from '@halfpint/core'
import { dailyGame, dayOf, type FixedGame, readLink } from '@halfpint/daily'
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
import { challengeSheet, daySheet, readRanked } from './lists.ts'
import type { SheetEntry, Sheets } from './sheets.ts'

const KEYED = { security: [{ seat: [] }], tags: ['tasks'] }
const OPEN = { tags: ['tasks'] }
/** Maximum number of results returned. */
const TOLD = 100
/** The calendars of the earth, in minutes ahead of Greenwich: from the first midnight to the last. */
const [FIRST, LAST] = [14 * 60, -12 * 60]

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

/** Dependencies of the routes. */
export interface TaskDependencies {
  readonly sheets: Sheets
  readonly checker: Checker
  readonly tags: AddressTags
  readonly rate: number
  readonly clock: Clock
}

/** The routes for results of daily deals and challenges. Each result is replayed before it is accepted. */
export const addTasks = (app: App, { sheets, checker, tags, rate, clock }: TaskDependencies): void => {
  const { now } = clock
  const names = openBudget(rate, clock, 'name')
  app.addHook('preClose', () => checker.close())

  /**
   * A list as this client sees it: the results that everybody sees, all of the client's own address, and its own.
   * Nobody sees more than the best hundred, and its own.
   */
  const listFor = async (
    sheet: string,
    { ip, headers: { authorization = '' } }: FastifyRequest,
    more: (entry: SheetEntry) => { readonly choices?: number[] },
  ): Promise<SheetAnswer> => {
    const key = readBearer(authorization)
    const me = key === undefined ? undefined : personIdOf(key)
    const tag = tags.tagOf(sheet, ip)
    const ranked = await readRanked(sheets, tags, sheet, shownPerAddress(rate))
    const seen = ranked.filter(({ isPublic, addressTag, person }) => isPublic || addressTag === tag || person === me)
    const entries = seen.filter(({ person }, at) => at < TOLD || person === me)
    return {
      people: seen.length,
      entries: entries.map(entry => ({
        name: entry.name,
        points: entry.points,
        mine: entry.person === me,
        ...(entry.isPublic ? {} : { hidden: true as const }),
        ...more(entry),
      })),
    }
  }

  /** Checks a result and writes it on its sheet. */
  const take = async (
    kind: CheckRequest['kind'],
    sheet: string,
    fixed: FixedGame,
    { name, choices, points, digest }: EntryRequest,
    { ip, headers: { authorization } }: FastifyRequest,
  ): Promise<Result<null>> => {
    const key = readBearer(authorization ?? '')
    const called = readName(name)
    if (key === undefined) return refuse(authorization === undefined ? 'missing-token' : 'unknown-token')
    if (!called.ok) return called
    const entry = { person: personIdOf(key), name: called.value, at: now(), points, choices }
    return sheets.enter(sheet, { ...entry, addressTag: tags.tagOf(sheet, ip) }, async () => {
      const claim = { choices, points, digest }
      const checked = await checker.check({ fixed, claim, address: neighbourhoodOf(ip), kind })
      if (!checked.ok) return checked
      return names.spend(ip, 1, sheet) ? checked : refuse('too-many-requests')
    })
  }

  app.get(
    '/api/days/:day/:game',
    {
      ...limitedTo('record', rate),
      schema: { ...OPEN, summary: 'The list of a day.', params: DayPath, response: { 200: SheetAnswer, ...PROBLEMS } },
    },
    async (request, reply) => {
      const { day, game } = request.params
      const sheet = daySheet(day, game)
      if (!sheet.ok) return send(reply, sheet.problem)
      return reply.send(await listFor(sheet.value, request, () => ({})))
    },
  )

  app.post(
    '/api/days/:day/:game',
    {
      ...limitedTo('entry', rate),
      schema: {
        ...KEYED,
        summary: 'Enter what you did with the deal of today.',
        description:
          'The bots play again from your choices; what cannot be reproduced is refused. The token is a key that your device has made; its first result of a day stands. Everybody sees the best three results of a network address; results that are not among them are `hidden`.',
        params: DayPath,
        body: EntryRequest,
        response: { 200: SheetAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const { day, game } = request.params
      const sheet = daySheet(day, game)
      if (!sheet.ok) return send(reply, sheet.problem)
      // Somewhere on earth it must be this day.
      if (day > dayOf(now(), FIRST) || day < dayOf(now(), LAST))
        return send(reply, refuse('not-this-day', { day }).problem)
      const taken = await take('day', sheet.value, dailyGame(day, game), request.body, request)
      if (!taken.ok) return send(reply, taken.problem)
      return reply.send(await listFor(sheet.value, request, () => ({})))
    },
  )

  const withChoices = ({ choices }: SheetEntry): { choices: number[] } => ({ choices: [...choices] })

  app.get(
    '/api/challenges',
    {
      ...limitedTo('record', rate),
      schema: {
        ...OPEN,
        summary: 'Who has played the deals of a challenge, and how.',
        querystring: z.object({ link: ChallengeLink }),
        response: { 200: SheetAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => reply.send(await listFor(challengeSheet(request.query.link), request, withChoices)),
  )

  app.post(
    '/api/challenges',
    {
      ...limitedTo('entry', rate),
      schema: {
        ...KEYED,
        summary: 'Enter what you did with the deals of a challenge.',
        body: ReplyRequest,
        response: { 200: SheetAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const { link, ...entry } = request.body
      const linked = readLink(link)
      if (!linked.ok) return send(reply, linked.problem)
      const sheet = challengeSheet(link)
      const taken = await take('challenge', sheet, linked.value.fixed, entry, request)
      if (!taken.ok) return send(reply, taken.problem)
      return reply.send(await listFor(sheet, request, withChoices))
    },
  )

  app.delete(
    '/api/entries',
    {
      ...limitedTo('entry', rate),
      schema: { ...KEYED, summary: 'Delete every result of your key.', response: { 200: StruckAnswer, ...PROBLEMS } },
    },
    async (request, reply) => {
      const { authorization } = request.headers
      const key = readBearer(authorization ?? '')
      if (key === undefined) {
        return send(reply, refuse(authorization === undefined ? 'missing-token' : 'unknown-token').problem)
      }
      return reply.send({ entries: await sheets.forget(personIdOf(key)) })
    },
  )
}
