import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { must, pick, seeded } from '@halfpint/core'
import { openStore } from '@halfpint/store'
import { gameOf } from '@halfpint/table'
import { problemText } from '@halfpint/words'
import { expect, test } from 'vitest'
import { gather } from './test/company.ts'
import { MISCHIEF, type Victim } from './test/mischief.ts'
import { type Answer, pipe } from './test/pipe.ts'
import { ask, serve } from './test/serve.ts'

// TIMES=10 for ten times as many.
const REQUESTS = 5_000 * (Number(process.env.TIMES) || 1)
const PER_LINE = 100
const CLOSING = new Set(['bytes', 'media'])

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const heap = (): number => {
  collect()
  return process.memoryUsage().heapUsed
}

test(`${REQUESTS} bad requests: each refused with a code, no table disturbed, no memory kept`, async () => {
  const store = must(await openStore('memory:'))
  const service = await serve({}, store)
  const random = seeded('mischief')
  const setup = { game: 'herzlos', seats: 3, grace: 86_400_000, options: { rounds: 1 } }
  const [company, other] = [
    await gather(() => service.url, setup, random, { plays: false }),
    await gather(() => service.url, setup, random, { plays: false }),
  ]
  const [ann, ben, cem] = company.players
  await ann?.wish({ type: 'start' })
  for (const player of company.players) await player.wish({ type: 'share', share: 'ab'.repeat(32) })
  const view = await ann?.until(({ match }) => match?.pledge?.dealt === true)
  // Everybody passes; then one is to play and the others wait.
  for (const player of [ann, ben, cem]) {
    const own = player?.view()
    const legal = own?.match ? gameOf(own).legal(own.match.state) : []
    if (legal[0] !== undefined) await player?.wish({ type: 'act', action: legal[0] })
  }
  const ready = await ann?.until(
    ({ match, version }) => version > Number(view?.version) && match?.since.filter(s => s !== null).length === 1,
  )
  const waiting = ready?.match?.since.flatMap((since, seat) => (since === null ? [seat] : [])) ?? []
  const victim: Victim = {
    table: company.table,
    tokens: waiting.map(seat => company.players[seat]?.token as string),
    foreign: other.players.map(({ token }) => token),
    waiting: waiting.map((_, at) => at),
  }
  const granted = { id: 'granted', wish: { type: 'say', text: 'Prost' } }
  const wishes = `${service.url}/api/tables/${company.table}/wishes`
  const first = await ask(wishes, 'POST', granted, ann?.token)
  // Nobody comes or goes meanwhile.
  await new Promise(resolve => setTimeout(resolve, 50))
  const before = [await store.read(company.table), await store.read(other.table)]

  const kinds = Object.keys(MISCHIEF)
  const codes = new Map<string, number>()
  const faults: string[] = []
  const send = async (): Promise<void> => {
    const sent = Array.from({ length: PER_LINE }, () => pick(random, kinds))
    const requests = sent.map(kind => (MISCHIEF[kind] as (typeof MISCHIEF)[string])(victim, random))
    // After a body that it cannot read the server closes the line, so such requests go down lines of their own.
    const ending = requests.filter((_, at) => CLOSING.has(sent[at] as string))
    const going = requests.filter((_, at) => !CLOSING.has(sent[at] as string))
    const [ended, gone] = await Promise.all([
      Promise.all(ending.map(one => pipe(service.port, [one]))),
      pipe(service.port, going),
    ])
    const [closed, open] = [ended.flat(), [...gone]]
    const answers = sent.flatMap(kind => (CLOSING.has(kind) ? closed : open).shift() ?? [])
    expect(answers.length, JSON.stringify(requests[answers.length])).toBe(PER_LINE)
    for (const [at, { status, body }] of answers.entries()) {
      const { problem } = JSON.parse(body) as { problem?: { code: string } }
      const code = String(problem?.code)
      codes.set(code, (codes.get(code) ?? 0) + 1)
      if (status >= 400 && status < 500 && /^[a-z-]+$/.test(code)) continue
      faults.push(`${sent[at]} ${JSON.stringify(requests[at])?.slice(0, 300)} → ${status} ${body.slice(0, 200)}`)
    }
    expect(faults).toEqual([])
  }
  // What was granted once and is sent again is answered as then, and changes nothing either.
  for (let again = 0; again < 100; again++) expect(await ask(wishes, 'POST', granted, ann?.token)).toEqual(first)
  const lines = REQUESTS / PER_LINE
  for (let line = 0; line < lines / 4; line++) await send()
  const early = heap()
  for (let line = lines / 4; line < lines; line++) await send()
  const grown = heap() - early

  expect([await store.read(company.table), await store.read(other.table)]).toEqual(before)
  expect(grown).toBeLessThan(4 * 1024 * 1024)
  for (const code of [
    'bad-request',
    'not-json',
    'unknown-token',
    'not-found',
    'not-your-turn',
    'not-the-host',
    'unknown-table',
    'wrong-media-type',
    'bad-name',
  ]) {
    expect(codes.get(code), code).toBeGreaterThan(20)
  }
  company.leave()
  other.leave()
  await service.stop()
}, 600_000)

test('what is too long, too deep or not HTTP is refused too, and the server goes on', async () => {
  const service = await serve()
  const headers = { 'content-type': 'application/json' }
  const one = async (body: string, extra = {}): Promise<Answer | undefined> =>
    (await pipe(service.port, [{ method: 'POST', target: '/api/tables', headers: { ...headers, ...extra }, body }]))[0]
  for (let tries = 0; tries < 50; tries++) {
    const long = await one(JSON.stringify({ name: 'x'.repeat(17_000 + tries * 1000) }))
    expect([long?.status, JSON.parse(long?.body ?? '').problem]).toEqual([413, { code: 'too-large' }])
  }
  const deep = await one(`${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`)
  expect(deep?.status).toBe(400)
  const heads = await one('{}', { 'x-long': 'y'.repeat(20_000) })
  expect(heads?.status).toBe(400)
  const [garbage] = await pipe(service.port, [{ method: 'NO SUCH\u0001', target: 'x y z' }])
  expect([garbage?.status, JSON.parse(garbage?.body ?? '').problem.code]).toEqual([400, 'bad-request'])
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200)
  await service.stop()
})

test('a refusal is said in the language that is asked for, with the words of the page and the command', async () => {
  const service = await serve()
  const refused = async (languages: string | undefined, path: string): Promise<unknown> => {
    const headers = languages === undefined ? undefined : { 'accept-language': languages }
    return (await fetch(`${service.url}/api/${path}`, headers && { headers })).json()
  }
  for (const [languages, language] of [
    [undefined, 'en'],
    ['fr, de-AT;q=0.8, en;q=0.5', 'de'],
    ['ru', 'ru'],
    ['*', 'en'],
  ] as const) {
    const problem = { code: 'unknown-table' }
    expect(await refused(languages, 'tables/nosuchtable00')).toEqual({ problem, says: problemText(problem, language) })
  }
  expect(await refused('en', 'tables/nosuchtable00/legal')).toEqual({
    problem: { code: 'missing-token' },
    says: expect.stringContaining('Authorization: Bearer'),
  })
  await service.stop()
})
