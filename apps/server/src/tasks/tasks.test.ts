import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { must } from '@halfpint/core'
import { claimOf, dailyGame, encodeFresh, type FixedGame, type ResultClaim, readLink } from '@halfpint/daily'
import { playBy } from '@halfpint/daily/testing'
import { memoryStore, openStore } from '@halfpint/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Service } from '../service.ts'
import { SERVER } from '../test/process.ts'
import { ask, serve } from '../test/serve.ts'

const store = memoryStore()
const NOON = Date.UTC(2026, 10, 16, 12)
let hour = NOON
// Two processes over one store: what one takes, the other tells.
let servers: Service[] = []

beforeAll(async () => {
  servers = await Promise.all([serve({}, store, () => hour), serve({}, store, () => hour)])
})
afterAll(() => Promise.all(servers.map(server => server.stop())))

const newKey = (): string => randomBytes(32).toString('base64url')

const played = async (fixed: FixedGame, way: number): Promise<ResultClaim> =>
  claimOf(fixed, await playBy(fixed, events => way * events))
const DAY = '2026-11-16'
const claims = (await Promise.all([3, 5].map(way => played(dailyGame(DAY, 'herzlos'), way)))) as [
  ResultClaim,
  ResultClaim,
]
const HALF_PINT = 'half-pint-heroes'
const halfPint = await played(dailyGame(DAY, HALF_PINT), 3)
const url = (at = 0, day = DAY, game = 'herzlos'): string => `${servers[at]?.url}/api/days/${day}/${game}`
const enter = (body: object, key?: string, at = 0, day = DAY) => ask(url(at, day), 'POST', body, key)

test('a result that can be reproduced is on the list of the day, at both processes', async () => {
  const key = newKey()
  const entered = await enter({ name: ' Ann ', ...claims[0] }, key)
  expect(entered).toMatchObject({ status: 200, json: { people: 1 } })
  const list = await ask(url(1), 'GET', undefined, key)
  expect(list.json).toMatchObject({ entries: [{ name: 'Ann', points: claims[0].points, mine: true }] })
  // How somebody played is not told: the day is not over for others.
  expect(JSON.stringify(list.json)).not.toContain('choices')
  expect(JSON.stringify((await ask(url())).json)).not.toContain('true')
  // Sent again, it stands as it was; another one of the same key does not take its place.
  expect((await enter({ name: 'Ann', ...claims[0] }, key, 1)).json).toMatchObject({ people: 1 })
  expect(await enter({ name: 'Ann', ...claims[1] }, key)).toMatchObject({
    status: 409,
    json: { problem: { code: 'already-entered' } },
  })
  expect(await ask(`${servers[1]?.url}/api/entries`, 'DELETE', undefined, key)).toMatchObject({ json: { entries: 1 } })
  expect((await ask(url())).json).toMatchObject({ people: 0, entries: [] })
})

test('who deletes their results is answered clearly, and every process forgets them, others stay', async () => {
  const [mine, other] = [newKey(), newKey()]
  // Only the first process has ever looked at this list.
  const enterAt = (key: string, name: string) => ask(url(0, DAY, HALF_PINT), 'POST', { name, ...halfPint }, key)
  await enterAt(mine, 'Ann')
  expect((await enterAt(other, 'Ben')).json).toMatchObject({ people: 2 })
  const strike = (key?: string) => ask(`${servers[1]?.url}/api/entries`, 'DELETE', undefined, key)
  expect(await strike()).toMatchObject({ status: 401, json: { problem: { code: 'missing-token' } } })
  expect(await strike('short')).toMatchObject({ status: 401, json: { problem: { code: 'unknown-token' } } })
  expect(await strike(newKey())).toEqual({ status: 200, json: { entries: 0 } })
  expect((await Promise.all([strike(mine), strike(mine)])).map(({ status }) => status)).toEqual([200, 200])
  expect(await strike(mine)).toEqual({ status: 200, json: { entries: 0 } })
  for (const at of [0, 1]) {
    expect((await ask(url(at, DAY, HALF_PINT))).json).toMatchObject({ people: 1, entries: [{ name: 'Ben' }] })
  }
  expect(await strike(other)).toEqual({ status: 200, json: { entries: 1 } })
  expect((await ask(url(0, DAY, HALF_PINT))).json).toMatchObject({ people: 0 })
})

