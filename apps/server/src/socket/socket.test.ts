import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Json, pick, type Random, seeded } from '@halfpint/core'
import { evolveTable, gameOf, type TableEvent, type TableView } from '@halfpint/table'
import type { SeatAnswer } from '@halfpint/table/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Service } from '../service.ts'
import { ask, serve } from '../test/serve.ts'
import { dialSocket, frameOf, type TestSocket } from '../test/socket.ts'

let service: Service
let clock = Date.now()
beforeAll(async () => {
  service = await serve({}, undefined, () => clock)
})
afterAll(() => service.stop())

const open = async (setup: Json = { game: 'herzlos', seats: 3, options: { rounds: 1 } }): Promise<SeatAnswer[]> => {
  const { json } = await ask(`${service.url}/api/tables`, 'POST', { setup, name: 'Ann' })
  const first = json as unknown as SeatAnswer
  const sit = async (name: string): Promise<SeatAnswer> =>
    (await ask(`${service.url}/api/tables/${first.table}/seats`, 'POST', { name })).json as unknown as SeatAnswer
  return [first, await sit('Ben'), await sit('Cem')]
}

const joined = async ({ table, token }: SeatAnswer, more: object = {}): Promise<TestSocket> => {
  const socket = dialSocket(service, table)
  socket.say({ type: 'subscribe', token, ...more })
  await socket.until(() => socket.lines.length > 0)
  return socket
}

const messages = ({ lines }: TestSocket) => lines.map(line => JSON.parse(line))

const viewOf = (socket: TestSocket): TableView => {
  let view: TableView | undefined
  for (const message of messages(socket)) {
    if (message.type === 'view') view = message.view
    else if (message.type === 'event') {
      expect(message.version).toBe((view as TableView).version + 1)
      view = evolveTable(view as TableView, { at: message.at, event: message.event as TableEvent })
    }
  }
  return view as TableView
}

let ids = 0
const send = async (socket: TestSocket, what: Json): Promise<{ type: string; version: number }> => {
  const id = `w-${++ids}`
  socket.say({ type: 'command', id, command: what })
  const answer = () => messages(socket).find(message => message.id === id)
  await socket.until(() => answer() !== undefined)
  return answer()
}

const choiceOf = (view: TableView, seat: number, random: Random): Json | undefined => {
  if (view.match === null || view.phase !== 'playing') return undefined
  const { pledge, state } = view.match
  if (pledge?.dealt === false) {
    const share = Array.from({ length: 8 }, () => random.next().toString(16).padStart(8, '0')).join('')
    return pledge.shares[seat] === null ? { type: 'share', share } : undefined
  }
  const legal = gameOf(view).legal(state)
  return legal.length === 0 ? undefined : { type: 'act', action: pick(random, legal) }
}

test('two players who swap seats are reconnected, each with the view of the other seat', async () => {
  const seats = await open()
  const [ann, ben] = seats as [SeatAnswer, SeatAnswer, SeatAnswer]
  const sockets = [await joined(ann), await joined(ben)]
  const [, old] = sockets as [TestSocket, TestSocket]
  old.say({ type: 'command', id: 'said', command: { type: 'say', text: 'Here' } })
  const path = `${service.url}/api/tables/${ann.table}/commands`
  const swapped = await ask(path, 'POST', { id: 'swap', command: { type: 'swap-seats', seat: 0, other: 1 } }, ann.token)
  expect(swapped.status).toBe(200)
  for (const socket of sockets) {
    await socket.until(() => messages(socket).at(-1)?.type === 'bye')
    expect(messages(socket).at(-1)).toEqual({ type: 'bye', retry: expect.any(Number) })
  }
  const after = viewOf(old).version
  const back = [await joined(ann, { after }), await joined(ben, { after })]
  expect(back.map(socket => viewOf(socket).viewer)).toEqual([1, 0])
  expect(viewOf(back[0] as TestSocket)).toMatchObject({
    host: 1,
    seats: [{ absentSince: null }, { absentSince: null }, {}],
  })
  expect(await send(back[0] as TestSocket, { type: 'start' })).toMatchObject({ type: 'accepted' })
  for (const socket of back) socket.raw.destroy()
})

