import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { must, seeded } from '@halfpint/core'
import { memoryStore, openStore } from '@halfpint/store'
import { expect, test } from 'vitest'
import { SERVER, startProcess } from '../test/process.ts'
import { ask, serve } from '../test/serve.ts'
import { gather } from '../test/testtable.ts'

test("a player's name and chat are deleted from table, log and record, and the game stays as it was played", async () => {
  const store = must(await openStore('memory:'))
  const service = await serve({}, store)
  const setup = { game: 'herzlos', seats: 3, options: { rounds: 1 } }
  const company = await gather(() => service.url, setup, seeded('forget'))
  const { table, players } = company
  const [ann, ben] = players
  const nameOf = async (seat: number): Promise<string> => {
    const { json } = await ask(`${service.url}/api/tables/${table}`)
    return (json.seats as unknown as { person: { name: string } }[])[seat]?.person.name as string
  }
  const names = [await nameOf(0), await nameOf(1)] as [string, string]
  await ann?.send({ type: 'say', text: 'my dear secret' })
  await ben?.send({ type: 'say', text: 'hello everybody' })
  await ann?.send({ type: 'start' })
  await ann?.until(view => view.phase === 'over')
  await expect.poll(async () => (await store.records(table)).length, { timeout: 20_000 }).toBe(1)
  const before = await store.record(`${table}-1`)

  const address = `${service.url}/api/tables/${table}/me`
  expect((await ask(address, 'DELETE')).status).toBe(401)
  expect((await ask(address, 'DELETE', undefined, 'x'.repeat(43))).status).toBe(401)
  // The log is read once, and then only its new events, however often strangers ask.
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
  // A repeated request gets the same answer, and nothing is left to delete.
  expect(await ask(address, 'DELETE', undefined, ann?.token)).toMatchObject({ status: 200, json: { events: 0 } })
  // The player keeps the seat until they leave it.
  const command = { id: 'later', command: { type: 'leave' } }
  expect((await ask(`${service.url}/api/tables/${table}/commands`, 'POST', command, ann?.token)).status).toBe(200)
  company.leave()
  await service.stop()
})

test('another process that has loaded the table deletes the data before it writes anything more', async () => {
  const store = memoryStore()
  const [one, other] = await Promise.all([serve({}, store), serve({}, store)])
  const setup = { game: 'herzlos', seats: 3, options: { rounds: 1 } }
  const opened = await ask(`${one.url}/api/tables`, 'POST', { setup, name: 'Ann' })
  const { table, token } = opened.json as unknown as { table: string; token: string }
  const at = (url: string, path = '') => `${url}/api/tables/${table}${path}`
  const { json: ben } = await ask(at(other.url, '/seats'), 'POST', { name: 'Ben' })
  const send = (url: string, what: object, by: unknown) =>
    ask(at(url, '/commands'), 'POST', { id: JSON.stringify(what).length.toString(), command: what }, by as string)
  await send(other.url, { type: 'say', text: 'my dear secret' }, token)
  await send(one.url, { type: 'pass-host', seat: 1 }, token)
  // A client that resumes its stream gets no deleted data.
  const { json: before } = await ask(at(other.url))
  expect((await ask(at(one.url, '/me'), 'DELETE', undefined, token)).status).toBe(200)
  // The other process starts a match with the names at the table, and stores the table whole.
  expect((await send(other.url, { type: 'start', fill: 'random' }, ben.token)).status).toBe(200)
  await expect
    .poll(async () => (await store.load(table, 0)).checkpoint?.version)
    .toBeGreaterThan(Number(before.version))
  const kept = JSON.stringify([await store.load(table, 1_000_000), (await ask(at(other.url))).json])
  for (const gone of ['"Ann"', 'my dear secret']) expect(kept).not.toContain(gone)
  expect(kept).toContain('"Ben"')
  await Promise.all([one.stop(), other.stop()])
})