test('what was altered is not taken', async () => {
  const [good, other] = claims
  const body = { name: 'Eve', ...good }
  const [first = 0, ...rest] = good.choices
  for (const forged of [
    { ...body, points: body.points + 1 },
    { ...body, digest: other.digest },
    { ...body, choices: other.choices },
    { ...body, choices: [first + 1, ...rest] },
    { ...body, choices: rest },
    { ...body, choices: [] },
    { ...body, choices: [...good.choices, 0] },
  ]) {
    expect(await enter(forged, newKey())).toMatchObject({ status: 422, json: { problem: { code: 'not-reproduced' } } })
  }
  for (const bad of [
    { ...body, choices: [0.5] },
    { ...body, choices: [-1] },
    { ...body, choices: 'all' },
    { ...body, digest: 'x' },
    { ...body, more: 1 },
    { ...body, name: '' },
    { ...body, name: '\u200b' },
    { ...body, choices: Array.from({ length: 3000 }, () => 0) },
    { name: 'Eve' },
    [],
  ]) {
    expect((await enter(bad, newKey())).status).toBe(400)
  }
  expect((await enter({ ...body, name: 'x'.repeat(20_000) }, newKey())).status).toBe(413)
  expect((await enter(body)).json.problem?.code).toBe('missing-token')
  expect((await enter(body, 'short')).json.problem?.code).toBe('unknown-token')
  expect((await ask(url())).json).toMatchObject({ people: 0 })
})

test('a day is taken as long as it is that day somewhere on earth', async () => {
  const claim = { name: 'Kim', ...claims[0] }
  for (const [at, status] of [
    [Date.UTC(2026, 10, 15, 9, 59), 409],
    [Date.UTC(2026, 10, 15, 10), 200],
    [Date.UTC(2026, 10, 17, 11, 59), 200],
    [Date.UTC(2026, 10, 17, 12), 409],
  ] as const) {
    hour = at
    const key = newKey()
    expect((await enter(claim, key)).status).toBe(status)
    await ask(`${servers[0]?.url}/api/entries`, 'DELETE', undefined, key)
  }
  hour = NOON
  expect((await ask(url(0, '2026-02-30'))).json.problem?.code).toBe('bad-day')
  expect((await ask(url(0, DAY, 'skat'))).json.problem?.code).toBe('unknown-game')
})

test('friends gather at a challenge with how they played, and a changed link is refused', async () => {
  const task = dailyGame(DAY, 'herzlos')
  const link = must(encodeFresh({ ...task, options: task.options, name: 'Ann' }, 77))
  const claim = await played(must(readLink(link)).fixed, 3)
  const challenges = (at = 0): string => `${servers[at]?.url}/api/challenges`
  const key = newKey()
  expect((await ask(challenges(), 'POST', { link, name: 'Ben', ...claim }, key)).status).toBe(200)
  const list = await ask(`${challenges(1)}?link=${link}`)
  expect(list.json).toMatchObject({ entries: [{ name: 'Ben', points: claim.points, choices: claim.choices }] })
  const bad = await ask(challenges(), 'POST', { link: `${link}B`, name: 'Ben', ...claim }, newKey())
  expect(bad).toMatchObject({ status: 400, json: { problem: { code: 'bad-link' } } })
  // A result of one game does not fit another.
  expect((await ask(challenges(), 'POST', { link, name: 'Eve', ...claims[0] }, newKey())).status).toBe(422)
  expect(await ask(`${servers[0]?.url}/api/entries`, 'DELETE', undefined, key)).toMatchObject({ json: { entries: 1 } })
  expect((await ask(`${challenges()}?link=${link}`)).json).toMatchObject({ people: 0 })
  // Nothing of the name is left in the store.
  expect(JSON.stringify([...(await store.read('sheet-day-2026-11-16-herzlos'))])).not.toContain('Ann')
})

test('a challenge that was swept away can be played again, also where it is remembered', async () => {
  const store = memoryStore()
  let time = NOON
  const service = await serve({}, store, () => time)
  const task = dailyGame(DAY, 'herzlos')
  const link = must(encodeFresh({ ...task, options: task.options, name: 'Ann' }, 78))
  const claim = await played(must(readLink(link)).fixed, 3)
  const send = (name: string) => ask(`${service.url}/api/challenges`, 'POST', { link, name, ...claim }, newKey())
  expect((await send('Ben')).status).toBe(200)
  time += 31 * 86_400_000
  await store.sweep(time - 30 * 86_400_000, 1_000, [])
  expect(await send('Cem')).toMatchObject({ status: 200, json: { people: 1, entries: [{ name: 'Cem' }] } })
  await service.stop()
})