test('a whole game over sockets: all clients that send commands and receive events end with the same table', async () => {
  const random = seeded('socket')
  const seats = await open()
  const sockets = await Promise.all(seats.map(seat => joined(seat)))
  await send(sockets[0] as TestSocket, { type: 'start' })
  for (let over = false; !over; ) {
    for (const [seat, socket] of sockets.entries()) {
      const view = viewOf(socket)
      over ||= view.phase === 'over'
      const choice = choiceOf(view, seat, random)
      if (choice === undefined) continue
      const answer = await send(socket, choice)
      expect(answer.type).toBe('accepted')
      for (const each of sockets) await each.until(() => viewOf(each).version >= answer.version)
    }
  }
  for (const [at, { table, token }] of seats.entries()) {
    const { json } = await ask(`${service.url}/api/tables/${table}`, 'GET', undefined, token)
    expect(viewOf(sockets[at] as TestSocket)).toEqual(json)
  }
  for (const { raw } of sockets) raw.destroy()
})

test('a client that resumes with its last version gets the missed events, and an id is accepted once over HTTP and sockets', async () => {
  const [ann, ben] = (await open()) as [SeatAnswer, SeatAnswer, SeatAnswer]
  const first = await joined(ann)
  const line = await send(first, { type: 'say', text: 'one' })
  first.raw.destroy()
  const other = await joined(ben)
  await send(other, { type: 'say', text: 'two' })
  const again = dialSocket(service, ann.table)
  again.say({ type: 'subscribe', token: ann.token, after: line.version })
  await again.until(() => again.lines.some(text => text.includes('"two"')))
  expect(messages(again)[0]).toMatchObject({ type: 'event', version: line.version + 1 })
  const body = { id: 'once', command: { type: 'say', text: 'three' } }
  again.say({ type: 'command', ...body })
  await again.until(() => again.lines.some(text => text.includes('accepted')))
  const { json } = await ask(`${service.url}/api/tables/${ann.table}/commands`, 'POST', body, ann.token)
  expect(messages(again).find(({ type }) => type === 'accepted')).toMatchObject(json)
  again.raw.destroy()
  other.raw.destroy()
})

test('an invalid message is refused with its code, and the connection stays open', async () => {
  const [ann] = (await open()) as [SeatAnswer]
  const socket = dialSocket(service, ann.table, { 'accept-language': 'de' })
  socket.say({ type: 'command', id: 'a', command: { type: 'start' } })
  socket.frame(0x81, '{')
  socket.say({ type: 'dance' })
  socket.say({ type: 'subscribe', token: ann.token })
  socket.say({ type: 'subscribe', token: ann.token })
  await socket.until(() => socket.lines.some(line => line.includes('"view"')))
  socket.say({ type: 'command', id: 'b', command: { type: 'act', action: {} } })
  await socket.until(() => messages(socket).some(({ id }) => id === 'b'))
  socket.say({ type: 'command', id: 'c', command: { type: 'connect', node: 'x' } })
  await socket.until(() => messages(socket).filter(({ type }) => type === 'refused').length === 6)
  expect(messages(socket).flatMap(({ type, id, problem }) => (type === 'refused' ? [[id, problem.code]] : []))).toEqual(
    [
      ['a', 'not-subscribed'],
      [null, 'not-json'],
      [null, 'bad-request'],
      [null, 'already-subscribed'],
      ['b', 'no-match'],
      ['c', 'bad-request'],
    ],
  )
  expect(messages(socket)[0].says).toContain('Sag zuerst')
  expect((await send(socket, { type: 'say', text: 'still here' })).type).toBe('accepted')
  socket.raw.destroy()
})

