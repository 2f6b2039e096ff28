import { setTimeout } from 'node:timers/promises'
import { must } from '@halfpint/core'
import { openStore, type Store } from '@halfpint/store'
import { dropDatabase, freshDatabase, postgresSkipped } from '@halfpint/store/testing'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { openService, type Service } from '../service.ts'
import { ask, QUIET } from '../test/serve.ts'

const TOKEN = 'the-token-of-the-operator'
const [OURS, THEIRS] = ['198.51.100.7', '192.0.2.9']

let undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.reverse()) await step()
  undo = []
})

const start = async (store: Store, rate = 1): Promise<Service> => {
  const parts = { store, log: pino({ level: 'silent' }), botWorker: null, adminToken: TOKEN }
  const service = await openService({ ...QUIET, rate, proxies: 1 }, parts)
  undo.push(service.stop)
  return service
}

interface Seat {
  readonly table: string
  readonly token: string
}
const open = ({ url }: Service, name: string, address: string, listed = true) =>
  ask(`${url}/api/tables`, 'POST', { setup: { game: 'herzlos', seats: 3, listed }, name }, { address })
const come = async ({ url }: Service, { table, token }: Seat, address: string): Promise<void> => {
  const gone = new AbortController()
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address }
  await fetch(`${url}/api/tables/${table}/events`, { headers, signal: gone.signal })
  undo.push(() => gone.abort())
  // The list is in the order of arrival, and two arrivals in one millisecond have none.
  await setTimeout(2)
}
const names = async ({ url }: Service): Promise<string> => {
  const { tables } = (await ask(`${url}/api/tables`)).json as unknown as { tables: { players: { name: string }[] }[] }
  return tables.map(({ players }) => players[0]?.name).join(' ')
}
/** Opens tables and connects to them, to each at once or to all at the end. */
const settle = async (service: Service, spam: number): Promise<void> => {
  const first = (await open(service, 'Ann', OURS)).json as unknown as Seat
  await come(service, first, OURS)
  await expect.poll(() => names(service)).toBe('Ann')
  // A table without a present player is not in the list.
  const seats: Seat[] = []
  for (let at = 0; at < spam; at++) {
    const { status, json } = await open(service, `SPAM${at}`, THEIRS)
    expect(status).toBe(201)
    seats.push(json as unknown as Seat)
  }
  for (const seat of seats) await come(service, seat, THEIRS)
}

test('the list shows the last three tables of an address, even if others open more', async () => {
  const service = await start(must(await openStore('memory:')))
  await settle(service, 12)
  await expect.poll(() => names(service)).toBe('SPAM11 SPAM10 SPAM9 Ann')
  expect(await open(service, 'SPAM', THEIRS)).toMatchObject({
    status: 409,
    json: { problem: { code: 'too-many-listed', most: 3 } },
  })
  expect((await open(service, 'Private', THEIRS, false)).status).toBe(201)
  expect((await open(service, 'Ben', OURS)).status).toBe(201)
  const { json } = await ask(`${service.url}/api/tables`)
  expect(JSON.stringify(json)).not.toContain('addressTag')
})

test('a table that is listed later counts for the address that opened it', async () => {
  const service = await start(must(await openStore('memory:')))
  for (let at = 0; at < 5; at++) {
    const seat = (await open(service, `SPAM${at}`, THEIRS, false)).json as unknown as Seat
    await come(service, seat, THEIRS)
    const command = { type: 'change-setup', setup: { game: 'herzlos', seats: 3, listed: true } }
    const url = `${service.url}/api/tables/${seat.table}/commands`
    expect((await ask(url, 'POST', { id: 'a', command }, { token: seat.token, address: THEIRS })).status).toBe(200)
  }
  await expect.poll(() => names(service)).toBe('SPAM4 SPAM3 SPAM2')
})

test('tables of a banned address are not in the list, and without limits all others are', async () => {
  const service = await start(must(await openStore('memory:')), 0)
  await settle(service, 5)
  await expect
    .poll(async () => (await names(service)).split(' ').toSorted())
    .toEqual(['Ann', 'SPAM0', 'SPAM1', 'SPAM2', 'SPAM3', 'SPAM4'])
  const ban = { order: 'ban', address: THEIRS, minutes: 5 }
  await ask(`${service.url}/api/admin`, 'POST', ban, TOKEN)
  expect(await names(service)).toBe('Ann')
})

test.skipIf(postgresSkipped)('every process of a database counts the tables of an address', async () => {
  const url = await freshDatabase()
  undo.push(() => dropDatabase(url))
  const services = [await start(must(await openStore(url))), await start(must(await openStore(url)))] as const
  for (let at = 0; at < 3; at++) {
    const seat = (await open(services[0], `SPAM${at}`, THEIRS)).json as unknown as Seat
    // The second process loads the table and writes its listing.
    await come(services[1], seat, THEIRS)
  }
  for (const service of services) {
    await expect.poll(() => names(service)).toBe('SPAM2 SPAM1 SPAM0')
    expect((await open(service, 'SPAM', THEIRS)).json.problem?.code).toBe('too-many-listed')
  }
})
