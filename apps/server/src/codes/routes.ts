import { refuse } from '@halfpint/core'
import type { Store } from '@halfpint/store'
import { CodeAnswer, CodeTarget, JoinCode } from '@halfpint/table/wire'
import * as z from 'zod'
import type { Clock } from '../clock.ts'
import type { GroupRegistry } from '../groups/registry.ts'
import type { App } from '../http/app.ts'
import { limitedTo, openBudget } from '../http/limit.ts'
import { PROBLEMS, sendProblem } from '../http/problem.ts'
import { openCodeRegistry } from './registry.ts'

const MISSING = { table: 'unknown-table', pad: 'pad-not-shown', group: 'group-link-invalid' } as const

/** Dependencies of the routes. */
interface CodeDependencies {
  readonly store: Store
  readonly groups: GroupRegistry
  readonly rate: number
  readonly clock: Clock
}

/** The routes of the short codes with which people join a table or follow a pad. */
export const addCodes = (app: App, { store, groups, rate, clock }: CodeDependencies): void => {
  const codes = openCodeRegistry(store, groups, clock.now)
  const guesses = openBudget(rate, clock, 'guess')

  app.get(
    '/api/codes/:code',
    {
      schema: {
        tags: ['tables'],
        summary: 'What a code leads to.',
        description: 'Each address has a limit of wrong codes.',
        params: z.object({ code: JoinCode }),
        response: { 200: CodeTarget, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      // Spent before the answer, so that codes tried at the same time count too.
      if (!guesses.spend(request.ip)) return sendProblem(reply, refuse('too-many-guesses').problem)
      const target = await codes.find(request.params.code)
      if (target === undefined) return sendProblem(reply, refuse('unknown-code').problem)
      guesses.spend(request.ip, -1)
      return reply.send(target)
    },
  )

  app.post(
    '/api/codes',
    {
      ...limitedTo('join', rate),
      schema: {
        tags: ['tables'],
        summary: 'The code of a table, a pad or a group.',
        description: 'The same again as long as its target exists. A new link of a group has a new code.',
        body: CodeTarget,
        response: { 200: CodeAnswer, ...PROBLEMS },
      },
    },
    async (request, reply) => {
      const code = await codes.codeOf(request.body)
      if (code !== undefined) return reply.send({ code })
      return sendProblem(reply, refuse(MISSING[request.body.kind]).problem)
    },
  )
}