test('a client that may not subscribe gets the reason, and the connection ends', async () => {
  const [ann] = (await open()) as [SeatAnswer]
  const stranger = dialSocket(service, ann.table)
  stranger.say({ type: 'subscribe', token: 'x'.repeat(43) })
  await stranger.closed
  expect(messages(stranger)).toMatchObject([{ type: 'refused', id: null, problem: { code: 'unknown-token' } }])
  const foreign = dialSocket(service, ann.table, { origin: 'http://evil.example' })
  await foreign.closed
  expect(foreign.refusal()).toMatch(/^403 .*foreign-origin/)
  expect(await ask(`${service.url}/api/tables/${ann.table}/socket`)).toMatchObject({
    status: 426,
    json: { problem: { code: 'no-handshake' } },
  })
})

test('a removed player is notified and cannot send commands', async () => {
  const [ann, ben] = (await open()) as [SeatAnswer, SeatAnswer]
  const host = await joined(ann)
  const guest = await joined(ben)
  await send(host, { type: 'clear-seat', seat: 1 })
  guest.say({ type: 'command', id: 'late', command: { type: 'say', text: 'but' } })
  await guest.closed
  expect(messages(guest).at(-1)).toMatchObject({ type: 'bye', retry: null })
  host.raw.destroy()
})

test.each([
  ['a frame without a mask', 1002, (socket: TestSocket) => socket.frame(0x81, 'hello', false)],
  ['a close frame of one byte', 1002, (socket: TestSocket) => socket.frame(0x88, Buffer.from([3]))],
  ['a binary message', 1003, (socket: TestSocket) => socket.frame(0x82, 'hello')],
  ['a message that is not UTF-8', 1007, (socket: TestSocket) => socket.frame(0x81, Buffer.from([0xff, 0xfe]))],
  ['a long message', 1009, (socket: TestSocket) => socket.frame(0x81, 'x'.repeat(20_000))],
  [
    'a long message in two fragments',
    1009,
    (socket: TestSocket) => {
      socket.frame(0x01, 'x'.repeat(9_000))
      socket.frame(0x80, 'x'.repeat(9_000))
    },
  ],
  [
    'a message in 65 fragments',
    1008,
    (socket: TestSocket) => {
      for (let piece = 0; piece < 65; piece++) socket.frame(piece === 0 ? 0x01 : 0x00, ' ')
    },
  ],
  ['a client that ends the connection', 1006, (socket: TestSocket) => socket.raw.end()],
  ['a close frame', 1000, (socket: TestSocket) => socket.frame(0x88, Buffer.from([3, 232]))],
])('%s closes the socket with %i', async (_, code, send) => {
  const [ann] = (await open()) as [SeatAnswer]
  const socket = await joined(ann)
  send(socket)
  expect(await socket.closed).toBe(code)
})

test('message fragments are joined, and a ping between them is answered', async () => {
  const [ann] = (await open()) as [SeatAnswer]
  const socket = await joined(ann)
  const text = Buffer.from(JSON.stringify({ type: 'command', id: 'p', command: { type: 'say', text: 'Prost 🍺' } }))
  // Byte by byte, and split inside a multi-byte character.
  socket.frame(0x01, text.subarray(0, text.length - 6))
  socket.frame(0x89, 'are you there')
  socket.frame(0x00, text.subarray(text.length - 6, text.length - 5))
  socket.frame(0x80, text.subarray(text.length - 5))
  await socket.until(() => messages(socket).some(({ type }) => type === 'accepted'))
  expect(socket.pongs).toEqual(['are you there'])
  expect(viewOf(socket).chat.at(-1)?.text).toBe('Prost 🍺')
  socket.raw.destroy()
})

