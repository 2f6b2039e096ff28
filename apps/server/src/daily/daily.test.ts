import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { must } from '@halfpint/core'
import { claimOf, dailyGame, encodeFresh, type FixedGame, type ResultClaim, readLink } from '@halfpint/daily'
import { playBy } from '@halfpint/daily/testing'
import { memoryStore } from '@halfpint/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Service } from '../service.ts'
import { SERVER } from '../test/process.ts'
import { ask, serve } from '../test/serve.ts'

const store = memoryStore()
const NOON = Date.UTC(2026, 10, 16, 12)
let time = NOON
// Two processes share one store: each shows what the other stored.
let servers: Service[] = []

beforeAll(async () => {
  servers = await Promise.all([serve({}, store, () => time), serve({}, store, () => time)])
})
afterAll(() => Promise.all(servers.map(server => server.stop())))

const newKey = (): string => randomBytes(32).toString('base64url')

const played = async (fixed: FixedGame, step: number): Promise<ResultClaim> =>
  claimOf(fixed, await playBy(fixed, events => step * events))
const DAY = '2026-11-16'
const claims = (await Promise.all([3, 5].map(step => played(dailyGame(DAY, 'herzlos'), step)))) as [
  ResultClaim,
  ResultClaim,
]
const HALF_PINT = 'half-pint-heroes'
const halfPint = await played(dailyGame(DAY, HALF_PINT), 3)
const url = (at = 0, day = DAY, game = 'herzlos'): string => `${servers[at]?.url}/api/days/${day}/${game}`
const enter = (body: object, key?: string, at = 0, day = DAY) => ask(url(at, day), 'POST', body, key)

test('a reproduced result is in the list of the day at both processes', async () => {
  const key = newKey()
  const entered = await enter({ name: ' Ann ', ...claims[0] }, key)
  expect(entered).toMatchObject({ status: 200, json: { people: 1 } })
  const list = await ask(url(1), 'GET', undefined, key)
  expect(list.json).toMatchObject({ entries: [{ name: 'Ann', points: claims[0].points, mine: true }] })
  // The choices are not shown, because others may still play the day.
  expect(JSON.stringify(list.json)).not.toContain('choices')
  expect(JSON.stringify((await ask(url())).json)).not.toContain('true')
  // The same result again is accepted; another one of the same key is refused.
  expect((await enter({ name: 'Ann', ...claims[0] }, key, 1)).json).toMatchObject({ people: 1 })
  expect(await enter({ name: 'Ann', ...claims[1] }, key)).toMatchObject({
    status: 409,
    json: { problem: { code: 'already-entered' } },
  })
  expect(await ask(`${servers[1]?.url}/api/entries`, 'DELETE', undefined, key)).toMatchObject({ json: { entries: 1 } })
  expect((await ask(url())).json).toMatchObject({ people: 0, entries: [] })
})

test('a player deletes all own results at every process, and other results stay', async () => {
  const [mine, other] = [newKey(), newKey()]
  // Only the first process has cached this list.
  const enterAt = (key: string, name: string) => ask(url(0, DAY, HALF_PINT), 'POST', { name, ...halfPint }, key)
  await enterAt(mine, 'Ann')
  expect((await enterAt(other, 'Ben')).json).toMatchObject({ people: 2 })
  const deleteAll = (key?: string) => ask(`${servers[1]?.url}/api/entries`, 'DELETE', undefined, key)
  expect(await deleteAll()).toMatchObject({ status: 401, json: { problem: { code: 'missing-token' } } })
  expect(await deleteAll('short')).toMatchObject({ status: 401, json: { problem: { code: 'unknown-token' } } })
  expect(await deleteAll(newKey())).toEqual({ status: 200, json: { entries: 0 } })
  expect((await Promise.all([deleteAll(mine), deleteAll(mine)])).map(({ status }) => status)).toEqual([200, 200])
  expect(await deleteAll(mine)).toEqual({ status: 200, json: { entries: 0 } })
  for (const at of [0, 1]) {
    expect((await ask(url(at, DAY, HALF_PINT))).json).toMatchObject({ people: 1, entries: [{ name: 'Ben' }] })
  }
  expect(await deleteAll(other)).toEqual({ status: 200, json: { entries: 1 } })
  expect((await ask(url(0, DAY, HALF_PINT))).json).toMatchObject({ people: 0 })
})

