import { type Json, pick, type Random, seeded } from '@halfpint/core'
import type { SeatAnswer } from '@halfpint/protocol'
import { evolveTable, gameOf, type TableFact, type TableView } from '@halfpint/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Service } from './service.ts'
import { ask, serve } from './test/serve.ts'
import { dialSocket, type TestSocket } from './test/socket.ts'

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
  socket.say({ type: 'join', token, ...more })
  await socket.until(() => socket.lines.length > 0)
  return socket
}

const messages = ({ lines }: TestSocket) => lines.map(line => JSON.parse(line))

const viewOf = (socket: TestSocket): TableView => {
  let view: TableView | undefined
  for (const message of messages(socket)) {
    if (message.type === 'view') view = message.view
    else if (message.type === 'fact') {
      expect(message.version).toBe((view as TableView).version + 1)
      view = evolveTable(view as TableView, { at: message.at, fact: message.fact as TableFact })
    }
  }
  return view as TableView
}

let ids = 0
const wish = async (socket: TestSocket, what: Json): Promise<{ type: string; version: number }> => {
  const id = `w-${++ids}`
  socket.say({ type: 'wish', id, wish: what })
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

test('two who change places come back by themselves, each with the eyes of the other seat', async () => {
  const seats = await open()
  const [ann, ben] = seats as [SeatAnswer, SeatAnswer, SeatAnswer]
  const sockets = [await joined(ann), await joined(ben)]
  const [, old] = sockets as [TestSocket, TestSocket]
  old.say({ type: 'wish', id: 'said', wish: { type: 'say', text: 'Here' } })
  const path = `${service.url}/api/tables/${ann.table}/wishes`
  const swapped = await ask(path, 'POST', { id: 'swap', wish: { type: 'swap', seat: 0, other: 1 } }, ann.token)
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
    chairs: [{ absentSince: null }, { absentSince: null }, {}],
  })
  expect(await wish(back[0] as TestSocket, { type: 'start' })).toMatchObject({ type: 'granted' })
  for (const socket of back) socket.raw.destroy()
})

test('a whole game over sockets: wishes go in and facts come out on one line, and all end with the same table', async () => {
  const random = seeded('socket')
  const seats = await open()
  const sockets = await Promise.all(seats.map(seat => joined(seat)))
  await wish(sockets[0] as TestSocket, { type: 'start' })
  for (let over = false; !over; ) {
    for (const [seat, socket] of sockets.entries()) {
      const view = viewOf(socket)
      over ||= view.phase === 'over'
      const choice = choiceOf(view, seat, random)
      if (choice === undefined) continue
      const answer = await wish(socket, choice)
      expect(answer.type).toBe('granted')
      for (const each of sockets) await each.until(() => viewOf(each).version >= answer.version)
    }
  }
  for (const [at, { table, token }] of seats.entries()) {
    const { json } = await ask(`${service.url}/api/tables/${table}`, 'GET', undefined, token)
    expect(viewOf(sockets[at] as TestSocket)).toEqual(json)
  }
  for (const { raw } of sockets) raw.destroy()
})

test('who comes back with the last version hears what was missed; the same id counts once on either way', async () => {
  const [ann, ben] = (await open()) as [SeatAnswer, SeatAnswer, SeatAnswer]
  const first = await joined(ann)
  const line = await wish(first, { type: 'say', text: 'one' })
  first.raw.destroy()
  const other = await joined(ben)
  await wish(other, { type: 'say', text: 'two' })
  const again = dialSocket(service, ann.table)
  again.say({ type: 'join', token: ann.token, after: line.version })
  await again.until(() => again.lines.some(text => text.includes('"two"')))
  expect(messages(again)[0]).toMatchObject({ type: 'fact', version: line.version + 1 })
  const body = { id: 'once', wish: { type: 'say', text: 'three' } }
  again.say({ type: 'wish', ...body })
  await again.until(() => again.lines.some(text => text.includes('granted')))
  const { json } = await ask(`${service.url}/api/tables/${ann.table}/wishes`, 'POST', body, ann.token)
  expect(messages(again).find(({ type }) => type === 'granted')).toMatchObject(json)
  again.raw.destroy()
  other.raw.destroy()
})

test('what cannot be is refused with its code, and the line goes on', async () => {
  const [ann] = (await open()) as [SeatAnswer]
  const socket = dialSocket(service, ann.table, ['accept-language: de'])
  socket.say({ type: 'wish', id: 'a', wish: { type: 'start' } })
  socket.frame(0x81, '{')
  socket.say({ type: 'dance' })
  socket.say({ type: 'join', token: ann.token })
  socket.say({ type: 'join', token: ann.token })
  await socket.until(() => socket.lines.some(line => line.includes('"view"')))
  socket.say({ type: 'wish', id: 'b', wish: { type: 'act', action: {} } })
  await socket.until(() => messages(socket).some(({ id }) => id === 'b'))
  socket.say({ type: 'wish', id: 'c', wish: { type: 'come', door: 'x' } })
  await socket.until(() => messages(socket).filter(({ type }) => type === 'refused').length === 6)
  expect(messages(socket).flatMap(({ type, id, problem }) => (type === 'refused' ? [[id, problem.code]] : []))).toEqual(
    [
      ['a', 'not-joined'],
      [null, 'not-json'],
      [null, 'bad-request'],
      [null, 'already-joined'],
      ['b', 'no-match'],
      ['c', 'bad-request'],
    ],
  )
  expect(messages(socket)[0].says).toContain('Sag zuerst')
  expect((await wish(socket, { type: 'say', text: 'still here' })).type).toBe('granted')
  socket.raw.destroy()
})

