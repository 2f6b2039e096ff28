import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ok, type Problem, type Result, refuse } from '@halfpint/core'
import { EXIT } from '../exit.ts'
import { isNotUnderstood, readAnswer, send } from '../remote.ts'
import { readWhole } from '../setup.ts'
import type { Terminal } from '../terminal.ts'
import { AdminStatus, statusText } from './status.ts'

/** The flags of `admin`, as typed. */
export interface AdminFlags {
  readonly server: string
  readonly data: string
  readonly minutes: string
  readonly json?: boolean
}

/** The path of the operator's API. */
const PATH = 'api/admin'

const ORDERS = ['status', 'close', 'ban', 'message', 'drain', 'results', 'strike'] as const

/** The argument that each order needs. */
const VALUES = { close: 'table', ban: 'address', drain: 'on|off', results: 'list', strike: 'result' } as const

/** A request to the server: an order, or the path of a query. */
type Asked = { readonly order: object } | { readonly path: string }

const orderOf = (name: string, value: string | undefined, minutes: string): Result<Asked> => {
  const order = ORDERS.find(each => each === name)
  if (order === undefined) return refuse('bad-option', { option: 'admin', value: name, allowed: ORDERS.join('|') })
  const ordered = (facts: object): Result<Asked> => ok({ order: { order, ...facts } })
  if (order === 'status') return ok({ path: PATH })
  if (order === 'message') return ordered({ text: value?.trim() || null })
  if (value === undefined) return refuse('missing-argument', { argument: VALUES[order] })
  if (order === 'results') return ok({ path: `${PATH}?list=${encodeURIComponent(value)}` })
  if (order === 'strike') return ordered({ entry: value })
  if (order === 'close') return ordered({ table: value })
  if (order === 'drain') {
    return /^(on|off)$/.test(value)
      ? ordered({ on: value === 'on' })
      : refuse('bad-option', { option: 'drain', value, allowed: 'on|off' })
  }
  const long = readWhole('--minutes', minutes, 0, 525_600)
  return long.ok ? ordered({ address: value, minutes: long.value }) : long
}

/** The token from the environment, or from the file in the folder of the store. */
const tokenIn = (data: string): string => {
  const named = process.env.HALFPINT_TOKEN
  if (named !== undefined && named !== '') return named
  try {
    return readFileSync(join(data, 'admin-token'), 'utf8').trim()
  } catch {
    return ''
  }
}

/** Sends an order to a server, or prints its status. */
export const admin = async (
  name: string,
  value: string | undefined,
  { server, data, minutes, json }: AdminFlags,
  terminal: Terminal,
): Promise<number> => {
  const refused = (problem: Problem): number => {
    terminal.complain(problem)
    return isNotUnderstood(problem) ? EXIT.remote : EXIT.usage
  }
  const order = orderOf(name, value, minutes)
  if (!order.ok) return refused(order.problem)
  if (!URL.canParse(server)) return refused(refuse('no-server-there', { server }).problem)
  const token = tokenIn(data)
  if (token === '') return refused(refuse('wrong-admin-token').problem)
  const asked = order.value
  const answer = await send(server, 'path' in asked ? asked.path : PATH, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...('path' in asked ? {} : { method: 'POST', body: JSON.stringify(asked.order) }),
  })
  const status = answer.ok ? readAnswer(server, answer.value, AdminStatus) : answer
  if (!status.ok) return refused(status.problem)
  process.stdout.write(json === true ? `${JSON.stringify(status.value)}\n` : statusText(status.value, terminal))
  return EXIT.good
}