test('altered and malformed results are refused', async () => {
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

test('a result is accepted while it is that day in any time zone', async () => {
  const claim = { name: 'Kim', ...claims[0] }
  for (const [at, status] of [
    [Date.UTC(2026, 10, 15, 9, 59), 409],
    [Date.UTC(2026, 10, 15, 10), 200],
    [Date.UTC(2026, 10, 17, 11, 59), 200],
    [Date.UTC(2026, 10, 17, 12), 409],
  ] as const) {
    time = at
    const key = newKey()
    expect((await enter(claim, key)).status).toBe(status)
    await ask(`${servers[0]?.url}/api/entries`, 'DELETE', undefined, key)
  }
  time = NOON
  expect((await ask(url(0, '2026-02-30'))).json.problem?.code).toBe('bad-day')
  expect((await ask(url(0, DAY, 'skat'))).json.problem?.code).toBe('unknown-game')
})

test('the list of a challenge shows results with choices, and an altered link is refused', async () => {
  const fixed = dailyGame(DAY, 'herzlos')
  const link = must(encodeFresh({ ...fixed, options: fixed.options, name: 'Ann' }, 77))
  const claim = await played(must(readLink(link)).fixed, 3)
  const challenges = (at = 0): string => `${servers[at]?.url}/api/challenges`
  const key = newKey()
  expect((await ask(challenges(), 'POST', { link, name: 'Ben', ...claim }, key)).status).toBe(200)
  const list = await ask(`${challenges(1)}?link=${link}`)
  expect(list.json).toMatchObject({ entries: [{ name: 'Ben', points: claim.points, choices: claim.choices }] })
  const bad = await ask(challenges(), 'POST', { link: `${link}B`, name: 'Ben', ...claim }, newKey())
  expect(bad).toMatchObject({ status: 400, json: { problem: { code: 'bad-link' } } })
  // A result of another game is refused.
  expect((await ask(challenges(), 'POST', { link, name: 'Eve', ...claims[0] }, newKey())).status).toBe(422)
  expect(await ask(`${servers[0]?.url}/api/entries`, 'DELETE', undefined, key)).toMatchObject({ json: { entries: 1 } })
  expect((await ask(`${challenges()}?link=${link}`)).json).toMatchObject({ people: 0 })
  // The store does not contain the deleted name.
  expect(JSON.stringify([...(await store.read('sheet-day-2026-11-16-herzlos'))])).not.toContain('Ann')
})

test('a challenge whose log was swept can be entered again at a process that had cached it', async () => {
  const store = memoryStore()
  let now = NOON
  const service = await serve({}, store, () => now)
  const fixed = dailyGame(DAY, 'herzlos')
  const link = must(encodeFresh({ ...fixed, options: fixed.options, name: 'Ann' }, 78))
  const claim = await played(must(readLink(link)).fixed, 3)
  const send = (name: string) => ask(`${service.url}/api/challenges`, 'POST', { link, name, ...claim }, newKey())
  expect((await send('Ben')).status).toBe(200)
  now += 31 * 86_400_000
  await store.sweep(now - 30 * 86_400_000, 1_000, [])
  expect(await send('Cem')).toMatchObject({ status: 200, json: { people: 1, entries: [{ name: 'Cem' }] } })
  await service.stop()
})

test('a clock that is a month ahead hides the results of a day and deletes none', async () => {
  const key = newKey()
  await enter({ name: 'Old', ...claims[0] }, key)
  time = NOON + 31 * 86_400_000
  const fresh = await serve({}, store, () => time)
  servers.push(fresh)
  for (const at of [2, 0]) expect((await ask(url(at))).json).toMatchObject({ people: 0 })
  time = NOON
  for (const at of [2, 0]) expect((await ask(url(at))).json).toMatchObject({ people: 1, entries: [{ name: 'Old' }] })
  await ask(`${servers[0]?.url}/api/entries`, 'DELETE', undefined, key)
})

test('an address may send 30 results a minute', async () => {
  const service = await serve({ rate: 1 }, memoryStore(), () => time)
  const send = () =>
    ask(`${service.url}/api/days/${DAY}/herzlos`, 'POST', { name: 'Eve', ...claims[0], choices: [] }, newKey())
  const answers = []
  for (let at = 0; at < 32; at++) answers.push((await send()).status)
  expect(answers.filter(status => status === 429)).toHaveLength(2)
  await service.stop()
})

test('one address can enter only a limited number of names in a list', async () => {
  const service = await serve({ rate: 0.2 }, memoryStore(), () => time)
  const answers = []
  // Six results a minute are within the request limit.
  for (let at = 0; at < 6; at++) {
    const entry = { name: `Eve ${at}`, ...claims[0] }
    answers.push((await ask(`${service.url}/api/days/${DAY}/herzlos`, 'POST', entry, newKey())).status)
  }
  expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  expect((await ask(`${service.url}/api/days/${DAY}/herzlos`)).json).toMatchObject({ people: 5 })
  await service.stop()
})

test('results are checked in a thread, and each gets its own answer', async () => {
  const program = pathToFileURL(join(dirname(SERVER), 'botworker.js'))
  const service = await serve({ botThreads: 1 }, memoryStore(), () => time, program)
  const send = (body: object) =>
    ask(`${service.url}/api/days/${DAY}/herzlos`, 'POST', { name: 'Ann', ...body }, newKey())
  const answers = await Promise.all([claims[0], { ...claims[0], points: 999 }, claims[1], claims[0]].map(send))
  expect(answers.map(({ status }) => status)).toEqual([200, 422, 200, 200])
  expect((await ask(`${service.url}/api/days/${DAY}/herzlos`)).json).toMatchObject({ people: 3 })
  await service.stop()
})

test('a result of the day is accepted before expensive challenge results of eleven addresses are checked', async () => {
  const program = pathToFileURL(join(dirname(SERVER), 'botworker.js'))
  const service = await serve({ botThreads: 1, rate: 1, proxies: 1 }, memoryStore(), () => time, program)
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
  // This answer comes after the server has received the results above.
  await ask(`${service.url}/api/days/${DAY}/herzlos`)
  expect(await send(`days/${DAY}/herzlos`, { name: 'Ann', ...claims[0] }, '198.51.100.1')).toBe(200)
  expect(finished).toEqual(['198.51.100.1'])
  await service.stop()
  await Promise.all(attacks)
})
