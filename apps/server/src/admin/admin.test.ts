import { must } from '@halfpint/core'
import { openStore, type Store } from '@halfpint/store'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { openService, type Service } from '../service.ts'
import { ask, QUIET } from '../test/serve.ts'
import { dialSocket } from '../test/socket.ts'

const TOKEN = 'the-word-of-the-landlord'
let service: Service
afterEach(() => service.stop())

const open = async (adminToken?: string, rate = 0): Promise<string> => {
  const store = must(await openStore('memory:'))
  const log = pino({ level: 'silent' })
  service = await openService(
    { ...QUIET, rate },
    {
      store,
      log,
      botWorker: null,
      ...(adminToken === undefined ? {} : { adminToken }),
    },
  )
  return service.url
}

const SETUP = { setup: { game: 'herzlos', seats: 3 }, name: 'Ann' }
interface Seat {
  readonly table: string
  readonly token: string
}

test('requests without the admin token are refused, and a server without a token has no admin routes', async () => {
  const url = await open(TOKEN)
  for (const token of [undefined, 'x', `${TOKEN}x`]) {
    expect(await ask(`${url}/api/admin`, 'GET', undefined, token)).toMatchObject({
      status: 401,
      json: { problem: { code: 'wrong-admin-token' } },
    })
    expect((await ask(`${url}/api/admin`, 'POST', { order: 'drain', on: true }, token)).status).toBe(401)
  }
  expect(JSON.stringify((await ask(`${url}/api/openapi.json`)).json)).not.toContain('/api/admin')
  await service.stop()
  const other = await open()
  expect((await ask(`${other}/api/admin`, 'GET', undefined, TOKEN)).status).toBe(404)
})

test('repeated wrong tokens are rate-limited', async () => {
  const url = await open(TOKEN, 0.02)
  const codes = []
  for (let guess = 0; guess < 8; guess++)
    codes.push((await ask(`${url}/api/admin`, 'GET', undefined, `x${guess}`)).status)
  expect(codes).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
})

test('the operator lists tables with their people, and closes a table for good', async () => {
  const url = await open(TOKEN)
  const { table, token } = (await ask(`${url}/api/tables`, 'POST', SETUP)).json as unknown as Seat
  const line = await fetch(`${url}/api/tables/${table}/events`, { headers: { authorization: `Bearer ${token}` } })
  const { json } = await ask(`${url}/api/admin`, 'GET', undefined, TOKEN)
  expect(json).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    tables: [
      {
        table,
        game: 'herzlos',
        phase: 'gathering',
        people: [{ seat: 0, name: 'Ann', present: true, address: '127.0.0.1' }],
      },
    ],
    store: { kind: 'memory', tables: 1, records: 0 },
    lastBackup: null,
    draining: false,
  })
  // The answer contains no seat token and no hash of one.
  expect(JSON.stringify(json)).not.toContain(token)
  const closed = await ask(`${url}/api/admin`, 'POST', { order: 'close', table }, TOKEN)
  expect(closed).toMatchObject({ status: 200, json: { tables: [], store: { tables: 0 } } })
  expect(await line.text()).toContain('"retry":null')
  expect((await ask(`${url}/api/tables/${table}`)).status).toBe(404)
  expect((await ask(`${url}/api/admin`, 'POST', { order: 'close', table }, TOKEN)).status).toBe(404)
})

test('a draining server starts no game, and games in progress continue', async () => {
  const url = await open(TOKEN)
  const { table, token } = (await ask(`${url}/api/tables`, 'POST', SETUP)).json as unknown as Seat
  const send = (id: string, what: object) =>
    ask(`${url}/api/tables/${table}/commands`, 'POST', { id, command: what }, token)
  await send('a', { type: 'start', fill: 'random' })
  await ask(`${url}/api/admin`, 'POST', { order: 'drain', on: true }, TOKEN)
  expect(await ask(`${url}/api/tables`, 'POST', SETUP)).toMatchObject({
    status: 503,
    json: { problem: { code: 'server-draining' } },
  })
  expect((await send('b', { type: 'start' })).status).toBe(503)
  // Pages send commands over their sockets.
  const socket = dialSocket({ port: Number(new URL(url).port) }, table)
  socket.say({ type: 'subscribe', token })
  await socket.until(() => socket.lines.length > 0)
  socket.say({ type: 'command', id: 'd', command: { type: 'rematch' } })
  await socket.until(() => socket.lines.some(line => line.includes('"server-draining"')))
  socket.raw.destroy()
  expect((await send('c', { type: 'say', text: 'we play on' })).status).toBe(200)
  expect((await ask(`${url}/readyz`)).status).toBe(200)
  await ask(`${url}/api/admin`, 'POST', { order: 'drain', on: false }, TOKEN)
  expect((await ask(`${url}/api/tables`, 'POST', SETUP)).status).toBe(201)
})

