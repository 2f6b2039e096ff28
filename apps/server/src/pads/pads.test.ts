import { memoryStore } from '@halfpint/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Service } from '../service.ts'
import { ask, serve } from '../test/serve.ts'

const store = memoryStore()
// Two processes on one store: each shows what the other writes.
let servers: Service[] = []
const url = (at = 0): string => `${servers[at]?.url}/api/pads`

beforeAll(async () => {
  servers = await Promise.all([serve({}, store), serve({}, store)])
})
afterAll(() => Promise.all(servers.map(server => server.stop())))

const PAD = {
  pad: 'half-pint-heroes',
  players: ['Ann', 'Ben', 'Cem'],
  options: { rounds: 10, startSeat: 0, drinking: [] },
  rounds: [{ handSize: null, predictions: [1, 0, 2], bets: [1, 2, 0], tricks: [1, 1, 2], brawl: null }],
}
const later = { ...PAD, players: ['Ann', 'Ben', 'Cleo'] }

const open = async () => (await ask(url(), 'POST', { pad: PAD })).json as unknown as { id: string; pen: string }

/** The pads of a stream in order. */
async function* heard(address: string, signal: AbortSignal): AsyncGenerator<{ version: number; pad: typeof PAD }> {
  const response = await fetch(address, { signal })
  let text = ''
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += Buffer.from(chunk).toString('utf8')
    const lines = text.split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data: ')) yield JSON.parse(line.slice('data: '.length))
  }
}

test('the client that shows a pad gets a write token, and everybody can read the pad', async () => {
  const { status, json } = await ask(url(), 'POST', { pad: PAD })
  expect(status).toBe(201)
  expect(json).toMatchObject({ version: 1, pad: PAD, pen: expect.stringMatching(/^[\w-]{43}$/) })
  const { id } = json as unknown as { id: string }
  expect(await ask(`${url(1)}/${id}`)).toEqual({ status: 200, json: { version: 1, pad: PAD } })
})

test('a write without the write token is refused', async () => {
  const { id, pen } = await open()
  const other = await open()
  for (const token of [undefined, 'wrong', other.pen]) {
    const refused = await ask(`${url()}/${id}`, 'PUT', { pad: later }, token)
    expect(refused).toMatchObject({ status: 403, json: { problem: { code: 'not-your-pen' } } })
  }
  expect(await ask(`${url()}/${id}`, 'PUT', { pad: later }, pen)).toMatchObject({ status: 200, json: { version: 2 } })
  expect((await ask(`${url()}/${id}`)).json).toEqual({ version: 2, pad: later })
})

test('subscribers receive the current pad and every change, at both processes', async () => {
  const { id, pen } = await open()
  const leave = new AbortController()
  const followers = [0, 1].map(at => heard(`${url(at)}/${id}/events`, leave.signal))
  for (const follower of followers) expect((await follower.next()).value).toEqual({ version: 1, pad: PAD })
  await ask(`${url()}/${id}`, 'PUT', { pad: later }, pen)
  for (const follower of followers) expect((await follower.next()).value).toEqual({ version: 2, pad: later })
  leave.abort()
})

test('the write token can be replaced: the new one writes, the old one is refused', async () => {
  const { id, pen } = await open()
  const taken = await ask(`${url(1)}/${id}/pen`, 'POST', undefined, pen)
  const fresh = (taken.json as unknown as { pen: string }).pen
  expect(taken).toMatchObject({ status: 200, json: { id, pad: PAD } })
  expect((await ask(`${url()}/${id}`, 'PUT', { pad: later }, pen)).status).toBe(403)
  expect((await ask(`${url()}/${id}`, 'PUT', { pad: later }, fresh)).status).toBe(200)
  expect((await ask(`${url()}/${id}/pen`, 'POST', undefined, pen)).status).toBe(403)
})

