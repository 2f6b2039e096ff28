import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { must, seeded } from '@halfpint/core'
import { memoryStore } from '@halfpint/store'
import { findGame, type Question } from '@halfpint/table'
import { expect, test } from 'vitest'
import { openBotWorkers } from './bots/botworkers.ts'
import { SERVER } from './test/process.ts'
import { ask, serve } from './test/serve.ts'
import { dialSocket } from './test/socket.ts'

const PAD = {
  pad: 'half-pint-heroes',
  players: ['Ann', 'Ben', 'Cem'],
  options: { rounds: 10, startSeat: 0, drinking: [] },
  rounds: [],
}

test('a pad that was written thousands of times is read from its last events', async () => {
  const store = memoryStore()
  const first = await serve({}, { ...store, close: async () => {} })
  const { json } = await ask(`${first.url}/api/pads`, 'POST', { pad: PAD })
  const { id, pen } = json as unknown as { id: string; pen: string }
  for (let stroke = 0; stroke < 300; stroke++) {
    const pad = { ...PAD, players: ['Ann', 'Ben', `C${stroke}`] }
    expect((await ask(`${first.url}/api/pads/${id}`, 'PUT', { pad }, pen)).status).toBe(200)
  }
  await first.stop()
  const { checkpoint, entries } = await store.load(`pad-${id}`, 0)
  expect(entries.length).toBeLessThan(60)
  expect(checkpoint?.version).toBeGreaterThan(240)
  expect((await store.read(`pad-${id}`)).length).toBeLessThan(160)
  // Version 0.1.0 left logs of any length. Only the last events may be read.
  const read = (table: string, after?: number) =>
    table.startsWith('pad-') ? Promise.reject(new Error('the whole log was read')) : store.read(table, after)
  const second = await serve({}, { ...store, read })
  const shown = await ask(`${second.url}/api/pads/${id}`)
  expect(shown.json).toMatchObject({ version: 301, pad: { players: ['Ann', 'Ben', 'C299'] } })
  await second.stop()
})

const status = (port: number, headers: readonly string[], host = '127.0.0.1'): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = request({ port, host, path: '/api/tables', agent: false, setHost: false, headers }, answer => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.on('error', reject).end()
  })

test('a browser that was led here by a foreign host name is refused', async () => {
  const service = await serve()
  for (const host of ['localhost', '127.0.0.1', 'my-laptop', 'pub.local', '192.168.1.7:8080', '[::1]']) {
    expect([host, await status(service.port, ['host', host])]).toEqual([host, 200])
  }
  expect(await status(service.port, ['host', 'evil.example', 'origin', 'http://evil.example'])).toBe(403)
  expect(await status(service.port, ['host', 'localhost', 'host', 'evil.example'])).toBe(400)
  await service.stop()
  const named = await serve({ origins: ['http://friends.example'] })
  expect(await status(named.port, ['host', 'friends.example'])).toBe(200)
  await named.stop()
})

const elsewhere = Object.values(networkInterfaces())
  .flatMap(list => list ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

test.skipIf(elsewhere === undefined)('metrics are sent to this machine only, unless they are public', async () => {
  const service = await serve({ host: '0.0.0.0' })
  const open = await serve({ host: '0.0.0.0', metrics: 'all' })
  const from = async (host: string, port: number) => (await fetch(`http://${host}:${port}/metrics`)).status
  expect(await from('127.0.0.1', service.port)).toBe(200)
  expect(await from(elsewhere as string, service.port)).toBe(404)
  expect(await from(elsewhere as string, open.port)).toBe(200)
  await service.stop()
  await open.stop()
})

test('many questions of one owner do not delay another owner', async () => {
  const game = must(findGame('herzlos'))
  let state = must(game.open(must(game.options.read({})), 4))
  for (const event of game.chance(state, seeded('deal'))) state = game.evolve(state, event)
  const view = game.view(state, 1)
  const question: Question = { game: 'herzlos', bot: 'expert', seat: 1, view, legal: game.legal(view), seed: 'tea' }
  const workers = openBotWorkers(pathToFileURL(join(dirname(SERVER), 'botworker.js')), 1)
  const answered: string[] = []
  const asked = Array.from({ length: 20 }, () => workers.ask(question, 'many').then(() => answered.push('many')))
  asked.push(workers.ask(question, 'one').then(() => answered.push('one')))
  await Promise.all(asked)
  // One question may be in progress, and one more is that owner's turn.
  expect(answered.indexOf('one')).toBeLessThan(3)
  await workers.close()
})

test('a table full of spectators does not keep players from the seats that they wait for', async () => {
  const service = await serve()
  const setup = { game: 'herzlos', seats: 3 }
  const opened = await ask(`${service.url}/api/tables`, 'POST', { setup, name: 'Ann' })
  const { table, token } = opened.json as unknown as { table: string; token: string }
  const start = { id: 'a', command: { type: 'start', fill: 'random' } }
  await ask(`${service.url}/api/tables/${table}/commands`, 'POST', start, token)
  const sat = await ask(`${service.url}/api/tables/${table}/seats`, 'POST', { name: 'Ben' })
  expect(sat.json.waiting).toBe(true)
  const joined = async (as: object) => {
    const socket = dialSocket(service, table)
    socket.say({ type: 'subscribe', ...as })
    await socket.until(() => socket.lines.length > 0)
    return socket
  }
  const strangers = await Promise.all(Array.from({ length: 500 }, () => joined({})))
  const [late, ben] = [await joined({}), await joined({ token: sat.json.token })]
  expect(late.lines[0]).toContain('too-many-streams')
  expect(ben.lines[0]).toContain('"type":"view"')
  const stream = await fetch(`${service.url}/api/tables/${table}/events`, {
    headers: { authorization: `Bearer ${sat.json.token}` },
  })
  expect(stream.status).toBe(200)
  for (const socket of [...strangers, late, ben]) socket.raw.destroy()
  await service.stop()
})
