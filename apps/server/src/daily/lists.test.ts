import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { must } from '@halfpint/core'
import { claimOf, dailyGame, encodeFresh, type FixedGame, type ResultClaim, readLink } from '@halfpint/daily'
import { playBy } from '@halfpint/daily/testing'
import { openStore, type Store } from '@halfpint/store'
import { dropDatabase, freshDatabase, postgresSkipped } from '@halfpint/store/testing'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { openService, type Service } from '../service.ts'
import { ask, QUIET } from '../test/serve.ts'

const NOON = Date.UTC(2026, 10, 16, 12)
const DAY = '2026-11-16'
const TOKEN = 'the-token-of-the-operator'
const [OURS, THEIRS] = ['198.51.100.7', '192.0.2.9']

let undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.reverse()) await step()
  undo = []
})

/** A server behind one proxy, with the default limits. */
const start = async (store: Store, rate = 1): Promise<Service> => {
  const parts = { store, log: pino({ level: 'silent' }), botWorker: null, adminToken: TOKEN, now: () => NOON }
  const service = await openService({ ...QUIET, rate, proxies: 1 }, parts)
  undo.push(service.stop)
  return service
}

const inMemory = async (): Promise<Service> => start(must(await openStore('memory:')))

const newKey = (): string => randomBytes(32).toString('base64url')

const played = async (fixed: FixedGame, way: number): Promise<ResultClaim> =>
  claimOf(fixed, await playBy(fixed, events => way * events))

const task = dailyGame(DAY, 'herzlos')
const everyWay = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(way => played(task, way)))
/** Results with different points, the best first. */
const claims = [...new Map(everyWay.map(each => [each.points, each]))]
  .sort(([a], [b]) => b - a)
  .map(([, claim]) => claim)
const claimAt = (at: number): ResultClaim => claims[at] as ResultClaim

interface Row {
  readonly name: string
  readonly mine: boolean
  readonly hidden?: true
}
const listUrl = ({ url }: Service): string => `${url}/api/days/${DAY}/herzlos`
const enter = (
  service: Service,
  name: string,
  claim: ResultClaim,
  sender: string | { token: string; address: string },
) =>
  ask(
    listUrl(service),
    'POST',
    { name, ...claim },
    typeof sender === 'string' ? { token: newKey(), address: sender } : sender,
  )
const list = async (service: Service, address: string, key?: string): Promise<readonly Row[]> =>
  ((await ask(listUrl(service), 'GET', undefined, { token: key, address })).json as unknown as { entries: Row[] })
    .entries
const names = async (service: Service, address: string, key?: string): Promise<string> =>
  (await list(service, address, key)).map(({ name, hidden }) => (hidden ? `(${name})` : name)).join(' ')

const order = (service: Service, what: object) => ask(`${service.url}/api/admin`, 'POST', what, TOKEN)
const results = async (service: Service, of: string) => {
  const { json } = await ask(`${service.url}/api/admin?list=${encodeURIComponent(of)}`, 'GET', undefined, TOKEN)
  return (json as unknown as { results: { entries: { entry: string; name: string; isPublic: boolean }[] } }).results
}

test('everybody sees the best three results of an address; the address itself sees all of them', async () => {
  expect(claims.length).toBeGreaterThanOrEqual(4)
  const service = await inMemory()
  const last = newKey()
  expect((await enter(service, 'Dan', claimAt(3), { token: last, address: OURS })).json).toMatchObject({ people: 1 })
  await enter(service, 'Ann', claimAt(0), OURS)
  await enter(service, 'Ben', claimAt(1), OURS)
  await enter(service, 'Cid', claimAt(2), OURS)
  await enter(service, 'Zoe', claimAt(3), THEIRS)
  expect(await names(service, THEIRS)).toBe('Ann Ben Cid Zoe')
  expect(await names(service, OURS)).toBe('Ann Ben Cid (Dan) Zoe')
  // A player sees their own result from anywhere.
  expect(await list(service, '203.0.113.1', last)).toContainEqual({
    name: 'Dan',
    points: claimAt(3).points,
    mine: true,
    hidden: true,
  })
})

test('the same result under 25 names takes three rows, of an IPv6 network too', async () => {
  const service = await inMemory()
  for (let at = 0; at < 25; at++) {
    expect((await enter(service, `SPAM ${at}`, claimAt(0), `2001:db8::${at}`)).status).toBe(200)
  }
  await enter(service, 'Ann', claimAt(3), OURS)
  expect(await names(service, OURS)).toBe('SPAM 0 SPAM 1 SPAM 2 Ann')
})

test('a server without limits shows all results of an address', async () => {
  const service = await start(must(await openStore('memory:')), 0)
  for (const name of ['Ann', 'Ben', 'Cid', 'Dan']) await enter(service, name, claimAt(0), OURS)
  expect(await names(service, THEIRS)).toBe('Ann Ben Cid Dan')
})

