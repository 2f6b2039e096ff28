import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Service } from '../service.ts'
import { ask, serve } from '../test/serve.ts'
import { dialSocket } from '../test/socket.ts'

let service: Service
beforeAll(async () => {
  service = await serve()
})
afterAll(() => service.stop())

const SETUP = { game: 'herzlos', seats: 3 }
const CHAT = { type: 'say', text: 'hello' }

/** Opens a table with a match in progress; returns its id and the token of a person who waits for the next deal. */
const openStarted = async (): Promise<{ readonly table: string; readonly waiting: string }> => {
  const { json } = await ask(`${service.url}/api/tables`, 'POST', { setup: SETUP, name: 'Ann' })
  const { table, token } = json as unknown as { table: string; token: string }
  const start = { id: 'start', command: { type: 'start', fill: 'random' } }
  await ask(`${service.url}/api/tables/${table}/commands`, 'POST', start, token)
  const sat = await ask(`${service.url}/api/tables/${table}/seats`, 'POST', { name: 'Ben' })
  expect(sat.json.waiting).toBe(true)
  return { table, waiting: sat.json.token as unknown as string }
}

const codeByPost = async (table: string, token?: string): Promise<unknown> => {
  const { status, json } = await ask(
    `${service.url}/api/tables/${table}/commands`,
    'POST',
    { id: 'chat', command: CHAT },
    token,
  )
  return [status, json.problem?.code]
}

const codeBySocket = async (table: string, token?: string): Promise<unknown> => {
  const socket = dialSocket(service, table)
  socket.say({ type: 'subscribe', token })
  await socket.until(() => socket.lines.length > 0)
  socket.say({ type: 'command', id: 'chat', command: CHAT })
  const answer = () => socket.lines.find(line => line.startsWith('{"type":"refused"'))
  await socket.until(() => answer() !== undefined)
  socket.raw.destroy()
  return JSON.parse(answer() as string).problem.code
}

test('a chat line of a spectator is refused with not-seated by POST and by WebSocket', async () => {
  const { table, waiting } = await openStarted()
  for (const token of [undefined, waiting]) {
    expect(await codeByPost(table, token)).toEqual([401, 'not-seated'])
    expect(await codeBySocket(table, token)).toBe('not-seated')
  }
})

test('a command with an unknown token is refused with unknown-token, and one at an unknown table with unknown-table', async () => {
  const { table } = await openStarted()
  expect(await codeByPost(table, 'x'.repeat(43))).toEqual([401, 'unknown-token'])
  expect(await codeByPost('nosuchtable00')).toEqual([404, 'unknown-table'])
})
