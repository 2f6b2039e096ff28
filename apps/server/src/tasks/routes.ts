import { createHash } from 'node:crypto'
import { type Problem, type Result, refuse } from '@halfpint/core'
import { ChallengeLink, DayPath, EntryRequest, ReplyRequest, SheetAnswer, StruckAnswer } from '@halfpint/protocol'
import { readName } from '@halfpint/table'
import { dayOf, dayTask, isDay, pledgeOfDay, readLink, TASK_GAME_IDS, type Task } from '@halfpint/tasks'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { neighbourhoodOf } from '../address.ts'
import type { App } from '../app.ts'
import type { Clock } from '../clock.ts'
import { limitedTo, openBudget } from '../limit.ts'
import { PROBLEMS, sendProblem } from '../problem.ts'
import { personIdOf, readBearer } from '../token.ts'
import type { Checker } from './checker.ts'
import type { SheetEntry, Sheets } from './sheets.ts'

const KEYED = { security: [{ seat: [] }], tags: ['tasks'] }
const OPEN = { tags: ['tasks'] }
/** So many results are told. */
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
}

const send = (reply: FastifyReply, problem: Problem): FastifyReply => sendProblem(reply, problem, STATUS[problem.code])

const told = (
  entries: readonly SheetEntry[],
  authorization: string | undefined,
  how: (entry: SheetEntry) => { readonly choices?: number[] },
): SheetAnswer => {
  const key = readBearer(authorization ?? '')
  const me = key === undefined ? undefined : personIdOf(key)
  const shown = entries.filter(({ person }, at) => at < TOLD || person === me)
  return {
    people: entries.length,
    entries: shown.map(entry => ({ name: entry.name, points: entry.points, mine: entry.person === me, ...how(entry) })),
  }
}

/** What these routes stand on. */
export interface TaskDependencies {
  readonly sheets: Sheets
  readonly checker: Checker
  readonly rate: number
  readonly clock: Clock
}

/** The routes on which results of tasks gather: each is played through again before it is taken. */
export const addTasks = (app: App, { sheets, checker, rate, clock }: TaskDependencies): void => {
  const { now } = clock
  const names = openBudget(rate, clock, 'name')
  app.addHook('preClose', () => checker.close())

  /** Checks a result and writes it on its sheet. */
  const take = async (
    sheet: string,
    task: Task,
    { name, choices, points, digest }: EntryRequest,
    { ip, headers: { authorization } }: FastifyRequest,
  ): Promise<Result<null>> => {
    const key = readBearer(authorization ?? '')
    const called = readName(name)
    if (key === undefined) return refuse(authorization === undefined ? 'missing-token' : 'unknown-token')
    if (!called.ok) return called
    const person = personIdOf(key)
    const before = (await sheets.read(sheet)).find(entry => entry.person === person)
    // What stands already is not played again, however often it is sent.
    if (before === undefined) {
      const checked = await checker.check(task, { choices, points, digest }, neighbourhoodOf(ip))
      if (!checked.ok) return checked
      if (!names.spend(ip, 1, sheet)) return refuse('too-many-requests')
    }
    return sheets.enter(sheet, { person, name: called.value, at: now(), points, choices })
  }

  const dayOn = ({
    day,
    game,
  }: z.infer<typeof DayPath>): Result<{ readonly sheet: string; readonly task: () => Task }> => {
    if (!isDay(day)) return refuse('bad-day', { day })
    if (!TASK_GAME_IDS.includes(game)) return refuse('unknown-game', { game, known: [...TASK_GAME_IDS] })
    return { ok: true, value: { sheet: `day-${day}-${game}`, task: () => dayTask(day, game) } }
  }

  app.get(
    '/api/days/:day/:game',
    {
      ...limitedTo('record', rate),
      schema: { ...OPEN, summary: 'The list of a day.', params: DayPath, response: { 200: SheetAnswer, ...PROBLEMS } },
    },
    async (request, reply) => {
      const on = dayOn(request.params)
      if (!on.ok) return send(reply, on.problem)
      const list = told(await sheets.read(on.value.sheet), request.headers.authorization, () => ({}))
      const { day, game } = request.params
      return reply.send({ ...list, pledge: pledgeOfDay(day, game) })
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
          'The bots play again from your choices; what cannot be reproduced is refused. The token is a key that your device has made; its first result of a day stands.',
        params: DayPath,
        body: EntryRequest,
        response: { 200: SheetAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const on = dayOn(request.params)
      if (!on.ok) return send(reply, on.problem)
      const { day } = request.params
      // Somewhere on earth it must be this day.
      if (day > dayOf(now(), FIRST) || day < dayOf(now(), LAST))
        return send(reply, refuse('not-this-day', { day }).problem)
      const taken = await take(on.value.sheet, on.value.task(), request.body, request)
      if (!taken.ok) return send(reply, taken.problem)
      return reply.send(told(await sheets.read(on.value.sheet), request.headers.authorization, () => ({})))
    },
  )

  const sheetOf = (link: string): string => `challenge-${createHash('sha256').update(link).digest('hex').slice(0, 32)}`
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
    async (request, reply) =>
      reply.send(told(await sheets.read(sheetOf(request.query.link)), request.headers.authorization, withChoices)),
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
      const taken = await take(sheetOf(link), linked.value.task, entry, request)
      if (!taken.ok) return send(reply, taken.problem)
      return reply.send(told(await sheets.read(sheetOf(link)), request.headers.authorization, withChoices))
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
