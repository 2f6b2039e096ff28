import { connect, type Socket } from 'node:net'
import { seeded } from '@halfpint/core'
import { afterEach, expect, test } from 'vitest'
import { neighbourhoodOf } from './address.ts'
import type { Service } from './service.ts'
import { gather } from './test/company.ts'
import { ask, serve } from './test/serve.ts'
import { dialSocket } from './test/socket.ts'

let service: Service | undefined
afterEach(() => service?.stop())

test('one address may hold so many connections and no more; who lets go makes room', async () => {
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

test('a seat may talk so much and then has to wait, by request and by socket; others are not silenced by it', async () => {
  service = await serve({ rate: 1 })
  const { url } = service
  const company = await gather(() => url, { game: 'herzlos', seats: 3 }, seeded('talk'), { plays: false })
  const [ann, ben] = company.players
  const answers = []
  for (let line = 0; line < 25; line++) {
    const wish = line % 2 === 0 ? { type: 'say', text: 'blah' } : { type: 'react', reaction: 'cheers' }
    answers.push(await ann?.wish(wish))
  }
  expect(answers.map(answer => answer?.answer)).toEqual([...Array(20).fill('granted'), ...Array(5).fill('refused')])
  expect(answers.at(-1)?.code).toBe('too-many-requests')
  const socket = dialSocket(service, company.table)
  socket.say({ type: 'join', token: ann?.token })
  await socket.until(() => socket.lines.length > 0)
  socket.say({ type: 'wish', id: 'more', wish: { type: 'say', text: 'and more' } })
  await socket.until(() => socket.lines.some(line => line.includes('too-many-requests')))
  expect((await ben?.wish({ type: 'say', text: 'peace' }))?.answer).toBe('granted')
  // What is no talk goes through.
  expect((await ann?.wish({ type: 'start', fill: 'novice' }))?.answer).toBe('granted')
  const cheers = []
  for (let cheer = 0; cheer < 22; cheer++) {
    cheers.push((await ask(`${url}/api/tables/${company.table}/cheers`, 'POST', { reaction: 'bravo' })).status)
  }
  expect(cheers.filter(status => status === 200)).toHaveLength(20)
  socket.raw.destroy()
  company.leave()
})

test('who moves from chair to chair may not talk more for it', async () => {
  service = await serve({ rate: 1 })
  const { url } = service
  const opened = await ask(`${url}/api/tables`, 'POST', { setup: { game: 'herzlos', seats: 3 }, name: 'Ann' })
  const { table } = opened.json as unknown as { table: string }
  const { json } = await ask(`${url}/api/tables/${table}/seats`, 'POST', { name: 'Ben' })
  const { token } = json as unknown as { token: string }
  const wish = (id: number, wish: object) =>
    ask(`${url}/api/tables/${table}/wishes`, 'POST', { id: `${id}`, wish }, token)
  for (let line = 0; line < 20; line++) expect((await wish(line, { type: 'say', text: 'blah' })).status).toBe(200)
  expect((await wish(20, { type: 'swap', seat: 1, other: 2 })).status).toBe(200)
  expect((await wish(21, { type: 'say', text: 'and more' })).status).toBe(429)
})

test('what may be done next is long, and may be asked so often and no more; the rest of the table goes on', async () => {
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

test('an address may send so many messages a minute on its sockets', async () => {
  service = await serve({ rate: 0.01 })
  const { json } = await ask(`${service.url}/api/tables`, 'POST', { setup: { game: 'herzlos' }, name: 'Ann' })
  const { table, token } = json as unknown as { table: string; token: string }
  const socket = dialSocket(service, table)
  socket.say({ type: 'join', token })
  await socket.until(() => socket.lines.length > 0)
  for (let line = 0; line < 70; line++) socket.say({ type: 'beat' })
  await socket.until(() => socket.lines.some(line => line.includes('too-many-requests')))
  // A ping is a message too, and who sends more of them than that loses the line.
  socket.frame(0x89, 'are you there')
  await socket.closed
  expect(socket.frames.map(({ first, payload }) => [first, payload.readUInt16BE()])).toEqual([[0x88, 1008]])
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:1:2::', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted with %s', (address, neighbourhood) => {
  expect(neighbourhoodOf(address)).toBe(neighbourhood)
})

test('strokes on pads are counted by what they write: large ones are fewer', async () => {
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
  // 120 kilobytes, in strokes of nearly nine.
  expect(await strokes(100)).toBe(13)
  const shown = await ask(`${url}/api/pads/${id}`)
  expect(JSON.stringify(shown.json).length).toBeGreaterThan(8_000)
})
