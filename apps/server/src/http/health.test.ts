import { Writable } from 'node:stream'
import { must, seeded } from '@halfpint/core'
import { openStore, type Store, StoreDown } from '@halfpint/store'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openService } from '../service.ts'
import { ask, QUIET, serve } from '../test/serve.ts'
import { gather } from '../test/testtable.ts'

test('the server answers the liveness and readiness checks and returns its metrics', async () => {
  const service = await serve()
  const company = await gather(
    () => service.url,
    { game: 'herzlos', seats: 3, options: { rounds: 1 } },
    seeded('count'),
  )
  await company.players[0]?.send({ type: 'start' })
  await company.players[0]?.until(view => view.phase === 'over')
  expect(await ask(`${service.url}/healthz`)).toEqual({ status: 200, json: { status: 'alive' } })
  expect(await ask(`${service.url}/readyz`)).toEqual({ status: 200, json: { status: 'ready', store: 'memory' } })
  const text = await (await fetch(`${service.url}/metrics`)).text()
  expect(text).toContain('halfpint_tables 1\n')
  expect(text).toContain('halfpint_streams{form="sse"} 3\n')
  expect(Number(/halfpint_commands_total\{command="act",answer="accepted"\} (\d+)/.exec(text)?.[1])).toBeGreaterThan(50)
  expect(text).toContain('halfpint_nodejs_eventloop_lag_p99_seconds')
  company.leave()
  await service.stop()
})

test('requests get a retry time while the store is down, and nothing is lost when it is back', async () => {
  const store = must(await openStore('memory:'))
  let away = false
  const fail = async (): Promise<never> => {
    throw new StoreDown('away')
  }
  const shaky: Store = {
    ...store,
    append: (...words) => (away ? fail() : store.append(...words)),
    ping: () => (away ? fail() : store.ping()),
  }
  const service = await serve({}, shaky)
  const company = await gather(() => service.url, { game: 'herzlos', seats: 3 }, seeded('away'), { plays: false })
  await company.players[0]?.until(view =>
    view.seats.every(seatState => seatState.kind === 'person' && seatState.absentSince === null),
  )
  away = true
  const command = { id: 'once', command: { type: 'say', text: 'hello' } }
  const url = `${service.url}/api/tables/${company.table}/commands`
  const token = company.players[0]?.token
  expect(await ask(url, 'POST', command, token)).toMatchObject({
    status: 503,
    json: { problem: { code: 'store-down' } },
  })
  expect((await ask(`${service.url}/readyz`)).status).toBe(503)
  away = false
  expect((await ask(url, 'POST', command, token)).status).toBe(200)
  expect((await ask(`${service.url}/readyz`)).status).toBe(200)
  company.leave()
  await service.stop()
})

test('an undeclared proxy is logged once; tokens, names and chat are logged at no level', async () => {
  let logged = ''
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logged += chunk
      done()
    },
  })
  const log = pino({ level: 'trace' }, sink)
  const secrets = ['between us', 'Ann', 'Bearer']
  for (const proxies of [0, 1]) {
    const store = must(await openStore('memory:'))
    const service = await openService({ ...QUIET, proxies }, { store, log, botWorker: null })
    const company = await gather(() => service.url, { game: 'herzlos', seats: 3 }, seeded('log'), { plays: false })
    await company.players[0]?.send({ type: 'say', text: 'between us' })
    secrets.push(...company.players.map(({ token }) => token))
    for (let time = 0; time < 3; time++) {
      const headers = { 'x-forwarded-for': '203.0.113.7' }
      await fetch(`${service.url}/api/tables?token=${company.players[0]?.token}`, { headers })
    }
    company.leave()
    await service.stop()
  }
  expect(logged).toContain('/api/tables')
  expect(logged.match(/share one rate limit/g)).toHaveLength(1)
  expect(secrets).toHaveLength(9)
  for (const secret of secrets) expect(logged).not.toContain(secret)
})

test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])(
  'a request that a proxy on this machine forwarded with %s is not local',
  async name => {
    const service = await serve()
    const get = async (path: string, headers: Record<string, string>) =>
      (await fetch(`${service.url}${path}`, { headers })).status
    expect(await get('/metrics', {})).toBe(200)
    expect(await get('/metrics', { [name]: '8.8.8.8' })).toBe(404)
    await service.stop()
  },
)

test('requests for metrics are limited per address', async () => {
  const service = await serve({ rate: 0.01 })
  const statuses = []
  for (let times = 0; times < 7; times++) statuses.push((await fetch(`${service.url}/metrics`)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
  await service.stop()
})
