import { must, seeded } from '@halfpint/core'
import { memoryStore, openStore } from '@halfpint/store'
import { expect, test } from 'vitest'
import { gather } from './test/company.ts'
import { ask, serve } from './test/serve.ts'

test('who holds the key of a seat has name and words deleted, in table, log and record; the game stays as it was', async () => {
  const store = must(await openStore('memory:'))
  const service = await serve({}, store)
  const setup = { game: 'herzlos', seats: 3, options: { rounds: 1 } }
  const company = await gather(() => service.url, setup, seeded('forget'))
  const { table, players } = company
  const [ann, ben] = players
  const nameOf = async (seat: number): Promise<string> => {
    const { json } = await ask(`${service.url}/api/tables/${table}`)
    return (json.chairs as unknown as { person: { name: string } }[])[seat]?.person.name as string
  }
  const names = [await nameOf(0), await nameOf(1)] as [string, string]
  await ann?.wish({ type: 'say', text: 'my dear secret' })
  await ben?.wish({ type: 'say', text: 'hello everybody' })
  await ann?.wish({ type: 'start' })
  await ann?.until(view => view.phase === 'over')
  await expect.poll(async () => (await store.records(table)).length, { timeout: 20_000 }).toBe(1)
  const before = await store.record(`${table}-1`)

  const address = `${service.url}/api/tables/${table}/me`
  expect((await ask(address, 'DELETE')).status).toBe(401)
  expect((await ask(address, 'DELETE', undefined, 'x'.repeat(43))).status).toBe(401)
  // However often strangers ask, the log is read once, and then only on.
  let read = 0
  const { read: whole } = store
  store.read = async (of, after) => {
    const entries = await whole(of, after)
    read += entries.length
    return entries
  }
  for (let times = 0; times < 3; times++) await ask(address, 'DELETE', undefined, 'y'.repeat(43))
  expect(read).toBeLessThan(20)
  const { status, json } = await ask(address, 'DELETE', undefined, ann?.token)
  expect([status, json.records]).toEqual([200, 1])

  const kept = JSON.stringify([
    await store.load(table, 1_000_000),
    await store.record(`${table}-1`),
    await store.records(table),
  ])
  for (const gone of [`"${names[0]}"`, 'my dear secret']) expect(kept).not.toContain(gone)
  for (const stays of [`"${names[1]}"`, 'hello everybody']) expect(kept).toContain(stays)
  const after = await store.record(`${table}-1`)
  expect({ ...(after?.record as object), players: null }).toEqual({ ...(before?.record as object), players: null })
  expect(after?.players).toEqual(['#1', ...(before?.players.slice(1) ?? [])])
  expect([await nameOf(0), await nameOf(1)]).toEqual(['#1', names[1]])
  // Whoever asks again is answered alike, and nothing is left to forget.
  expect(await ask(address, 'DELETE', undefined, ann?.token)).toMatchObject({ status: 200, json: { facts: 0 } })
  // The chair is still theirs, until they leave it.
  const wish = { id: 'later', wish: { type: 'leave' } }
  expect((await ask(`${service.url}/api/tables/${table}/wishes`, 'POST', wish, ann?.token)).status).toBe(200)
  company.leave()
  await service.stop()
})

test('another process that knows them forgets them too, before it writes anything more', async () => {
  const store = memoryStore()
  const [one, other] = await Promise.all([serve({}, store), serve({}, store)])
  const setup = { game: 'herzlos', seats: 3, options: { rounds: 1 } }
  const opened = await ask(`${one.url}/api/tables`, 'POST', { setup, name: 'Ann' })
  const { table, token } = opened.json as unknown as { table: string; token: string }
  const at = (url: string, path = '') => `${url}/api/tables/${table}${path}`
  const { json: ben } = await ask(at(other.url, '/seats'), 'POST', { name: 'Ben' })
  const wish = (url: string, what: object, by: unknown) =>
    ask(at(url, '/wishes'), 'POST', { id: JSON.stringify(what).length.toString(), wish: what }, by as string)
  await wish(other.url, { type: 'say', text: 'my dear secret' }, token)
  await wish(one.url, { type: 'pass-host', seat: 1 }, token)
  // Whoever listened and comes back is not told of them again either.
  const { json: before } = await ask(at(other.url))
  expect((await ask(at(one.url, '/me'), 'DELETE', undefined, token)).status).toBe(200)
  // The other process begins a match, with the names at the table, and keeps the table whole.
  expect((await wish(other.url, { type: 'start', fill: 'random' }, ben.token)).status).toBe(200)
  await expect
    .poll(async () => (await store.load(table, 0)).checkpoint?.version)
    .toBeGreaterThan(Number(before.version))
  const kept = JSON.stringify([await store.load(table, 1_000_000), (await ask(at(other.url))).json])
  for (const gone of ['"Ann"', 'my dear secret']) expect(kept).not.toContain(gone)
  expect(kept).toContain('"Ben"')
  await Promise.all([one.stop(), other.stop()])
})

test('a record that is being archived at that moment does not bring the name back', async () => {
  const store = memoryStore()
  const archive: typeof store.archive = async (...words) => {
    await new Promise(resolve => setTimeout(resolve, 400))
    await store.archive(...words)
  }
  const service = await serve({}, { ...store, archive })
  const setup = { game: 'herzlos', seats: 3, options: { rounds: 1 } }
  const { table, players, leave } = await gather(() => service.url, setup, seeded('archived'))
  await players[0]?.wish({ type: 'start' })
  await players[0]?.until(view => view.phase === 'over')
  const me = await ask(`${service.url}/api/tables/${table}/me`, 'DELETE', undefined, players[0]?.token)
  expect(me.json.records).toBe(1)
  await new Promise(resolve => setTimeout(resolve, 1_000))
  expect((await store.record(`${table}-1`))?.players[0]).toBe('#1')
  // No cache on the way keeps what may be forgotten or have had its days.
  const { headers } = await fetch(`${service.url}/api/tables/${table}/records/1`)
  expect(headers.get('cache-control')).toBe('no-store')
  leave()
  await service.stop()
})
