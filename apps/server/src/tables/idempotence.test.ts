import { seeded } from '@halfpint/core'
import type { SeatAnswer } from '@halfpint/table/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Service } from '../service.ts'
import { ask, serve } from '../test/serve.ts'
import { gather } from '../test/testtable.ts'
import { drawToken } from './token.ts'

let service: Service
beforeAll(async () => {
  service = await serve()
})
afterAll(() => service.stop())

const setup = { game: 'herzlos', seats: 3 }

test('opening a table twice with the same secret opens one table', async () => {
  const token = drawToken()
  const command = { setup, name: 'Ann', token }
  const both = await Promise.all([1, 2, 3].map(() => ask(`${service.url}/api/tables`, 'POST', command)))
  expect(both.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(both.map(({ json }) => JSON.stringify([json.table, json.seat, json.token]))).size).toBe(1)
})

test('joining twice with the same secret takes one seat', async () => {
  const opened = await ask(`${service.url}/api/tables`, 'POST', { setup, name: 'Ann' })
  const { table } = opened.json as unknown as SeatAnswer
  const token = drawToken()
  const sat = await Promise.all(
    [1, 2, 3, 4].map(() => ask(`${service.url}/api/tables/${table}/seats`, 'POST', { name: 'Ben', token })),
  )
  expect(sat.map(({ json }) => json.seat)).toEqual([1, 1, 1, 1])
  const other = await ask(`${service.url}/api/tables/${table}/seats`, 'POST', { name: 'Ben' })
  expect(other.json.seat).toBe(2)
  const full = await ask(`${service.url}/api/tables/${table}/seats`, 'POST', { name: 'Cem' })
  expect([full.status, full.json.problem?.code]).toEqual([409, 'table-full'])
})

test('a command runs once however often it is sent, at once or one after the other', async () => {
  const company = await gather(() => service.url, { ...setup, grace: 600_000 }, seeded('once'), { plays: false })
  const [ann, ben] = company.players
  await ben?.until(() => true)
  const url = `${service.url}/api/tables/${company.table}/commands`
  const line = { id: 'hello', command: { type: 'say', text: 'Servus' } }
  const sent = await Promise.all(Array.from({ length: 10 }, () => ask(url, 'POST', line, ann?.token)))
  const again = await ask(url, 'POST', line, ann?.token)
  expect(new Set([...sent, again].map(({ status, json }) => `${status} ${json.version}`)).size).toBe(1)
  // Each client has separate ids.
  const other = await ask(url, 'POST', line, ben?.token)
  expect(other.status).toBe(200)
  const said = await ben?.until(view => view.version >= Number(other.json.version))
  expect(said).toBeDefined()
  const lines = ben?.heard.filter(
    message => message.type === 'event' && JSON.stringify(message.event).includes('Servus'),
  )
  expect(lines).toHaveLength(2)
  company.leave()
})