test('who may not listen is told why, and the line ends', async () => {
  const [ann] = (await open()) as [SeatAnswer]
  const stranger = dialSocket(service, ann.table)
  stranger.say({ type: 'join', token: 'x'.repeat(43) })
  await stranger.closed
  expect(messages(stranger)).toMatchObject([{ type: 'refused', id: null, problem: { code: 'unknown-token' } }])
  const foreign = dialSocket(service, ann.table, ['origin: http://evil.example'])
  await foreign.closed
  expect(foreign.refusal()).toMatch(/^HTTP\/1.1 403 [\s\S]*foreign-origin/)
  expect(await ask(`${service.url}/api/tables/${ann.table}/socket`)).toMatchObject({
    status: 426,
    json: { problem: { code: 'no-handshake' } },
  })
})

test('who is shown the door hears so, and wishes nothing more', async () => {
  const [ann, ben] = (await open()) as [SeatAnswer, SeatAnswer]
  const host = await joined(ann)
  const guest = await joined(ben)
  await wish(host, { type: 'empty', seat: 1 })
  guest.say({ type: 'wish', id: 'late', wish: { type: 'say', text: 'but' } })
  await guest.closed
  expect(messages(guest).at(-1)).toMatchObject({ type: 'bye', retry: null })
  host.raw.destroy()
})

test.each([
  ['a frame without a mask', 1002, (socket: TestSocket) => socket.frame(0x81, 'hello', false)],
  ['a reserved bit', 1002, (socket: TestSocket) => socket.frame(0xc1, 'hello')],
  ['bytes instead of text', 1003, (socket: TestSocket) => socket.frame(0x82, 'hello')],
  ['a text that is none', 1007, (socket: TestSocket) => socket.frame(0x81, Buffer.from([0xff, 0xfe]))],
  ['a long message', 1009, (socket: TestSocket) => socket.frame(0x81, 'x'.repeat(20_000))],
  [
    'a long message in pieces',
    1009,
    (socket: TestSocket) => {
      socket.frame(0x01, 'x'.repeat(9_000))
      socket.frame(0x80, 'x'.repeat(9_000))
    },
  ],
  ['a piece of nothing', 1002, (socket: TestSocket) => socket.frame(0x80, 'x')],
  ['a control frame in pieces', 1002, (socket: TestSocket) => socket.frame(0x09, 'x')],
  ['an unknown kind', 1002, (socket: TestSocket) => socket.frame(0x83, 'x')],
  ['a client that hangs up', 1000, (socket: TestSocket) => socket.raw.end()],
  ['a good-bye', 1000, (socket: TestSocket) => socket.frame(0x88, Buffer.from([3, 232]))],
])('%s closes the line with %i', async (_, code, send) => {
  const [ann] = (await open()) as [SeatAnswer]
  const socket = await joined(ann)
  send(socket)
  await socket.closed
  expect(socket.frames.map(({ first, payload }) => [first, payload.readUInt16BE()])).toEqual([[0x88, code]])
})

test('pieces are put together, and a ping is answered in between', async () => {
  const [ann] = (await open()) as [SeatAnswer]
  const socket = await joined(ann)
  const text = Buffer.from(JSON.stringify({ type: 'wish', id: 'p', wish: { type: 'say', text: 'Prost 🍺' } }))
  // Byte by byte, and cut in the middle of a letter.
  socket.frame(0x01, text.subarray(0, text.length - 6))
  socket.frame(0x89, 'are you there')
  socket.frame(0x00, text.subarray(text.length - 6, text.length - 5))
  socket.frame(0x80, text.subarray(text.length - 5))
  await socket.until(() => messages(socket).some(({ type }) => type === 'granted'))
  expect(socket.frames.map(({ first, payload }) => [first, payload.toString()])).toEqual([[0x8a, 'are you there']])
  expect(viewOf(socket).chat.at(-1)?.text).toBe('Prost 🍺')
  socket.raw.destroy()
})

test('lines that are gone leave nothing behind, and who promised signs of life and gives none is away', async () => {
  const [ann, ben] = (await open()) as [SeatAnswer, SeatAnswer]
  const silent = await joined(ann, { beats: true })
  const lively = await joined(ben, { beats: true })
  clock += 5_000
  lively.say({ type: 'beat' })
  await wish(lively, { type: 'react', reaction: 'cheers' })
  clock += 3_000
  await silent.closed
  expect(lively.raw.destroyed).toBe(false)
  lively.raw.destroy()
  for (;;) {
    const text = await (await fetch(`${service.url}/metrics`)).text()
    if (/halfpint_streams\{form="socket"\} 0\n/.test(text) && /halfpint_streams_reserved 0\n/.test(text)) break
    await new Promise(resolve => setTimeout(resolve, 20))
  }
})

test('who leaves the chair hears that it was granted, and then that the line ends', async () => {
  const [, ben] = (await open()) as [SeatAnswer, SeatAnswer]
  const socket = await joined(ben)
  expect(await wish(socket, { type: 'leave' })).toMatchObject({ type: 'granted' })
  await socket.closed
  expect(messages(socket).slice(-3)).toMatchObject([{ fact: { type: 'left' } }, { type: 'granted' }, { type: 'bye' }])
})

test('a stop tells everybody to come back', async () => {
  const other = await serve()
  const { json } = await ask(`${other.url}/api/tables`, 'POST', { setup: { game: 'herzlos' }, name: 'Ann' })
  const { table, token } = json as unknown as SeatAnswer
  const socket = dialSocket(other, table)
  socket.say({ type: 'join', token })
  await socket.until(() => socket.lines.length > 0)
  await other.stop()
  await socket.closed
  expect(messages(socket).at(-1)).toMatchObject({ type: 'bye', retry: 1000 })
})