test('the message to everybody is set and cleared, and an unknown order is refused', async () => {
  const url = await open(TOKEN)
  expect((await ask(`${url}/api/message`)).json).toEqual({ message: null })
  await ask(`${url}/api/admin`, 'POST', { order: 'message', text: ' Back at ten ' }, TOKEN)
  expect((await ask(`${url}/api/message`)).json).toEqual({ message: 'Back at ten' })
  await ask(`${url}/api/admin`, 'POST', { order: 'message', text: null }, TOKEN)
  expect((await ask(`${url}/api/message`)).json).toEqual({ message: null })
  for (const order of [
    { order: 'sing' },
    { order: 'ban', address: '203.0.113.7', minutes: -1 },
    { order: 'message', text: 'x'.repeat(201) },
  ]) {
    expect((await ask(`${url}/api/admin`, 'POST', order, TOKEN)).status).toBe(400)
  }
  const everybody = { order: 'ban', address: 'everybody', minutes: 5 }
  expect(await ask(`${url}/api/admin`, 'POST', everybody, TOKEN)).toMatchObject({
    status: 400,
    json: { problem: { code: 'not-an-address', address: 'everybody' } },
  })
})

test('a message with control characters or characters that change the writing direction is refused', async () => {
  const url = await open(TOKEN)
  const say = (text: string) => ask(`${url}/api/admin`, 'POST', { order: 'message', text }, TOKEN)
  expect((await say('Back\u202e at\u0000 ten\u0007\u001b[2J\u2066\n')).json).toMatchObject({
    message: 'Back at ten [2J',
  })
  expect((await ask(`${url}/api/message`)).json).toEqual({ message: 'Back at ten [2J' })
  for (const text of ['', '\u202e', '\u0000 ', 'x'.repeat(201)]) {
    expect(await say(text)).toMatchObject({ status: 400, json: { problem: { code: 'bad-text' } } })
  }
  expect((await ask(`${url}/api/message`)).json).toEqual({ message: 'Back at ten [2J' })
})

test('a banned address is refused, loses its streams, and is let in again', async () => {
  const url = await open(TOKEN)
  const { table } = (await ask(`${url}/api/tables`, 'POST', SETUP)).json as unknown as Seat
  const line = await fetch(`${url}/api/tables/${table}/events`)
  const order = (address: string, minutes: number) =>
    ask(`${url}/api/admin`, 'POST', { order: 'ban', address, minutes }, TOKEN)
  expect((await order('203.0.113.7', 5)).json).toMatchObject({ bans: [{ address: '203.0.113.7' }] })
  // The ban is found in every notation of the address and for every address of the same network.
  expect((await order('::ffff:203.0.113.7', 0)).json).toMatchObject({ bans: [] })
  expect((await order('2001:DB8::7', 5)).json).toMatchObject({ bans: [{ address: '2001:DB8::7' }] })
  expect((await order('2001:db8:0:0::9', 0)).json).toMatchObject({ bans: [] })
  await order('203.0.113.7', 5)
  expect((await ask(`${url}/api/tables`)).status).toBe(200)
  await order('127.0.0.1', 5)
  // The text ends only when the stream does.
  expect(await line.text()).toContain('"type":"view"')
  expect(await ask(`${url}/api/tables`)).toMatchObject({ status: 403, json: { problem: { code: 'banned-here' } } })
  // The operator cannot lock themselves out.
  expect((await order('127.0.0.1', 0)).status).toBe(200)
  expect((await ask(`${url}/api/tables`)).status).toBe(200)
})

