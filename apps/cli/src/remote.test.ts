import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, clean, finish, halfpint, type Said, startChild } from './child.ts'
import { openStream } from './remote.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Window title, clear screen, 8-bit escape, reversed text, invisible text (a tag character), line separator. */
const EVIL = '\u001b]0;owned\u0007\u001b[2J\u009b31m\u202egnp\u{e0041}\u2028'
const DANGEROUS = /[^\P{Cc}\n]|\p{Cf}|\p{Zl}|\p{Zp}/u

let server: Server
let handle: Handler = () => {}
let requests = 0
let url = ''

beforeAll(async () => {
  build()
  server = createServer((request, response) => {
    requests++
    handle(request, response)
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  clean()
})

const answer =
  (status: number, body: unknown): Handler =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

/** Sends as fast as the reader reads, until the connection is closed. */
const endless: Handler = (_, response) => {
  response.on('error', () => {}).writeHead(200, { 'content-type': 'application/json' })
  const chunk = ' '.repeat(65_536)
  const more = (): void => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', more)
  more()
}

const TABLE = 'k3w9x0f7m2aq8c'
const ADMIN = (): string[] => ['admin', 'status', '--server', url]
const BOT = (): string[] => ['bot', 'node none.mjs', '--table', TABLE, '--server', url]
const run = async (words: readonly string[], handler: Handler): Promise<Said> => {
  handle = handler
  const said = await halfpint(words, '', { HALFPINT_TOKEN: 'landlord' })
  expect(said.out + said.err).not.toMatch(DANGEROUS)
  return said
}

const STATUS = {
  version: EVIL,
  started: 0,
  memory: 0,
  playing: 0,
  tables: [{ table: EVIL, game: EVIL, phase: 'over', people: [{ name: EVIL, present: true, address: EVIL }] }],
  store: { kind: 'sqlite', tables: 0, records: 0, bytes: 0 },
  lastBackup: null,
  draining: false,
  message: EVIL,
  bans: [{ address: EVIL, until: 0 }],
  [EVIL]: EVIL,
}

test('admin prints no control characters of a server', async () => {
  const { code, out } = await run(ADMIN(), answer(200, STATUS))
  expect(code).toBe(0)
  expect(out).toContain('\\u001b]0;owned\\u0007\\u001b[2J\\u009b31m\\u202egnp\\udb40\\udc41\\u2028')
  expect((await run([...ADMIN(), '--json'], answer(200, STATUS))).code).toBe(0)
  const facts = { code: 'not-an-address', address: EVIL, [EVIL]: EVIL }
  expect(await run(ADMIN(), answer(400, { problem: facts, says: EVIL }))).toMatchObject({ code: 2 })
  expect(await run(ADMIN(), answer(400, { problem: { ...facts, code: 'from-the-future' } }))).toMatchObject({ code: 2 })
})

const WRONG: readonly (readonly [string, Handler])[] = [
  ['is not JSON', answer(200, '<!doctype html>')],
  ['is empty', answer(200, '')],
  ['is null', answer(200, null)],
  ['is a list', answer(200, [])],
  ['has other fields', answer(200, { tables: EVIL, table: '../..', seat: EVIL, token: '\n' })],
  ['is nested too deep', answer(200, `${'['.repeat(1e6)}${']'.repeat(1e6)}`)],
  ['never ends', endless],
  ['refuses without a problem', answer(400, { problem: 5 })],
  ['refuses with a code that is none', answer(400, { problem: { code: EVIL }, says: EVIL })],
  ['redirects', (_, response) => response.writeHead(307, { location: `${url}/elsewhere` }).end()],
]

test.each(WRONG)('an answer that %s ends the command with a message and the exit code for it', async (_, handler) => {
  for (const words of [ADMIN(), BOT()]) {
    requests = 0
    const said = await run(words, handler)
    expect(said).toMatchObject({ code: 76, err: expect.stringContaining('does not understand its answer') })
    expect(said.err).toContain(url)
    expect(requests).toBe(1)
  }
})

test('admin does not wait for a silent server, nor for one that answers byte by byte', async () => {
  const dripping: Handler = (_, response) => {
    const drip = setInterval(() => response.write(' '), 200)
    response.on('close', () => clearInterval(drip))
  }
  requests = 0
  handle = (request, response) => requests === 2 && dripping(request, response)
  const env = { HALFPINT_TOKEN: 'landlord' }
  const both = await Promise.all([halfpint(ADMIN(), '', env), halfpint(ADMIN(), '', env)])
  for (const said of both) {
    expect(said).toMatchObject({ code: 2, err: expect.stringContaining('does not answer in time') })
  }
}, 60_000)

test('bot reports a silent server and asks again', async () => {
  requests = 0
  handle = () => {}
  const child = startChild(BOT())
  const ended = finish(child)
  await expect.poll(() => requests, { timeout: 40_000 }).toBeGreaterThan(1)
  child.kill()
  expect((await ended).err).toContain('does not answer; trying again')
}, 60_000)

test('bot says that there is no such table for an id that no table has', async () => {
  const said = await run(
    ['bot', 'node none.mjs', '--table', 'nosuch', '--server', url],
    answer(400, { problem: { code: 'bad-request', where: 'params/table', what: '/^[0-9a-z]{8,32}$/' }, says: '' }),
  )
  expect(said).toMatchObject({ code: 2, err: expect.stringContaining('no such table') })
})

/** A server that seats the bot and then answers as the test says. */
const seated =
  (paths: { readonly [end: string]: Handler }): Handler =>
  (request, response) => {
    const path = new URL(request.url ?? '', url).pathname.split(TABLE)[1] ?? ''
    const view = { version: 1, setup: { game: EVIL }, match: null }
    const usual: { readonly [end: string]: Handler } = {
      '/seats': answer(201, { table: TABLE, seat: 1, token: 'x'.repeat(43), version: 1 }),
      '': answer(200, view),
    }
    ;(paths[path] ?? usual[path] ?? answer(404, { problem: { code: 'not-found' }, says: EVIL }))(request, response)
  }

const LINE = { type: 'view', version: 1, view: { viewer: 1, phase: 'playing', match: null } }
const TURN = { version: 1, turn: true, legal: ['a'] }

test.each([
  [
    'stream',
    seated({ '/events': answer(200, `data: {"type":"event","event":"${JSON.stringify(EVIL).slice(1, -1)}"}\n\n`) }),
  ],
  ['message of a stream', seated({ '/events': answer(200, '\n\ndata: no json\n\n') })],
  [
    'list of actions',
    seated({ '/events': answer(200, `data: ${JSON.stringify(LINE)}\n\n`), '/legal': answer(200, { turn: 1 }) }),
  ],
])('a malformed %s ends a bot that has its seat', async (_, handler) => {
  expect(await run(BOT(), handler)).toMatchObject({ code: 76 })
})

test('bot prints no control characters of a server that refuses an action, and ends when the seat is gone', async () => {
  let opened = 0
  const said = await run(
    BOT(),
    seated({
      '/events': (request, response) =>
        (opened++ === 0 ? answer(200, `data: ${JSON.stringify(LINE)}\n\n`) : answer(401, {}))(request, response),
      '/legal': answer(200, TURN),
      '': answer(200, { version: 1, setup: { game: EVIL }, match: { state: { viewer: 1, name: EVIL } } }),
      '/commands': answer(400, { problem: { code: 'wrong-phase', phase: EVIL }, says: EVIL }),
    }),
  )
  expect(said).toMatchObject({ code: 1, err: expect.stringContaining('refused an action (wrong-phase)') })
})

test('a stream ends when no line arrives in time, and heartbeats keep it open', async () => {
  const read = async (handler: Handler): Promise<unknown[]> => {
    handle = handler
    const messages: unknown[] = []
    const stream = await openStream(url, '', {}, 2_000)
    try {
      for await (const message of stream?.messages ?? []) messages.push(message)
    } catch {
      messages.push('broken')
    }
    return messages
  }
  const beats = (beat: string): Handler => {
    return (_, response) => {
      let sent = 0
      const timer = setInterval(() => response.write(sent++ < 30 ? beat : 'data: {"sent":30}\n\n'), 100)
      response.on('close', () => clearInterval(timer))
      setTimeout(() => response.end(), 5_000)
    }
  }
  expect(await read(beats(' '))).toEqual(['broken'])
  expect((await read(beats(':\n\n')))[0]).toEqual({ sent: 30 })
  expect(await read(endless)).toEqual(['broken'])
}, 60_000)
