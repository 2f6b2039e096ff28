import { connect, type Socket } from 'node:net'
import { seeded } from '@halfpint/core'
import { afterEach, expect, test } from 'vitest'
import type { Service } from '../service.ts'
import { ask, serve } from '../test/serve.ts'
import { dialSocket, frameOf } from '../test/socket.ts'
import { gather } from '../test/testtable.ts'
import { neighbourhoodOf } from './address.ts'

let service: Service | undefined
afterEach(() => service?.stop())

test('the connections of one address are limited, and closing one allows another', async () => {
  service = await serve({ rate: 0.001 })
  const { port } = service
  const dial = (): Promise<Socket> =>
    new Promise(resolve => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket))
      socket.on('error', () => {})
    })
  const isCut = (socket: Socket): Promise<boolean> =>
    new Promise(resolve => {
      socket.once('close', () => resolve(true))
      socket.once('data', () => resolve(false))
      socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
    })
  const kept = [await dial(), await dial(), await dial()]
  expect(await Promise.all(kept.map(isCut))).toEqual([false, false, false])
  expect(await isCut(await dial())).toBe(true)
  const [first] = kept as [Socket]
  const gone = new Promise(resolve => first.once('close', resolve))
  first.destroy()
  await gone
  for (;;) {
    const next = await dial()
    if (!(await isCut(next))) break
  }
  for (const socket of kept) socket.destroy()
})

test('chat is limited per seat, by request and by socket, and others can still chat', async () => {
  service = await serve({ rate: 1 })
  const { url } = service
  const company = await gather(() => url, { game: 'herzlos', seats: 3 }, seeded('talk'), { plays: false })
  const [ann, ben] = company.players
  const answers = []
  for (let line = 0; line < 25; line++) {
    const command = line % 2 === 0 ? { type: 'say', text: 'blah' } : { type: 'react', reaction: 'cheers' }
    answers.push(await ann?.send(command))
  }
  expect(answers.map(answer => answer?.answer)).toEqual([...Array(20).fill('accepted'), ...Array(5).fill('refused')])
  expect(answers.at(-1)?.code).toBe('too-many-requests')
  const socket = dialSocket(service, company.table)
  socket.say({ type: 'subscribe', token: ann?.token })
  await socket.until(() => socket.lines.length > 0)
  socket.say({ type: 'command', id: 'more', command: { type: 'say', text: 'and more' } })
  await socket.until(() => socket.lines.some(line => line.includes('too-many-requests')))
  expect((await ben?.send({ type: 'say', text: 'peace' }))?.answer).toBe('accepted')
  // Commands other than chat are accepted.
  expect((await ann?.send({ type: 'start', fill: 'novice' }))?.answer).toBe('accepted')
  const cheers = []
  for (let cheer = 0; cheer < 22; cheer++) {
    cheers.push((await ask(`${url}/api/tables/${company.table}/reactions`, 'POST', { reaction: 'bravo' })).status)
  }
  expect(cheers.filter(status => status === 200)).toHaveLength(20)
  socket.raw.destroy()
  company.leave()
})

test('changing seats does not reset the chat limit', async () => {
  service = await serve({ rate: 1 })
  const { url } = service
  const opened = await ask(`${url}/api/tables`, 'POST', { setup: { game: 'herzlos', seats: 3 }, name: 'Ann' })
  const { table } = opened.json as unknown as { table: string }
  const { json } = await ask(`${url}/api/tables/${table}/seats`, 'POST', { name: 'Ben' })
  const { token } = json as unknown as { token: string }
  const send = (id: number, command: object) =>
    ask(`${url}/api/tables/${table}/commands`, 'POST', { id: `${id}`, command }, token)
  for (let line = 0; line < 20; line++) expect((await send(line, { type: 'say', text: 'blah' })).status).toBe(200)
  expect((await send(20, { type: 'swap-seats', seat: 1, other: 2 })).status).toBe(200)
  expect((await send(21, { type: 'say', text: 'and more' })).status).toBe(429)
})

test('requests for legal actions are limited, and the table continues for the others', async () => {
  service = await serve({ rate: 0.01 })
  const { url } = service
  const { json } = await ask(`${url}/api/tables`, 'POST', { setup: { game: 'herzlos', seats: 3 }, name: 'Ann' })
  const { table, token } = json as unknown as { table: string; token: string }
  const asked = []
  for (let time = 0; time < 15; time++) {
    asked.push((await ask(`${url}/api/tables/${table}/legal`, 'GET', undefined, token)).status)
  }
  expect(asked).toEqual([...Array(12).fill(200), ...Array(3).fill(429)])
  expect((await ask(`${url}/api/tables/${table}`, 'GET', undefined, token)).status).toBe(200)
})