test('a record that is being archived at that moment does not restore the name', async () => {
  const store = memoryStore()
  const archive: typeof store.archive = async (...words) => {
    await new Promise(resolve => setTimeout(resolve, 400))
    await store.archive(...words)
  }
  const service = await serve({}, { ...store, archive })
  const setup = { game: 'herzlos', seats: 3, options: { rounds: 1 } }
  const { table, players, leave } = await gather(() => service.url, setup, seeded('archived'))
  await players[0]?.send({ type: 'start' })
  await players[0]?.until(view => view.phase === 'over')
  const me = await ask(`${service.url}/api/tables/${table}/me`, 'DELETE', undefined, players[0]?.token)
  expect(me.json.records).toBe(1)
  await new Promise(resolve => setTimeout(resolve, 1_000))
  expect((await store.record(`${table}-1`))?.players[0]).toBe('#1')
  // No cache may keep what can be deleted or can expire.
  const { headers } = await fetch(`${service.url}/api/tables/${table}/records/1`)
  expect(headers.get('cache-control')).toBe('no-store')
  leave()
  await service.stop()
})

const codeOf = ({ status, json }: Awaited<ReturnType<typeof ask>>) => [status, json.problem?.code]

test('simultaneous deletions in a running match are all answered, and other data stays', async () => {
  const service = await serve()
  const setup = { game: 'herzlos', seats: 3, grace: 0 }
  const { table, players, leave } = await gather(() => service.url, setup, seeded('running'))
  const [ann, ben] = players
  const secret = ben?.token as string
  const at = (path = '', of = table) => `${service.url}/api/tables/${of}${path}`
  const other = await gather(() => service.url, setup, seeded('other'), { plays: false, people: 1 })
  expect((await ask(at('/seats', other.table), 'POST', { name: 'Benjamin', token: secret })).status).toBe(201)
  await ann?.send({ type: 'start' })
  await ann?.until(view => view.match?.pledge?.dealt === true)
  // A bot plays for Ben, who is away.
  ben?.leave()
  await ann?.until(view => view.seats.some(seatState => seatState.kind === 'person' && seatState.substitute !== null))
  const me = (token?: string, of = table) => ask(at('/me', of), 'DELETE', undefined, token)
  expect(codeOf(await me())).toEqual([401, 'missing-token'])
  for (const wrong of ['short', 'x'.repeat(43)]) expect(codeOf(await me(wrong))).toEqual([401, 'unknown-token'])
  expect(codeOf(await me(secret, 'x'.repeat(8)))).toEqual([401, 'unknown-token'])
  expect(codeOf(await me(ann?.token, other.table))).toEqual([401, 'unknown-token'])
  const before = (await ask(at('', other.table))).json
  const answers = await Promise.all([me(secret), me(secret)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await me(secret)).toEqual({ status: 200, json: { events: 0, records: 0 } })
  const view = await ann?.until(
    ({ seats: [, seatState] }) => seatState?.kind === 'person' && seatState.person.name === '#2',
  )
  expect([view?.phase, view?.match?.players]).toEqual(['playing', ['Ann', '#2', 'Cem']])
  // The substitute and the others play on without errors, and Ben still has his seat.
  const { version } = view as { version: number }
  await ann?.until(later => later.version > version + 5)
  expect(ann?.faults).toEqual([])
  expect((await ask(at('/legal'), 'GET', undefined, secret)).status).toBe(200)
  expect((await ask(at('', other.table))).json.seats).toEqual(before.seats)
  expect(JSON.stringify(before.seats)).toContain('Benjamin')
  leave()
  other.leave()
  await service.stop()
})

test('people at the table and former players are found even if the beginning of the log is gone, in old records too', async () => {
  const store = memoryStore()
  let keep = 20_000
  const checkpoint: typeof store.checkpoint = (table, whole) => store.checkpoint(table, whole, keep)
  const service = await serve({}, { ...store, checkpoint })
  const setup = { game: 'herzlos', seats: 3, options: { rounds: 1 }, grace: 0 }
  const { table, players, leave } = await gather(() => service.url, setup, seeded('long'))
  const [ann, ben, cem] = players
  await ann?.send({ type: 'start' })
  await ann?.until(view => view.phase === 'over')
  await expect.poll(async () => (await store.records(table)).length, { timeout: 20_000 }).toBe(1)
  keep = 0
  for (const player of players) await player.send({ type: 'rematch' })
  await ann?.until(view => view.matches === 2)
  await ben?.send({ type: 'leave' })
  await expect.poll(async () => (await store.read(table))[0]?.version).toBeGreaterThan(10)
  keep = 20_000
  const me = (token?: string) => ask(`${service.url}/api/tables/${table}/me`, 'DELETE', undefined, token)
  for (const token of [ann?.token, ben?.token])
    expect(await me(token)).toMatchObject({ status: 200, json: { records: 1 } })
  const kept = JSON.stringify([await store.load(table, 1_000_000), await store.record(`${table}-1`)])
  for (const gone of ['"Ann"', '"Ben"']) expect(kept).not.toContain(gone)
  expect((await store.record(`${table}-1`))?.players).toEqual(['#1', '#2', 'Cem'])
  expect((await me('x'.repeat(43))).status).toBe(401)
  cem?.leave()
  leave()
  await service.stop()
})

test('a table that was swept meanwhile is answered like an unknown one', async () => {
  const store = memoryStore()
  const service = await serve({}, store)
  const { json } = await ask(`${service.url}/api/tables`, 'POST', { setup: { game: 'herzlos' }, name: 'Ann' })
  const { table, token } = json as unknown as { table: string; token: string }
  const me = (by: string) => ask(`${service.url}/api/tables/${table}/me`, 'DELETE', undefined, by)
  expect(codeOf(await me('x'.repeat(43)))).toEqual([401, 'unknown-token'])
  await store.remove(table)
  expect(codeOf(await me(token))).toEqual([401, 'unknown-token'])
  await service.stop()
})

test('a deletion finishes although the table changes whenever its log is read', async () => {
  const store = memoryStore()
  const service = await serve({}, store)
  const { json } = await ask(`${service.url}/api/tables`, 'POST', { setup: { game: 'herzlos' }, name: 'Ann' })
  const { table, token } = json as unknown as { table: string; token: string }
  const at = (path: string) => `${service.url}/api/tables/${table}${path}`
  const { json: ben } = await ask(at('/seats'), 'POST', { name: 'Ben' })
  const { read } = store
  let [reads, entries] = [0, 0]
  store.read = async (of, after) => {
    const log = await read(of, after)
    if (of !== table || reads > 50) return log
    entries += log.length
    const command = { id: `w${++reads}`, command: { type: 'say', text: 'hello' } }
    const said = ask(at('/commands'), 'POST', command, ben.token as unknown as string)
    // While the deletion holds the table, the command waits for it.
    await Promise.race([said, new Promise(resolve => setTimeout(resolve, 100))])
    return log
  }
  expect(await ask(at('/me'), 'DELETE', undefined, token)).toMatchObject({ status: 200, json: { events: 1 } })
  expect(reads).toBeLessThan(5)
  expect(entries).toBeLessThan(10)
  await service.stop()
})

test('a deletion finishes at a busy table, and no file of the store contains the chat', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halfpint-erase-'))
  const server = await startProcess(SERVER, ['--data', folder])
  await server.ready()
  const setup = { game: 'herzlos', seats: 3, options: { rounds: 1 } }
  const opened = await ask(`${server.url}/api/tables`, 'POST', { setup, name: 'Xanthippe' })
  const { table, token } = opened.json as unknown as { table: string; token: string }
  const at = (path: string) => `${server.url}/api/tables/${table}${path}`
  const { json } = await ask(at('/seats'), 'POST', { name: 'Ben' })
  let count = 0
  const send = (what: object, by: string) => ask(at('/commands'), 'POST', { id: `w${++count}`, command: what }, by)
  const found = (): string[] =>
    ['', '-wal', '-shm'].filter(end => {
      const file = join(folder, `halfpint.sqlite${end}`)
      return existsSync(file) && ['Xanthippe', 'unmistakable'].some(word => readFileSync(file).includes(word))
    })
  await send({ type: 'start', fill: 'random' }, token)
  for (let times = 0; times < 30; times++) await send({ type: 'say', text: `unmistakable ${times}` }, token)
  expect(found()).not.toEqual([])

  let isDone = false
  const busy = Array.from({ length: 8 }, async () => {
    while (!isDone && count < 4_000) await send({ type: 'say', text: 'hello' }, json.token as unknown as string)
  })
  // A busy machine may need long.
  while (count <= 100) await sleep(10)
  const before = count
  const answers = await Promise.all([0, 1, 2].map(() => ask(at('/me'), 'DELETE', undefined, token)))
  isDone = true
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  // The commands were answered during the deletions, not after them.
  expect(count - before).toBeLessThan(1_500)
  await Promise.all(busy)
  expect(found()).toEqual([])
  expect((await ask(at('')).then(({ json: { version } }) => version)) as unknown as number).toBeGreaterThan(100)
  expect(await server.stop()).toBe(0)
  expect(found()).toEqual([])
  rmSync(folder, { recursive: true })
})
