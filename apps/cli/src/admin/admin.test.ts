import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, clean, halfpint, scratch } from '../child.ts'

const STATUS = {
  version: '0.1.0',
  started: 0,
  memory: 50e6,
  playing: 1,
  tables: [
    {
      table: 'abc',
      game: 'herzlos',
      phase: 'playing',
      people: [{ name: 'Ann', present: false, address: '203.0.113.7' }],
    },
  ],
  store: { kind: 'sqlite', tables: 3, records: 8, bytes: 2_500_000 },
  lastBackup: null,
  draining: true,
  message: null,
  bans: [],
}
const RESULTS = {
  list: '2026-11-16/herzlos',
  entries: [
    {
      entry: '2026-11-16/herzlos/k3w9x0f7m2aq8c',
      name: 'Ann',
      points: -12,
      at: 0,
      addressTag: 'k3w9',
      isPublic: false,
    },
  ],
}
let server: Server
let heard: unknown[] = []
let at: string[]

beforeAll(async () => {
  build()
  server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    const isHost = request.headers.authorization === 'Bearer landlord'
    heard.push([request.method, request.url, body === '' ? null : JSON.parse(body)])
    response.writeHead(isHost ? 200 : 401, { 'content-type': 'application/json' })
    const results = request.url?.includes('list=') ? { results: RESULTS } : {}
    response.end(JSON.stringify(isHost ? { ...STATUS, ...results } : { problem: { code: 'wrong-admin-token' } }))
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  at = ['--server', `http://127.0.0.1:${(server.address() as AddressInfo).port}/club`, '--data', 'games']
  mkdirSync(join(scratch, 'games'))
  writeFileSync(join(scratch, 'games/admin-token'), 'landlord\n')
})
afterAll(() => {
  server.close()
  clean()
})

test("admin prints the status and sends each order in the server's format", async () => {
  const { code, out } = await halfpint(['admin', 'status', ...at])
  expect(code).toBe(0)
  for (const shown of [
    '1 (no new ones begin)',
    '3 / 8, 2.5 MB (SQLite)',
    'abc  Herzlos  playing  Ann (away) 203.0.113.7',
  ])
    expect(out).toContain(shown)
  heard = []
  await halfpint(['admin', 'close', 'abc', ...at])
  await halfpint(['admin', 'ban', '203.0.113.7', '--minutes', '5', ...at])
  await halfpint(['admin', 'message', 'Back at ten', ...at])
  await halfpint(['admin', 'message', '', ...at])
  await halfpint(['admin', 'drain', 'on', ...at])
  expect(heard).toEqual(
    [
      { order: 'close', table: 'abc' },
      { order: 'ban', address: '203.0.113.7', minutes: 5 },
      { order: 'message', text: 'Back at ten' },
      { order: 'message', text: null },
      { order: 'drain', on: true },
    ].map(order => ['POST', '/club/api/admin', order]),
  )
  expect(JSON.parse((await halfpint(['admin', 'status', '--json', ...at])).out)).toEqual(STATUS)
})

test('admin shows the results of a list, and removes one', async () => {
  heard = []
  const list = await halfpint(['admin', 'results', '2026-11-16/herzlos', ...at])
  expect(list.out).toMatch(/^2026-11-16\/herzlos\/k3w9x0f7m2aq8c {2}-12 {2}Ann {2}.+ \(not public\)\n$/)
  await halfpint(['admin', 'strike', '2026-11-16/herzlos/k3w9x0f7m2aq8c', ...at])
  expect(heard).toEqual([
    ['GET', '/club/api/admin?list=2026-11-16%2Fherzlos', null],
    ['POST', '/club/api/admin', { order: 'strike', entry: '2026-11-16/herzlos/k3w9x0f7m2aq8c' }],
  ])
  for (const order of ['results', 'strike']) expect((await halfpint(['admin', order, ...at])).code).toBe(2)
})

test('a wrong order, a missing or wrong token and an unreachable server are reported', async () => {
  for (const [words, said, env] of [
    [['sing', ...at], 'sing', {}],
    [['drain', 'perhaps', ...at], 'on|off', {}],
    [['ban', '203.0.113.7', '--minutes', 'long', ...at], '--minutes', {}],
    [['status', ...at.slice(0, 2)], 'admin-token', {}],
    [['status', ...at], 'admin-token', { HALFPINT_TOKEN: 'guessed' }],
    [['status', '--server', 'http://127.0.0.1:9', '--data', 'games'], 'no server', {}],
  ] as const) {
    expect(await halfpint(['admin', ...words], '', env)).toMatchObject({ code: 2, err: expect.stringContaining(said) })
  }
})
