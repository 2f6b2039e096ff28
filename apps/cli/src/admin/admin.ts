import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ok, type Problem, type Result, refuse } from '@halfpint/core'
import { EXIT } from '../exit.ts'
import { readWhole } from '../setup.ts'
import type { Terminal } from '../terminal.ts'
import { statusText } from './status.ts'

/** What `admin` was asked for, as typed. */
export interface AdminFlags {
  readonly server: string
  readonly data: string
  readonly minutes: string
  readonly json?: boolean
}

const ORDERS = ['status', 'close', 'ban', 'message', 'drain'] as const

/** What an order must be followed by. */
const VALUES = { close: 'table', ban: 'address', drain: 'on|off' } as const

/** The order as the server takes it; `null` only asks how things stand. */
const orderOf = (name: string, value: string | undefined, minutes: string): Result<object | null> => {
  const order = ORDERS.find(each => each === name)
  if (order === undefined) return refuse('bad-option', { option: 'admin', value: name, allowed: ORDERS.join('|') })
  if (order === 'status') return ok(null)
  if (order === 'message') return ok({ order, text: value?.trim() || null })
  if (value === undefined) return refuse('missing-argument', { argument: VALUES[order] })
  if (order === 'close') return ok({ order, table: value })
  if (order === 'drain') {
    return /^(on|off)$/.test(value)
      ? ok({ order, on: value === 'on' })
      : refuse('bad-option', { option: 'drain', value, allowed: 'on|off' })
  }
  const long = readWhole('--minutes', minutes, 0, 525_600)
  return long.ok ? ok({ order, address: value, minutes: long.value }) : long
}

/** The token from the environment, or from the file beside the games. */
const tokenIn = (data: string): string => {
  const named = process.env.HALFPINT_TOKEN
  if (named !== undefined && named !== '') return named
  try {
    return readFileSync(join(data, 'admin-token'), 'utf8').trim()
  } catch {
    return ''
  }
}

/** Sends an order to a server, or asks how things stand there. */
export const admin = async (
  name: string,
  value: string | undefined,
  { server, data, minutes, json }: AdminFlags,
  terminal: Terminal,
): Promise<number> => {
  const refused = (problem: Problem): number => {
    terminal.complain(problem)
    return EXIT.usage
  }
  const order = orderOf(name, value, minutes)
  if (!order.ok) return refused(order.problem)
  if (!URL.canParse(server)) return refused(refuse('no-server-there', { server }).problem)
  const token = tokenIn(data)
  if (token === '') return refused(refuse('wrong-admin-token').problem)
  try {
    const answer = await fetch(new URL('api/admin', server.replace(/\/*$/, '/')), {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(order.value === null ? {} : { method: 'POST', body: JSON.stringify(order.value) }),
    })
    const said = await answer.json()
    if (!answer.ok) return refused((said as { problem: Problem }).problem)
    process.stdout.write(json === true ? `${JSON.stringify(said)}\n` : statusText(said, terminal))
    return EXIT.good
  } catch {
    return refused(refuse('no-server-there', { server }).problem)
  }
}