test('results of a banned address are hidden while the ban lasts', async () => {
  const service = await inMemory()
  await enter(service, 'Eve', claimAt(0), THEIRS)
  await enter(service, 'Ann', claimAt(1), OURS)
  await order(service, { order: 'ban', address: THEIRS, minutes: 5 })
  expect(await names(service, OURS)).toBe('Ann')
  await order(service, { order: 'ban', address: THEIRS, minutes: 0 })
  expect(await names(service, OURS)).toBe('Eve Ann')
})

test('no address is stored with a result', async () => {
  const store = must(await openStore('memory:'))
  const service = await start(store)
  await enter(service, 'Ann', claimAt(0), OURS)
  const log = JSON.stringify(await store.read(`sheet-day-${DAY}-herzlos`))
  expect(log).toMatch(/"addressTag":"[0-9a-z]{4}"/)
  expect(log).not.toContain(OURS)
})

/** Deletes a result at two processes on one store, or before and after a restart. */
const strikes = async (first: Service, second: () => Promise<Service>): Promise<void> => {
  const key = newKey()
  await enter(first, 'BUY COINS', claimAt(0), { token: key, address: THEIRS })
  await enter(first, 'Ann', claimAt(1), OURS)
  const { entries } = await results(first, `${DAY}/herzlos`)
  expect(entries.map(({ name, isPublic }) => [name, isPublic])).toEqual([
    ['BUY COINS', true],
    ['Ann', true],
  ])
  const entry = entries[0]?.entry as string
  expect(entry).toMatch(/^2026-11-16\/herzlos\/[0-9a-z]{14}$/)
  expect(await order(first, { order: 'strike', entry })).toMatchObject({
    status: 200,
    json: { results: { entries: [{ name: 'Ann' }] } },
  })
  const other = await second()
  expect(await names(other, OURS)).toBe('Ann')
  expect(await enter(other, 'BUY COINS', claimAt(0), { token: key, address: THEIRS })).toMatchObject({
    status: 403,
    json: { problem: { code: 'result-struck' } },
  })
  expect((await order(other, { order: 'strike', entry })).json.problem?.code).toBe('unknown-result')
  // Another process counts the rows of an address as the first one does.
  for (const name of ['Ben', 'Cid', 'Dan']) await enter(other, name, claimAt(2), OURS)
  expect(await names(other, THEIRS)).toBe('Ann Ben Cid')
}

test('the operator removes a result, on a file, and it stays removed after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halfpint-strike-'))
  undo.push(() => rmSync(folder, { recursive: true }))
  const open = async () => start(must(await openStore(join(folder, 'halfpint.sqlite'))))
  const first = await open()
  await strikes(first, async () => {
    await first.stop()
    return open()
  })
})

test.skipIf(postgresSkipped)('the operator removes a result at every process of a database', async () => {
  const url = await freshDatabase()
  undo.push(() => dropDatabase(url))
  const open = async () => start(must(await openStore(url)))
  const [first, second] = [await open(), await open()]
  await enter(second, 'Zoe', claimAt(3), '203.0.113.1')
  expect(await names(second, OURS)).toBe('Zoe')
  await order(second, { order: 'strike', entry: (await results(second, `${DAY}/herzlos`)).entries[0]?.entry })
  await strikes(first, async () => second)
})

test('the operator finds and removes results of a challenge by its letters', async () => {
  const service = await inMemory()
  const link = must(encodeFresh({ ...task, options: task.options, name: 'Ann' }, 77))
  const claim = await played(must(readLink(link)).fixed, 3)
  const url = `${service.url}/api/challenges`
  for (const name of ['Ann', 'Ben', 'Cid', 'Dan'])
    await ask(url, 'POST', { link, name, ...claim }, { token: newKey(), address: OURS })
  const seen = async () => (await ask(`${url}?link=${link}`, 'GET', undefined, { address: THEIRS })).json
  expect(await seen()).toMatchObject({ people: 3 })
  const { entries } = await results(service, link)
  expect(entries.map(({ name, isPublic }) => [name, isPublic])).toEqual([
    ['Ann', true],
    ['Ben', true],
    ['Cid', true],
    ['Dan', false],
  ])
  await order(service, { order: 'strike', entry: entries[0]?.entry })
  expect(await seen()).toMatchObject({ people: 3, entries: [{ name: 'Ben' }, { name: 'Cid' }, { name: 'Dan' }] })
})

test('a list or a result that does not exist is refused', async () => {
  const service = await inMemory()
  for (const [of, code] of [
    ['2026-02-30/herzlos', 'bad-day'],
    [`${DAY}/skat`, 'unknown-game'],
    ['fABC', 'bad-link'],
  ]) {
    expect(await ask(`${service.url}/api/admin?list=${of}`, 'GET', undefined, TOKEN)).toMatchObject({
      status: 400,
      json: { problem: { code } },
    })
  }
  expect((await ask(`${service.url}/api/admin?list=${DAY}/herzlos`, 'GET', undefined, 'guess')).status).toBe(401)
  for (const entry of ['', 'x', `${DAY}/herzlos`, `${DAY}/herzlos/00000000000000`]) {
    expect((await order(service, { order: 'strike', entry })).status).toBe(404)
  }
})
