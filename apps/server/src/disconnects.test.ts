import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { seeded } from '@halfpint/core'
import { memoryStore, type Store } from '@halfpint/store'
import { isPresent } from '@halfpint/table'
import { expect, test } from 'vitest'
import type { Service } from './service.ts'
import { ask, serve } from './test/serve.ts'
import { gather } from './test/testtable.ts'

const PAD = {
  pad: 'half-pint-heroes',
  players: ['Ann', 'Ben', 'Cem'],
  options: { rounds: 10, startSeat: 0, drinking: [] },
  rounds: [],
}

const dial = (service: Service): Promise<Socket> =>
  new Promise(resolve => {
    const socket = connect(service.port, '127.0.0.1', () => resolve(socket))
    socket.on('error', () => {})
  })

/** The value of a metric. */
const gauge = async (service: Service, name: string): Promise<number> => {
  const text = await (await fetch(`${service.url}/metrics`)).text()
  return text
    .split('\n')
    .filter(line => line.startsWith(name) && !line.startsWith(`${name}_`))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

/** Waits until the server counts no stream. */
const untilGone = async (service: Service): Promise<void> => {
  while ((await gauge(service, 'halfpint_streams')) + (await gauge(service, 'halfpint_streams_reserved')) > 0) {
    await sleep(20)
  }
}

const openPad = async (service: Service): Promise<string> => {
  const { json, status } = await ask(`${service.url}/api/pads`, 'POST', { pad: PAD })
  expect(status, JSON.stringify(json)).toBe(201)
  return json.id as unknown as string
}

test('several stream requests on one connection open one stream, and none remains when the connection closes', async () => {
  const service = await serve()
  const { table, leave, players } = await gather(
    () => service.url,
    { game: 'herzlos', seats: 3, grace: 600_000 },
    seeded('ghost'),
    { plays: false, people: 2 },
  )
  const token = players[1]?.token
  leave()
  const pad = await openPad(service)
  for (const [path, headers] of [
    [`/api/tables/${table}/events`, ''],
    [`/api/tables/${table}/events`, `authorization: Bearer ${token}\r\n`],
    [`/api/pads/${pad}/events`, ''],
  ] as const) {
    await untilGone(service)
    const socket = await dial(service)
    socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n${headers}\r\n`.repeat(100))
    while ((await gauge(service, 'halfpint_streams')) === 0) await sleep(10)
    expect(await gauge(service, 'halfpint_streams')).toBe(1)
    socket.destroy()
    await untilGone(service)
  }
  // No player is present and no spectator is counted.
  for (;;) {
    const { json } = await ask(`${service.url}/api/tables/${table}`)
    const view = json as unknown as { seats: never[]; spectators: object }
    if (!view.seats.some(isPresent) && Object.keys(view.spectators).length === 0) break
    await sleep(50)
  }
  await service.stop()
})

test('a HEAD request of a stream is answered at once, and leaves no stream and no presence', async () => {
  const service = await serve()
  const company = await gather(() => service.url, { game: 'herzlos', seats: 3 }, seeded('head'), {
    plays: false,
    people: 2,
  })
  const { table, players } = company
  const pad = await openPad(service)
  company.leave()
  await untilGone(service)
  const isHere = async (): Promise<boolean> => {
    const { json } = await ask(`${service.url}/api/tables/${table}`)
    return (json.seats as unknown as never[]).some(isPresent)
  }
  while (await isHere()) await sleep(50)
  const { version } = (await ask(`${service.url}/api/tables/${table}`)).json
  const head = (path: string, headers = {}) => fetch(`${service.url}/api/${path}/events`, { method: 'HEAD', headers })
  const seat = { authorization: `Bearer ${players[1]?.token}` }
  for (const [path, headers, type] of [
    [`tables/${table}`, {}, 'text/event-stream'],
    [`tables/${table}`, seat, 'text/event-stream'],
    [`pads/${pad}`, {}, 'text/event-stream'],
  ] as const) {
    const { status, headers: answered } = await head(path, headers)
    expect([status, answered.get('content-type')]).toEqual([200, `${type}; charset=utf-8`])
    expect(await gauge(service, 'halfpint_streams')).toBe(0)
  }
  expect((await head(`tables/${'x'.repeat(8)}`)).status).toBe(404)
  await untilGone(service)
  // No event was added to the table.
  expect((await ask(`${service.url}/api/tables/${table}`)).json.version).toBe(version)
  await service.stop()
})

test('a client that disconnects while the table or the pad is loaded leaks nothing', async () => {
  const store = memoryStore()
  let slow = 0
  const patient: Store = {
    ...store,
    async read(table, after) {
      await sleep(slow)
      return store.read(table, after)
    },
  }
  // The first server writes the table, so that the second must read it.
  const first = await serve({}, { ...store, close: async () => {} })
  const { table, players, leave } = await gather(
    () => first.url,
    { game: 'herzlos', seats: 3, grace: 600_000 },
    seeded('blink'),
    { plays: false, people: 1 },
  )
  const pad = await openPad(first)
  leave()
  await first.stop()
  const second = await serve({}, patient)
  slow = 150
  for (const [path, token] of [
    [`/api/tables/${table}/events`, players[0]?.token],
    [`/api/pads/${pad}/events`, undefined],
  ] as const) {
    const socket = await dial(second)
    socket.write(
      `GET ${path} HTTP/1.1\r\nhost: a\r\n${token === undefined ? '' : `authorization: Bearer ${token}\r\n`}\r\n`,
    )
    while ((await gauge(second, 'halfpint_streams_reserved')) === 0) await sleep(5)
    socket.destroy()
    await untilGone(second)
    await sleep(300)
    expect(await gauge(second, 'halfpint_streams')).toBe(0)
  }
  // A player that reconnected for a moment is away in the end, and stays away.
  const isHere = async (): Promise<boolean> => {
    const { json } = await ask(`${second.url}/api/tables/${table}`)
    return (json.seats as unknown as never[]).some(isPresent)
  }
  while (await isHere()) await sleep(50)
  await second.stop()
})

test('the streams of one address are limited, including those of pads', async () => {
  const service = await serve({ rate: 0.003 })
  const pad = await openPad(service)
  const lines: Socket[] = []
  for (let n = 0; n < 3; n++) {
    const line = await dial(service)
    line.write(`GET /api/pads/${pad}/events HTTP/1.1\r\nhost: a\r\n\r\n`)
    lines.push(line)
  }
  while ((await gauge(service, 'halfpint_streams')) < 3) await sleep(10)
  const refused = await ask(`${service.url}/api/pads/${pad}/events`)
  expect([refused.status, refused.json.problem?.code]).toEqual([429, 'too-many-streams'])
  for (const line of lines) line.destroy()
  await service.stop()
})

test('a client that sends no HTTP is answered and disconnected although it keeps its connection open', async () => {
  const service = await serve()
  // The client's half of the connection stays open: this test neither ends nor destroys it.
  const socket = connect({ port: service.port, host: '127.0.0.1', allowHalfOpen: true })
  let answer = ''
  const closed = new Promise<void>(resolve => socket.on('error', () => {}).on('close', () => resolve()))
  const ended = new Promise<void>(resolve => socket.on('end', resolve))
  socket.on('data', data => {
    answer += String(data)
  })
  socket.write('rubbish\r\n\r\n')
  await ended
  expect(answer).toContain('400 Bad Request')
  // The server has closed the connection: writing to it now fails.
  const knocking = setInterval(() => socket.write('x'), 20)
  await closed
  clearInterval(knocking)
  await service.stop()
})

test('an unfinished request body does not delay the stop', async () => {
  const service = await serve()
  const socket = await dial(service)
  socket.write('POST /api/tables HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{')
  await sleep(50)
  await service.stop()
  socket.destroy()
})

test('a client that promised heartbeats is disconnected without them and stays with them', async () => {
  let ahead = 0
  const store = memoryStore()
  const service = await serve({}, store, () => Date.now() + ahead)
  const other = await serve({}, { ...store, close: async () => {} })
  const { table, players, leave } = await gather(
    () => service.url,
    { game: 'herzlos', seats: 3, grace: 600_000 },
    seeded('heartbeat'),
    { plays: false, people: 2 },
  )
  leave()
  await untilGone(service)
  const listen = async (seat: number): Promise<Socket> => {
    const socket = await dial(service)
    const token = players[seat]?.token
    socket.write(
      `GET /api/tables/${table}/events?heartbeat=b${seat} HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\n\r\n`,
    )
    return socket
  }
  const [quiet, alive] = [await listen(0), await listen(1)]
  const cut = new Promise<void>(resolve => quiet.resume().on('close', () => resolve()))
  while ((await gauge(service, 'halfpint_streams')) < 2) await sleep(10)
  ahead = 30_000
  expect((await ask(`${service.url}/api/tables/${table}/heartbeats`, 'POST', { heartbeat: 'nobody' })).status).toBe(404)
  const heartbeat = await fetch(`${service.url}/api/tables/${table}/heartbeats`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"heartbeat":"b1"}',
  })
  expect(heartbeat.status).toBe(204)
  await cut
  // A proxy may send a heartbeat to another process, which passes it on.
  ahead = 60_000
  expect((await ask(`${other.url}/api/tables/${table}/heartbeats`, 'POST', { heartbeat: 'b1' })).status).toBe(404)
  await sleep(5_500)
  expect(alive.destroyed).toBe(false)
  expect(await gauge(service, 'halfpint_streams')).toBe(1)
  alive.destroy()
  await other.stop()
  await service.stop()
})