const openTable = async ({ url }: Service): Promise<{ readonly table: string; readonly token: string }> => {
  const { json } = await ask(`${url}/api/tables`, 'POST', { setup: { game: 'herzlos' }, name: 'Ann' })
  return json as unknown as { table: string; token: string }
}

// The limit is 60, and the upgrade is the first request.
test.each([
  ['messages', 0x81, JSON.stringify({ type: 'command', id: 'x', command: { type: 'start' } }), 59],
  ['malformed messages', 0x81, '?', 5],
  ['pings', 0x89, 'x', 59],
])('an address that sends too many %s is closed with 1008 and cannot connect again', async (_, first, text, most) => {
  service = await serve({ rate: 0.01 })
  const { table } = await openTable(service)
  const socket = dialSocket(service, table)
  for (let count = 0; count < 70; count++) socket.frame(first, text)
  expect(await socket.closed).toBe(1008)
  expect(socket.lines.length + socket.pongs.length).toBe(most)
  expect(socket.lines.filter(line => !/"not-subscribed"|"not-json"/.test(line))).toEqual([])
  const again = dialSocket(service, table)
  expect(await again.closed).toBe(1006)
  expect(again.refusal()).toMatch(/^429 .*too-many-requests/)
})

test.each([
  ['the limit of malformed messages', 1, 101],
  ['the limit of unsent bytes', 0, 2_000],
])('64 kB of empty messages at once exceed %s: 1008, and no command after them is run', async (_, rate, most) => {
  service = await serve({ rate })
  const { table, token } = await openTable(service)
  const flooder = dialSocket(service, table)
  flooder.say({ type: 'subscribe', token })
  await flooder.until(() => flooder.lines.length > 0)
  const command = JSON.stringify({ type: 'command', id: 'late', command: { type: 'say', text: 'too late' } })
  const flood = [...Array<Buffer>(10_922).fill(frameOf(0x81, '')), frameOf(0x81, command)]
  flooder.raw.write(Buffer.concat(flood))
  expect(await flooder.closed).toBe(1008)
  const answers = flooder.lines.filter(line => line.includes('"not-json"'))
  expect(answers.length).toBeGreaterThan(0)
  expect(answers.length).toBeLessThan(most)
  const { json } = await ask(`${service.url}/api/tables/${table}`, 'GET', undefined, token)
  expect(json.chat).toEqual([])
})

test.each([
  ['malformed', '/%zz', 400],
  ['unknown', '/nosuch', 404],
])('requests for %s URLs count against the limit', async (_, path, refused) => {
  service = await serve({ rate: 0.01 })
  const status = []
  for (let count = 0; count < 65; count++) status.push((await ask(`${service.url}${path}`)).status)
  expect(status).toEqual([...Array(60).fill(refused), ...Array(5).fill(429)])
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:1:2::', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted with %s', (address, neighbourhood) => {
  expect(neighbourhoodOf(address)).toBe(neighbourhood)
})

test('writes to pads are limited by their size', async () => {
  service = await serve({ rate: 0.1 })
  const { url } = service
  const pad = (rounds: number) => ({
    pad: 'half-pint-heroes',
    players: ['Ann', 'Ben', 'Cem'],
    options: { rounds: 10, startSeat: 0, drinking: [] },
    rounds: Array.from({ length: rounds }, () => ({
      handSize: null,
      predictions: [1, 0, 2],
      bets: [1, 2, 0],
      tricks: [1, 1, 2],
      brawl: null,
    })),
  })
  const { json } = await ask(`${url}/api/pads`, 'POST', { pad: pad(0) })
  const { id, pen } = json as unknown as { id: string; pen: string }
  const strokes = async (rounds: number): Promise<number> => {
    for (let taken = 0; ; taken++) {
      const { status } = await ask(`${url}/api/pads/${id}`, 'PUT', { pad: pad(rounds) }, pen)
      if (status !== 200) return taken
    }
  }
  // 120 kilobytes, in requests of nearly nine.
  expect(await strokes(100)).toBe(13)
  const shown = await ask(`${url}/api/pads/${id}`)
  expect(JSON.stringify(shown.json).length).toBeGreaterThan(8_000)
})