test('results are forgotten after as many days as tables are', async () => {
  const key = newKey()
  await enter({ name: 'Old', ...claims[0] }, key)
  hour = NOON + 31 * 86_400_000
  const fresh = await serve({}, store, () => hour)
  servers.push(fresh)
  for (const at of [2, 0]) expect((await ask(url(at))).json).toMatchObject({ people: 0 })
  hour = NOON
  expect(JSON.stringify(await store.read('sheet-day-2026-11-16-herzlos'))).not.toContain('Old')
})

test('a parcel is fetched once, waits a quarter of an hour, and has a limit', async () => {
  const service = await serve({}, memoryStore(), () => hour)
  const parcel = (id: string, way = 'there'): string => `${service.url}/api/parcels/${id}/${way}`
  const id = 'abcdefghjkmnpq'
  expect((await ask(parcel(id), 'PUT', { parcel: 'x'.repeat(1_000_000) })).status).toBe(200)
  expect((await ask(parcel(id), 'PUT', { parcel: 'other' })).json.problem?.code).toBe('parcel-there')
  expect((await ask(parcel(id))).status).toBe(200)
  expect((await ask(parcel(id))).json.problem?.code).toBe('no-parcel')
  await ask(parcel(id), 'PUT', { parcel: 'late' })
  hour = NOON + 16 * 60_000
  expect((await ask(parcel(id))).status).toBe(404)
  hour = NOON
  expect((await ask(parcel(id), 'PUT', { parcel: 'x'.repeat(2_000_000) })).status).toBe(413)
  expect((await ask(parcel(id, 'sideways'), 'PUT', { parcel: 'x' })).status).toBe(400)
  await service.stop()
})

const parcelAt = (url: string, id: string, way = 'there'): string => `${url}/api/parcels/${id.padEnd(14, 'x')}/${way}`

test('all transfers together have a limit, and there is space again when they are gone', async () => {
  let now = NOON
  const service = await serve({}, memoryStore(), () => now)
  const put = (id: string) => ask(parcelAt(service.url, id), 'PUT', { parcel: 'x'.repeat(1_500_000) })
  for (let at = 0; at < 21; at++) expect((await put(`a${at}`)).status).toBe(200)
  expect(await put('over')).toMatchObject({ status: 503, json: { problem: { code: 'transfers-full' } } })
  expect((await ask(parcelAt(service.url, 'a0'))).status).toBe(200)
  expect((await put('fits')).status).toBe(200)
  expect((await put('over')).status).toBe(503)
  now += 16 * 60_000
  expect((await put('over')).status).toBe(200)
  await service.stop()
})

const withFile = async (act: (file: string, url: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'halfpint-transfer-'))
  const file = join(folder, 'halfpint.sqlite')
  const service = await serve({}, must(await openStore(file)))
  await act(file, service.url)
  await service.stop()
  rmSync(folder, { recursive: true })
}

test('of many requests at once, one fetches a transfer', () =>
  withFile(async (_, at) => {
    const fetchEight = () => Promise.all(Array.from({ length: 8 }, () => ask(parcelAt(at, 'once'))))
    // Open connections make the requests arrive together.
    await fetchEight()
    await ask(parcelAt(at, 'once'), 'PUT', { parcel: 'x'.repeat(1_000_000) })
    const answers = await fetchEight()
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(404)])
  }))

test('a transfer is not written to the store file', () =>
  withFile(async (file, at) => {
    const parcel = 'unmistakable'.repeat(100_000)
    expect((await ask(parcelAt(at, 'file'), 'PUT', { parcel })).status).toBe(200)
    const bytes = ['', '-wal'].map(end => readFileSync(file + end))
    expect(bytes.some(part => part.includes('unmistakable'))).toBe(false)
    expect((await ask(parcelAt(at, 'file'))).json).toEqual({ parcel })
  }))

