import { problemText } from '@halfpint/i18n'
import { expect, test } from 'vitest'
import { sendBadFrames } from './test/badframes.ts'
import { sendBadRequests } from './test/badrequests.ts'
import { type Answer, pipe } from './test/pipe.ts'
import { serve } from './test/serve.ts'

// TIMES=10 runs ten times as many; `npm run soak:input -w lab` sends a million.
const REQUESTS = 8400 * (Number(process.env.TIMES) || 1)

test(`${REQUESTS} bad requests: each is refused with a code, tables are unaffected, no memory leaks`, async () => {
  const { codes, faults, isUndisturbed, grown } = await sendBadRequests(REQUESTS, 'mischief')
  expect(faults).toEqual([])
  expect(isUndisturbed).toBe(true)
  expect(grown).toBeLessThan(4 * 1024 * 1024)
  for (const code of [
    'bad-request',
    'not-json',
    'unknown-token',
    'not-found',
    'not-your-turn',
    'not-the-host',
    'unknown-table',
    'wrong-media-type',
    'bad-name',
  ]) {
    expect(codes.get(code), code).toBeGreaterThan(REQUESTS / 2000)
  }
})

test(`${REQUESTS / 4} bad messages and frames on sockets: each is refused or closes the connection, tables are unaffected`, async () => {
  const { codes, faults, isUndisturbed, grown } = await sendBadFrames(REQUESTS / 4, 'mischief')
  expect(faults).toEqual([])
  expect(isUndisturbed).toBe(true)
  expect(grown).toBeLessThan(4 * 1024 * 1024)
  for (const code of [
    'not-subscribed',
    'already-subscribed',
    'bad-request',
    'not-json',
    'not-your-turn',
    '1002',
    '1009',
  ]) {
    expect(codes.get(code), code).toBeGreaterThan(0)
  }
})

test('requests that are too long, too deep or not HTTP are refused, and the server stays up', async () => {
  const service = await serve()
  const headers = { 'content-type': 'application/json' }
  const one = async (body: string, extra = {}): Promise<Answer | undefined> =>
    (await pipe(service.port, [{ method: 'POST', target: '/api/tables', headers: { ...headers, ...extra }, body }]))[0]
  for (let tries = 0; tries < 50; tries++) {
    const long = await one(JSON.stringify({ name: 'x'.repeat(17_000 + tries * 1000) }))
    expect([long?.status, JSON.parse(long?.body ?? '').problem]).toEqual([413, { code: 'too-large' }])
  }
  const deep = await one(`${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`)
  expect(deep?.status).toBe(400)
  const heads = await one('{}', { 'x-long': 'y'.repeat(20_000) })
  expect(heads?.status).toBe(400)
  const [garbage] = await pipe(service.port, [{ method: 'NO SUCH\u0001', target: 'x y z' }])
  expect([garbage?.status, JSON.parse(garbage?.body ?? '').problem.code]).toEqual([400, 'bad-request'])
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200)
  await service.stop()
})

test('an empty DELETE may have the content type JSON, and malformed JSON is refused', async () => {
  const service = await serve()
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${'k'.repeat(43)}` }
  const remove = async (body?: string): Promise<unknown> => {
    const answer = await fetch(`${service.url}/api/entries`, { method: 'DELETE', headers, ...(body && { body }) })
    return answer.json()
  }
  expect(await remove()).toEqual({ entries: 0 })
  expect(await remove('{')).toMatchObject({ problem: { code: 'not-json' } })
  await service.stop()
})

test('a problem is described in the requested language, with the same sentence as on the page and in the command', async () => {
  const service = await serve()
  const refused = async (languages: string | undefined, path: string): Promise<unknown> => {
    const headers = languages === undefined ? undefined : { 'accept-language': languages }
    return (await fetch(`${service.url}/api/${path}`, headers && { headers })).json()
  }
  for (const [languages, language] of [
    [undefined, 'en'],
    ['fr, de-AT;q=0.8, en;q=0.5', 'de'],
    ['ru', 'ru'],
    ['*', 'en'],
  ] as const) {
    const problem = { code: 'unknown-table' }
    expect(await refused(languages, 'tables/nosuchtable00')).toEqual({ problem, says: problemText(problem, language) })
  }
  expect(await refused('en', 'tables/nosuchtable00/legal')).toEqual({
    problem: { code: 'missing-token' },
    says: expect.stringContaining('Authorization: Bearer'),
  })
  await service.stop()
})
