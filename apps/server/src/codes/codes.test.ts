import { must } from '@halfpint/core'
import { memoryStore, openStore, type Store } from '@halfpint/store'
import { dropDatabase, freshDatabase, postgresSkipped } from '@halfpint/store/testing'
import { afterEach, expect, test } from 'vitest'
import type { Service } from '../service.ts'
import { ask, serve } from '../test/serve.ts'

let undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.reverse()) await step()
  undo = []
})

const start = async (store: Store, settings = {}, now?: () => number): Promise<Service> => {
  const service = await serve(settings, store, now)
  undo.push(service.stop)
  return service
}
const setup = { game: 'herzlos', seats: 3 }
const openTable = async ({ url }: Service): Promise<string> =>
  ((await ask(`${url}/api/tables`, 'POST', { setup, name: 'Ann' })).json as unknown as { table: string }).table
const PAD = { pad: 'herzlos', players: ['Ann', 'Ben', 'Cem'], options: {}, rounds: [{}] }
const showPad = async ({ url }: Service) =>
  (await ask(`${url}/api/pads`, 'POST', { pad: PAD })).json as unknown as { id: string; pen: string }
const codeOf = async ({ url }: Service, kind: string, id: string): Promise<string> =>
  ((await ask(`${url}/api/codes`, 'POST', { kind, id })).json as unknown as { code: string }).code
const find = ({ url }: Service, code: string, address = '192.0.2.9') =>
  ask(`${url}/api/codes/${code}`, 'GET', undefined, { address })

const STORES: readonly (readonly [string, boolean, () => Promise<Store>])[] = [
  ['SQLite', false, async () => must(await openStore('memory:'))],
  [
    'PostgreSQL',
    postgresSkipped,
    async () => {
      const url = await freshDatabase()
      undo.push(() => dropDatabase(url))
      return must(await openStore(url))
    },
  ],
]

test.each(STORES)(
  '%s: a table and a pad have codes of six characters that lead to them',
  async (_name, isLeftOut, open) => {
    if (isLeftOut) return
    const service = await start(await open())
    const table = await openTable(service)
    const { id, pen } = await showPad(service)
    const codes = [await codeOf(service, 'table', table), await codeOf(service, 'pad', id)]
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{6}$/)
    expect(await find(service, codes[0]!)).toEqual({ status: 200, json: { kind: 'table', id: table } })
    expect(await find(service, codes[1]!)).toEqual({ status: 200, json: { kind: 'pad', id } })
    // Every client gets the same code.
    expect(await codeOf(service, 'table', table)).toBe(codes[0])
    await ask(`${service.url}/api/pads/${id}`, 'DELETE', undefined, pen)
    expect(await find(service, codes[1]!)).toMatchObject({ status: 404, json: { problem: { code: 'unknown-code' } } })
  },
)

test('a code is returned only for an existing target', async () => {
  const service = await start(memoryStore())
  for (const [kind, id, code] of [
    ['table', 'k3w9x0f7', 'unknown-table'],
    ['pad', 'k3w9x0f7m2aq8c', 'pad-not-shown'],
    ['table', 'server-clock', 'bad-request'],
    ['pub', 'k3w9x0f7', 'bad-request'],
  ]) {
    expect((await ask(`${service.url}/api/codes`, 'POST', { kind, id })).json.problem?.code).toBe(code)
  }
  expect((await find(service, 'nothere')).json.problem?.code).toBe('bad-request')
})

test('two processes that get the same request at the same time return the same code', async () => {
  const store = memoryStore()
  const services = [await start(store), await start(store)] as const
  const table = await openTable(services[0])
  const codes = await Promise.all([0, 1, 0, 1].map(at => codeOf(services[at as 0], 'table', table)))
  expect(new Set(codes).size).toBe(1)
})

test('a code of another table is skipped, and used again when that table is gone', async () => {
  const store = memoryStore()
  const service = await start(store)
  const table = await openTable(service)
  const code = await codeOf(service, 'table', table)
  const other = await openTable(service)
  const log = `code-${code}`
  const note = { at: Date.now(), event: { kind: 'table', id: other } }
  await store.append(log, 1, [note], { listed: false, due: null, over: true, summary: null })
  const second = await codeOf(service, 'table', table)
  expect(second).not.toBe(code)
  expect((await find(service, code)).json).toEqual({ kind: 'table', id: other })
  await store.remove(other)
  expect((await find(service, code)).status).toBe(404)
  expect(await codeOf(service, 'table', table)).toBe(code)
  expect((await find(service, second)).json).toEqual({ kind: 'table', id: table })
})

test('a code is kept as long as its table', async () => {
  const store = memoryStore()
  let days = 0
  const service = await start(store, {}, () => Date.UTC(2026, 10, 20 + days))
  const table = await openTable(service)
  const code = await codeOf(service, 'table', table)
  const written = (await store.last(`code-${code}`))?.at
  days = 20
  expect(await codeOf(service, 'table', table)).toBe(code)
  expect((await store.last(`code-${code}`))?.at).toBeGreaterThan(written!)
})

test('the wrong codes of an address are limited, and other addresses are not affected', async () => {
  const service = await start(memoryStore(), { rate: 1, proxies: 1 })
  const code = await codeOf(service, 'table', await openTable(service))
  // Correct codes do not count.
  for (let time = 0; time < 40; time++) expect((await find(service, code)).status).toBe(200)
  // All at the same time, so that none is answered before the others are counted.
  const wrong = await Promise.all(Array.from({ length: 100 }, (_, at) => find(service, `zzz${100 + at}`)))
  const count = (status: number) => wrong.filter(answer => answer.status === status).length
  expect([count(404), count(429)]).toEqual([30, 70])
  expect(await find(service, code)).toMatchObject({ status: 429, json: { problem: { code: 'too-many-guesses' } } })
  expect((await find(service, code, '198.51.100.7')).status).toBe(200)
})