test('requests that are still arriving count towards the limit of transfers', async () => {
  const service = await serve()
  // The head of a request says how much will come; the body never does.
  const head = (id: string) =>
    `PUT ${new URL(parcelAt('http://x', id)).pathname} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 1500000\r\n\r\n{`
  const open = Array.from({ length: 21 }, (_, at) => {
    const socket = connect(service.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(head(`h${at}`))
    return socket
  })
  const put = () => ask(parcelAt(service.url, 'late'), 'PUT', { parcel: 'x'.repeat(1_000_000) })
  await expect.poll(async () => (await put()).json.problem?.code).toBe('transfers-full')
  for (const socket of open) socket.destroy()
  await expect.poll(async () => (await put()).json.problem?.code).not.toBe('transfers-full')
  await service.stop()
})

test('one address uses at most a share of the space for transfers', async () => {
  const service = await serve({ rate: 1 })
  const put = (id: string) => ask(parcelAt(service.url, id), 'PUT', { parcel: 'x'.repeat(1_400_000) })
  const answers = [await put('a'), await put('b'), await put('c')]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  await service.stop()
})

test('an address may send so many results and no more', async () => {
  const service = await serve({ rate: 1 }, memoryStore(), () => hour)
  const send = () =>
    ask(`${service.url}/api/days/${DAY}/herzlos`, 'POST', { name: 'Eve', ...claims[0], choices: [] }, newKey())
  const answers = []
  for (let at = 0; at < 32; at++) answers.push((await send()).status)
  expect(answers.filter(status => status === 429)).toHaveLength(2)
  await service.stop()
})

test('parcels are large: of them, one address leaves few in the time that they lie there', async () => {
  const service = await serve({ rate: 0.1 })
  const leave = (id: string) =>
    fetch(`${service.url}/api/parcels/${id.padEnd(14, 'x')}/there`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ parcel: 'x' }),
    })
  for (const id of ['a', 'b']) expect((await leave(id)).status).toBe(200)
  const refused = await leave('c')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600)
  await service.stop()
})

test('one address fills no list: so many names on one, and no more', async () => {
  const service = await serve({ rate: 0.2 }, memoryStore(), () => hour)
  const answers = []
  // Within the limit of a minute, which is six.
  for (let at = 0; at < 6; at++) {
    const entry = { name: `Eve ${at}`, ...claims[0] }
    answers.push((await ask(`${service.url}/api/days/${DAY}/herzlos`, 'POST', entry, newKey())).status)
  }
  expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  expect((await ask(`${service.url}/api/days/${DAY}/herzlos`)).json).toMatchObject({ people: 5 })
  await service.stop()
})

test('results are checked one after the other in a thread of its own', async () => {
  const program = pathToFileURL(join(dirname(SERVER), 'botworker.js'))
  const service = await serve({ botThreads: 1 }, memoryStore(), () => hour, program)
  const send = (body: object) =>
    ask(`${service.url}/api/days/${DAY}/herzlos`, 'POST', { name: 'Ann', ...body }, newKey())
  const answers = await Promise.all([claims[0], { ...claims[0], points: 999 }, claims[1], claims[0]].map(send))
  expect(answers.map(({ status }) => status)).toEqual([200, 422, 200, 200])
  expect((await ask(`${service.url}/api/days/${DAY}/herzlos`)).json).toMatchObject({ people: 3 })
  await service.stop()
})

test('a result of the day is checked before the expensive results of eleven addresses, and is not refused', async () => {
  const program = pathToFileURL(join(dirname(SERVER), 'botworker.js'))
  const service = await serve({ botThreads: 1, rate: 1, proxies: 1 }, memoryStore(), () => hour, program)
  const { options } = dailyGame(DAY, HALF_PINT)
  const opponents = Array.from({ length: 7 }, (_, seat) => (seat === 0 ? null : 'champion'))
  const finished: string[] = []
  const send = async (path: string, body: object, address: string): Promise<number> => {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      authorization: `Bearer ${newKey()}`,
    }
    const answer = await fetch(`${service.url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    finished.push(address)
    return answer.status
  }
  const attacks = Array.from({ length: 44 }, (_, at) => {
    const challenge = { game: HALF_PINT, options: { ...options, rounds: 10 }, seat: 0, opponents, name: 'Eve' }
    const link = must(encodeFresh(challenge, at))
    const claim = { choices: Array.from({ length: 60 }, () => 0), points: 100, digest: '0'.repeat(64) }
    return send('challenges', { link, name: 'Eve', ...claim }, `192.0.2.${at % 11}`)
  })
  // Answered after the server has received the results above.
  await ask(`${service.url}/api/days/${DAY}/herzlos`)
  expect(await send(`days/${DAY}/herzlos`, { name: 'Ann', ...claims[0] }, '198.51.100.1')).toBe(200)
  expect(finished).toEqual(['198.51.100.1'])
  await service.stop()
  await Promise.all(attacks)
})
