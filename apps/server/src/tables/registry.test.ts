import { must, seeded } from '@halfpint/core'
import { openStore } from '@halfpint/store'
import { expect, test } from 'vitest'
import { ask, serve } from '../test/serve.ts'
import { gather } from '../test/testtable.ts'

const tablesOf = async (url: string): Promise<number> =>
  Number(/halfpint_tables (\d+)/.exec(await (await fetch(`${url}/metrics`)).text())?.[1])

test('an unused table is unloaded from memory and loaded again on request', async () => {
  let ahead = 0
  const service = await serve({}, must(await openStore('memory:')), () => Date.now() + ahead)
  const setup = { game: 'herzlos', seats: 3 }
  const { json } = await ask(`${service.url}/api/tables`, 'POST', { setup, name: 'Ann' })
  const { table, token } = json as unknown as { table: string; token: string }
  expect(await tablesOf(service.url)).toBe(1)
  ahead = 600_000
  while ((await tablesOf(service.url)) > 0) {
    ahead += 60_000
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  const again = await ask(`${service.url}/api/tables/${table}`, 'GET', undefined, token)
  expect([again.status, again.json.viewer, await tablesOf(service.url)]).toEqual([200, 0, 1])
  await service.stop()
})

test('requests for unknown tables leak nothing', async () => {
  const service = await serve()
  const asked = Array.from({ length: 50 }, (_, at) => ask(`${service.url}/api/tables/nosuchtable${at}`))
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([404]))
  expect(await tablesOf(service.url)).toBe(0)
  await service.stop()
})

test('an expired record is not archived again when its table is loaded', async () => {
  const store = must(await openStore('memory:'))
  const first = await serve({ keepRecords: 1 }, { ...store, close: async () => {} })
  const setup = { game: 'herzlos', seats: 3, options: { rounds: 1 } }
  const { table, players, leave } = await gather(() => first.url, setup, seeded('records'))
  await players[0]?.send({ type: 'start' })
  await players[0]?.until(view => view.phase === 'over')
  await expect.poll(async () => (await store.records(table)).length, { timeout: 20_000 }).toBe(1)
  leave()
  await first.stop()

  const now = Date.now() + 3 * 86_400_000
  const later = await serve({ keepRecords: 1 }, store, () => now)
  expect(await store.sweepRecords(now - 86_400_000, 10)).toBe(1)
  expect((await ask(`${later.url}/api/tables/${table}`)).json.phase).toBe('over')
  expect((await ask(`${later.url}/api/tables/${table}/records/1`)).status).toBe(404)
  expect(await store.records(table)).toEqual([])
  await later.stop()
})

test('one start with a clock that is forty days ahead removes no table and no pad', async () => {
  const store = must(await openStore('memory:'))
  const open = { ...store, close: async () => {} }
  const first = await serve({}, open)
  const { json } = await ask(`${first.url}/api/tables`, 'POST', { setup: { game: 'herzlos', seats: 3 }, name: 'Ann' })
  await first.stop()
  const wrong = await serve({}, open, () => Date.now() + 40 * 86_400_000)
  await new Promise(resolve => setTimeout(resolve, 500))
  await wrong.stop()
  const right = await serve({}, open)
  expect((await ask(`${right.url}/api/tables/${json.table}`)).status).toBe(200)
  await right.stop()
})