test.each([
  ['content-length', '5'],
  ['transfer-encoding', 'chunked'],
])('an upgrade request with a body (%s) is refused', async (name, value) => {
  const [ann] = (await open()) as [SeatAnswer]
  const socket = dialSocket(service, ann.table, { [name]: value })
  await socket.closed
  expect(socket.refusal()).toMatch(/^426 .*no-handshake/)
})

/** Waits until the server has no open socket. */
const untilNoSockets = async ({ url }: Service): Promise<void> => {
  for (;;) {
    const text = await (await fetch(`${url}/metrics`)).text()
    if (/halfpint_streams\{form="socket"\} 0\n/.test(text) && /halfpint_streams_reserved 0\n/.test(text)) return
    await sleep(20)
  }
}

/** A subscribed client that does not read, once the server has bytes that it cannot send. */
const stalled = async (server: Service): Promise<TestSocket> => {
  const accepted: Socket[] = []
  const accept = (message: unknown): void => void accepted.push((message as { socket: Socket }).socket)
  const { json } = await ask(`${server.url}/api/tables`, 'POST', { setup: { game: 'herzlos' }, name: 'Ann' })
  const { table, token } = json as unknown as SeatAnswer
  subscribe('net.server.socket', accept)
  const client = dialSocket(server, table)
  client.say({ type: 'subscribe', token })
  await client.until(() => client.lines.length > 0)
  unsubscribe('net.server.socket', accept)
  const serverSide = accepted.find(({ remotePort }) => remotePort === client.raw.localPort) as Socket
  client.raw.pause()
  const pings = Buffer.concat(Array<Buffer>(100).fill(frameOf(0x89, 'x'.repeat(125))))
  while (serverSide.writableLength === 0) {
    client.raw.write(pings)
    await sleep(1)
  }
  return client
}

test.each([
  ['sends a close frame', (client: TestSocket) => client.frame(0x88, Buffer.from([3, 232]))],
  ['sends an invalid frame', (client: TestSocket) => client.frame(0x83, '')],
  ['ends its half of the connection', (client: TestSocket) => client.raw.end()],
])('a client that does not read and %s is disconnected', async (_, send) => {
  const server = await serve()
  const client = await stalled(server)
  send(client)
  await untilNoSockets(server)
  client.raw.destroy()
  await server.stop()
})

test('a client that does not read does not delay the stop of the server', async () => {
  const server = await serve()
  const client = await stalled(server)
  await server.stop()
  client.raw.destroy()
})

test('closed connections leak nothing, and a client that promised heartbeats is away without them', async () => {
  const [ann, ben] = (await open()) as [SeatAnswer, SeatAnswer]
  const silent = await joined(ann, { heartbeats: true })
  const lively = await joined(ben, { heartbeats: true })
  clock += 5_000
  lively.say({ type: 'heartbeat' })
  await send(lively, { type: 'react', reaction: 'cheers' })
  clock += 3_000
  await silent.closed
  expect(lively.raw.destroyed).toBe(false)
  lively.raw.destroy()
  await untilNoSockets(service)
})

test('a player who leaves gets the answer to the command before the connection ends', async () => {
  const [, ben] = (await open()) as [SeatAnswer, SeatAnswer]
  const socket = await joined(ben)
  expect(await send(socket, { type: 'leave' })).toMatchObject({ type: 'accepted' })
  await socket.closed
  expect(messages(socket).slice(-3)).toMatchObject([{ event: { type: 'left' } }, { type: 'accepted' }, { type: 'bye' }])
})

test('clients are asked to reconnect when the server stops', async () => {
  const other = await serve()
  const { json } = await ask(`${other.url}/api/tables`, 'POST', { setup: { game: 'herzlos' }, name: 'Ann' })
  const { table, token } = json as unknown as SeatAnswer
  const socket = dialSocket(other, table)
  socket.say({ type: 'subscribe', token })
  await socket.until(() => socket.lines.length > 0)
  await other.stop()
  await socket.closed
  expect(messages(socket).at(-1)).toMatchObject({ type: 'bye', retry: 1000 })
})
