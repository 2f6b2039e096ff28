import { seeded } from '@halfpint/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Service } from './service.ts'
import { drawToken, keyOf } from './tables/token.ts'
import { ask, serve } from './test/serve.ts'
import { gather } from './test/testtable.ts'

let service: Service
beforeAll(async () => {
  service = await serve()
})
afterAll(() => service.stop())

const open = () =>
  gather(() => service.url, { game: 'herzlos', seats: 3, grace: 600_000 }, seeded('safe'), { plays: false })

test('an unknown table and a foreign seat get the same answer', async () => {
  const [one, other] = [await open(), await open()]
  const foreign = other.players[1]?.token
  for (const [path, method, body] of [
    ['', 'GET', undefined],
    ['/events', 'GET', undefined],
    ['/legal', 'GET', undefined],
    ['/commands', 'POST', { id: 'x', command: { type: 'leave' } }],
  ] as const) {
    const answers = await Promise.all([
      ask(`${service.url}/api/tables/${one.table}${path}`, method, body, foreign),
      ask(`${service.url}/api/tables/${one.table}${path}`, method, body, drawToken()),
      ask(`${service.url}/api/tables/nosuchtable00${path}`, method, body, foreign),
    ])
    expect(answers[0]).toMatchObject({ status: 401, json: { problem: { code: 'unknown-token' } } })
    expect(answers).toEqual(answers.map(() => answers[0]))
  }
  const records = await ask(`${service.url}/api/tables/nosuchtable00/records/1`)
  expect(await ask(`${service.url}/api/tables/${one.table}/records/1`)).toEqual(records)
  one.leave()
  other.leave()
})

test('a token is accepted in the Authorization header only', async () => {
  const company = await open()
  const token = company.players[0]?.token as string
  const body = { id: 'x', command: { type: 'say', text: 'hi' } }
  const inUrl = await ask(`${service.url}/api/tables/${company.table}/commands?token=${token}`, 'POST', body)
  expect(inUrl.status).toBe(401)
  const inBody = await ask(`${service.url}/api/tables/${company.table}/commands`, 'POST', { ...body, token })
  expect(inBody.status).toBe(400)
  const hash = await ask(`${service.url}/api/tables/${company.table}/commands`, 'POST', body, keyOf(token).slice(0, 43))
  expect(hash.status).toBe(401)
  company.leave()
})

test("requests of another site's page are refused; those of the own page and of configured sites are accepted", async () => {
  const named = await serve({ origins: ['https://friends.example'] })
  const from = (origin: string, url = named.url) => fetch(`${url}/api/tables`, { headers: { origin } })
  expect((await from('https://evil.example')).status).toBe(403)
  expect(await (await from('null')).json()).toMatchObject({ problem: { code: 'foreign-origin' } })
  expect((await from(named.url)).status).toBe(200)
  const friends = await from('https://friends.example')
  expect([friends.status, friends.headers.get('access-control-allow-origin')]).toEqual([200, 'https://friends.example'])
  expect((await from('https://friends.example', service.url)).status).toBe(403)
  await named.stop()
})

test('answers are not cached and not sniffed, and pages load nothing from other sites', async () => {
  const api = await fetch(`${service.url}/api/tables`)
  expect(api.headers.get('x-content-type-options')).toBe('nosniff')
  expect(api.headers.get('cache-control')).toBe('no-store')
  const page = await fetch(`${service.url}/api`)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(page.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
  expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN')
})

test('a client that exceeds a limit gets the time to wait', async () => {
  const strict = await serve({ rate: 0.05 })
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      fetch(`${strict.url}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ setup: { game: 'herzlos' }, name: `Ann ${at}` }),
      }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429])
  const late = answers.find(({ status }) => status === 429)
  expect(await late?.json()).toMatchObject({ problem: { code: 'too-many-requests' } })
  expect(Number(late?.headers.get('retry-after'))).toBeGreaterThan(0)
  await strict.stop()
})

test('no message contains a key, seed or token before its viewer may know it', async () => {
  const company = await gather(() => service.url, { game: 'herzlos', seats: 3, options: { rounds: 1 } }, seeded('k'))
  await company.players[0]?.send({ type: 'start' })
  await Promise.all(company.players.map(player => player.until(view => view.phase === 'over')))
  const said = JSON.stringify(company.players.map(player => player.heard))
  for (const { token } of company.players) {
    expect(said).not.toContain(token)
    expect(said).not.toContain(keyOf(token))
  }
  company.leave()
})