test('a write token chosen by the client stays valid however often the answer is lost', async () => {
  const [first, second] = ['p', 'q'].map(letter => letter.repeat(43)) as [string, string]
  const show = (token: string) => ask(url(), 'POST', { pad: PAD, token })
  const shown = await show(first)
  const { id } = shown.json as unknown as { id: string }
  expect(shown.json).toMatchObject({ version: 1, pen: first })
  expect(await show(first)).toEqual(shown)
  const take = (pen: string, token: string) => ask(`${url(1)}/${id}/pen`, 'POST', { token }, pen)
  for (let time = 0; time < 2; time++) {
    expect(await take(first, second)).toMatchObject({ status: 200, json: { version: 2, pen: second } })
  }
  expect((await ask(`${url()}/${id}`, 'PUT', { pad: later }, second)).status).toBe(200)
  // The old write token is refused, and naming it again does not make it valid.
  expect((await show(first)).json.problem?.code).toBe('not-your-pen')
  expect((await take(first, 'r'.repeat(43))).status).toBe(403)
  expect((await take(second, 'short')).json.problem?.code).toBe('bad-request')
  await ask(`${url()}/${id}`, 'DELETE', undefined, second)
  expect((await show(first)).json.problem?.code).toBe('pad-not-shown')
})

test('a pad that is taken down ends its streams and is gone', async () => {
  const { id, pen } = await open()
  const follower = heard(`${url()}/${id}/events`, new AbortController().signal)
  await follower.next()
  expect((await ask(`${url()}/${id}`, 'DELETE', undefined, pen)).status).toBe(200)
  expect((await follower.next()).done).toBe(true)
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/events'],
    ['DELETE', ''],
    ['POST', '/pen'],
  ] as const) {
    const answer = await ask(`${url()}/${id}${path}`, method, undefined, pen)
    expect(answer).toMatchObject({ status: 404, json: { problem: { code: 'pad-not-shown' } } })
  }
})

test.each([
  [{}, 'bad-request'],
  [{ pad: 3 }, 'not-a-pad'],
  [{ pad: { pad: 'skat' } }, 'unknown-pad'],
  [{ pad: { ...PAD, rounds: [{ predictions: [9, 9, 9] }] } }, 'bad-entry'],
  [{ pad: PAD, more: 1 }, 'bad-request'],
  [{ pad: { ...PAD, players: ['x'.repeat(20_000)] } }, 'too-large'],
])('%j is refused: %s', async (body, code) => {
  const { status, json } = await ask(url(), 'POST', body)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(json.problem?.code).toBe(code)
})

test('a malformed pad is not stored', async () => {
  const { json } = await ask(url(), 'POST', { pad: { ...PAD, secret: 'x' } })
  expect(json).toMatchObject({ pad: PAD })
  expect(JSON.stringify(json)).not.toContain('secret')
})

test('names on a pad contain no invisible characters and none that change the writing direction', async () => {
  const players = ['\u202eAnn', 'B\ufff9en', 'Cem 👩‍👧']
  const { json } = await ask(url(), 'POST', { pad: { ...PAD, players } })
  expect(json).toMatchObject({ pad: { players: ['Ann', 'Ben', 'Cem 👩‍👧'] } })
  const { id, pen } = json as unknown as { id: string; pen: string }
  await ask(`${url()}/${id}`, 'PUT', { pad: { ...PAD, players: ['Ann\u202e', 'Ben', 'Cem'] } }, pen)
  expect((await ask(`${url()}/${id}`)).json).toMatchObject({ pad: { players: ['Ann', 'Ben', 'Cem'] } })
})

test('malformed ids of pads are refused', async () => {
  for (const id of ['aaaaaaaaaaaaaa', '../tables', 'pad-x', '%00']) {
    expect((await ask(`${url()}/${encodeURIComponent(id)}`)).status).toBeGreaterThanOrEqual(400)
  }
})

test('simultaneous writes are all accepted, and the last one remains', async () => {
  const { id, pen } = await open()
  const names = Array.from({ length: 24 }, (_, at) => ({ ...PAD, players: ['Ann', 'Ben', `C${at}`] }))
  const answers = await Promise.all(names.map((pad, at) => ask(`${url(at % 2)}/${id}`, 'PUT', { pad }, pen)))
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200))
  expect((await ask(`${url()}/${id}`)).json).toMatchObject({ version: 25 })
})