test('the privacy page states in three languages what is stored, with the configured times', async () => {
  const url = await open()
  for (const [language, heading, days] of [
    ['en', 'What is kept here', '30 days'],
    ['de', 'Was hier aufbewahrt wird', '30 Tage'],
    ['ru', 'Что здесь хранится', '30 дней'],
  ] as const) {
    const page = await (await fetch(`${url}/privacy`, { headers: { 'accept-language': language } })).text()
    for (const said of [`<html lang="${language}">`, heading, days]) expect(page).toContain(said)
  }
})

/** Two processes on one database, or one after the other. */
const beside = (store: Store, now = Date.now) =>
  openService(QUIET, {
    store: { ...store, close: async () => {} },
    log: pino({ level: 'silent' }),
    botWorker: null,
    adminToken: TOKEN,
    now,
  })

test('an order to one process applies to all; a ban outlives a restart, draining does not', async () => {
  const store = must(await openStore('memory:'))
  service = await beside(store)
  const other = await beside(store)
  const order = (what: object) => ask(`${service.url}/api/admin`, 'POST', what, TOKEN)
  const { table } = (await ask(`${other.url}/api/tables`, 'POST', SETUP)).json as unknown as Seat
  const line = await fetch(`${other.url}/api/tables/${table}/events`)
  await order({ order: 'message', text: 'Back at ten' })
  await order({ order: 'drain', on: true })
  await expect.poll(async () => (await ask(`${other.url}/api/message`)).json).toEqual({ message: 'Back at ten' })
  await expect.poll(async () => (await ask(`${other.url}/api/tables`, 'POST', SETUP)).status).toBe(503)
  expect((await order({ order: 'close', table })).status).toBe(200)
  expect(await line.text()).toContain('"type":"view"')
  await expect.poll(async () => (await ask(`${other.url}/api/tables/${table}`)).status).toBe(404)
  await order({ order: 'ban', address: '127.0.0.1', minutes: 5 })
  await expect.poll(async () => (await ask(`${other.url}/api/message`)).status).toBe(403)
  await other.stop()

  const later = await beside(store, () => Date.now() + 60_000)
  expect((await ask(`${later.url}/api/message`)).status).toBe(403)
  expect((await ask(`${later.url}/api/admin`, 'GET', undefined, TOKEN)).json).toMatchObject({
    draining: false,
    message: 'Back at ten',
    bans: [{ address: '127.0.0.1' }],
  })
  await later.stop()
  const muchLater = await beside(store, () => Date.now() + 6 * 60_000)
  expect((await ask(`${muchLater.url}/api/message`)).status).toBe(200)
  await muchLater.stop()
})

test('a long ban outlives the deletion of old tables', async () => {
  const store = must(await openStore('memory:'))
  const after = (days: number) => beside(store, () => Date.now() + days * 86_400_000)
  service = await after(0)
  const ban = { order: 'ban', address: '127.0.0.1', minutes: 60 * 24 * 90 }
  await ask(`${service.url}/api/admin`, 'POST', ban, TOKEN)
  await service.stop()
  for (const days of [40, 41]) {
    service = await after(days)
    expect((await ask(`${service.url}/api/message`)).status).toBe(403)
    await service.stop()
  }
})

test('an address that is banned again after a ban has ended loses its streams', async () => {
  const store = must(await openStore('memory:'))
  let time = Date.now()
  service = await beside(store, () => time)
  const { table } = (await ask(`${service.url}/api/tables`, 'POST', SETUP)).json as unknown as Seat
  const ban = () => ask(`${service.url}/api/admin`, 'POST', { order: 'ban', address: '127.0.0.1', minutes: 5 }, TOKEN)
  await ban()
  time += 6 * 60_000
  const line = await fetch(`${service.url}/api/tables/${table}/events`)
  expect(line.status).toBe(200)
  await ban()
  // The text ends only when the stream does.
  expect(await line.text()).toContain('"type":"view"')
})
