import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bySeat, must, type Result } from '@halfpint/core'
import { claimOf, dailyGame, encodeFresh, type FixedGame, type ResultClaim, readLink } from '@halfpint/daily'
import { playBy } from '@halfpint/daily/testing'
import { expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { openBudget } from '../http/limit.ts'
import { SERVER } from '../test/process.ts'
import { type Checker, type CheckRequest, openChecker } from './checker.ts'

const PROGRAM = pathToFileURL(join(dirname(SERVER), 'botworker.js'))

/** A thread that never answers. */
const MUTE = new URL(
  'data:text/javascript,import { parentPort } from "node:worker_threads"; parentPort.on("message", () => 0)',
)

const moduleUrl = (name: string): string => pathToFileURL(createRequire(import.meta.url).resolve(name)).href

/** A thread that dies of its first replay. */
const FRAIL = new URL(
  `data:text/javascript,import { parentPort } from "node:worker_threads";
  import { expose } from "${moduleUrl('comlink')}";
  import nodeEndpoint from "${moduleUrl('comlink/dist/umd/node-adapter.js')}";
  const replay = ({ replay }) => {
    if (replay === 1) process.exit(1);
    return { spent: 0, state: "done", outcome: { points: replay, digest: "" } };
  };
  expose({ replay }, nodeEndpoint(parentPort))`,
)

const UNLIMITED = openBudget(0, systemClock(), 'check')
const DIGEST = '0'.repeat(64)
const DAY = dailyGame('2026-11-16', 'herzlos')

const played = async (fixed: FixedGame): Promise<ResultClaim> => claimOf(fixed, await playBy(fixed, () => 0))

/** A false result of seven seats with six champions, which takes long to refuse. */
const expensive = (seed: number): { readonly fixed: FixedGame; readonly claim: ResultClaim } => {
  const { options } = dailyGame('2026-11-16', 'half-pint-heroes')
  const opponents = bySeat(7, seat => (seat === 0 ? null : 'champion'))
  const challenge = { game: 'half-pint-heroes', options: { ...options, rounds: 10 }, seat: 0, opponents, name: 'Eve' }
  const { fixed } = must(readLink(must(encodeFresh(challenge, seed))))
  return { fixed, claim: { choices: bySeat(60, () => 0), points: 100, digest: DIGEST } }
}

const day = (address: string, claim: Partial<ResultClaim> = {}): CheckRequest => ({
  fixed: DAY,
  claim: { choices: [0], points: 0, digest: DIGEST, ...claim },
  address,
  kind: 'day',
})

/** Checks results, and notes the order in which the answers come. */
const inOrder = (checker: Checker) => {
  const order: string[] = []
  return {
    order,
    check: async (request: CheckRequest): Promise<Result<null>> => {
      const result = await checker.check(request)
      order.push(request.address)
      return result
    },
  }
}

test.each([
  ['in a thread', PROGRAM],
  ['without a thread', null],
])('%s: a result of the day is checked before expensive results of eleven addresses', async (_, program) => {
  const checker = openChecker(program, UNLIMITED)
  const { order, check } = inOrder(checker)
  const hostile = bySeat(11, at => check({ ...expensive(at), address: `hostile ${at}`, kind: 'challenge' }))
  const honest = await check(day('honest', await played(DAY)))
  expect(honest.ok).toBe(true)
  expect(order).toEqual(['honest'])
  await checker.close()
  for (const each of hostile) expect(await each).toMatchObject({ problem: { code: 'server-stopping' } })
})

test('a short challenge is checked before longer ones that were sent earlier', async () => {
  const checker = openChecker(PROGRAM, UNLIMITED)
  const { order, check } = inOrder(checker)
  const hostile = bySeat(5, at => check({ ...expensive(at), address: `hostile ${at}`, kind: 'challenge' }))
  const honest = await check({ fixed: DAY, claim: await played(DAY), address: 'honest', kind: 'challenge' })
  expect(honest.ok).toBe(true)
  expect(order).toEqual(['honest'])
  await checker.close()
  await Promise.all(hostile)
})

test('an address with too many waiting results is refused, and no other address is', async () => {
  const checker = openChecker(MUTE, UNLIMITED)
  const first = (address: string, at: number) =>
    Promise.race([
      checker.check(day(address, { choices: [at] })),
      new Promise(resolve => setImmediate(resolve, 'waits')),
    ])
  // One is being checked and ten wait.
  for (let at = 0; at < 11; at++) expect(await first('many', at)).toBe('waits')
  expect(await first('many', 11)).toMatchObject({ problem: { code: 'too-many-checks', seconds: 5 } })
  for (let at = 0; at < 100; at++) expect(await first(`other ${at}`, at)).toBe('waits')
  await checker.close()
})

test('results that wait are answered when the server stops', async () => {
  const checker = openChecker(MUTE, UNLIMITED)
  const waiting = bySeat(3, at => checker.check(day(`owner ${at}`)))
  await checker.close()
  for (const each of waiting) expect(await each).toMatchObject({ problem: { code: 'server-stopping' } })
  expect(await checker.check(day('late'))).toMatchObject({ problem: { code: 'server-stopping' } })
})

test('the same choices are replayed once, whatever points are claimed', async () => {
  let total = 0
  const spend = (_address: string, cost = 1): boolean => {
    total += cost
    return true
  }
  const budget = { spend, renewsIn: () => 1 }
  const checker = openChecker(PROGRAM, budget)
  const claim = await played(DAY)
  expect((await checker.check(day('one', { ...claim, digest: DIGEST }))).ok).toBe(false)
  const spent = total
  expect(spent).toBeGreaterThan(0)
  expect((await checker.check(day('one', { ...claim, digest: DIGEST }))).ok).toBe(false)
  expect((await checker.check(day('two', { ...claim, points: claim.points - 1 }))).ok).toBe(false)
  expect((await checker.check(day('three', claim))).ok).toBe(true)
  expect(total).toBe(spent)
  await checker.close()
})

test('an impossible result is refused before it waits', async () => {
  const checker = openChecker(MUTE, UNLIMITED)
  for (const wrong of [{ choices: bySeat(200, () => 0) }, { choices: [] }, { points: 16 }, { points: -999 }]) {
    expect(await checker.check(day('eve', wrong))).toMatchObject({ problem: { code: 'not-reproduced' } })
  }
  await checker.close()
})

test('an address that has spent its processor time is refused until the minute is over, and no other is', async () => {
  let time = 0
  // A ten-thousandth of ten seconds: less than any replay takes.
  const checker = openChecker(
    PROGRAM,
    openBudget(
      0.0001,
      systemClock(() => time),
      'check',
    ),
  )
  const false1 = day('192.0.2.1', { ...(await played(DAY)), digest: DIGEST })
  expect(await checker.check(false1)).toMatchObject({ problem: { code: 'not-reproduced' } })
  const again = day('192.0.2.1', { choices: [1] })
  time = 20_000
  expect(await checker.check(again)).toMatchObject({ problem: { code: 'too-many-checks', seconds: 40 } })
  expect(await checker.check({ ...again, address: '192.0.2.2' })).toMatchObject({ problem: { code: 'not-reproduced' } })
  time = 61_000
  expect(await checker.check(day('192.0.2.1', { choices: [2] }))).toMatchObject({ problem: { code: 'not-reproduced' } })
  await checker.close()
})

test('a result that kills the thread does not take those of others with it', async () => {
  const checker = openChecker(FRAIL, UNLIMITED)
  const deadly = checker.check(day('eve', { choices: [1] }))
  const others = [2, 3].map(at => checker.check(day(`owner ${at}`, { choices: [at], points: at, digest: '' })))
  expect(await deadly).toMatchObject({ problem: { code: 'server-stopping' } })
  for (const each of others) expect((await each).ok).toBe(true)
  await checker.close()
})

test('a replay that throws is an error of the server, and the next one is checked', async () => {
  const checker = openChecker(PROGRAM, UNLIMITED)
  const broken = { ...day('eve'), fixed: { ...DAY, decks: [['no card']] } }
  await expect(checker.check(broken)).rejects.toThrow()
  expect((await checker.check(day('ann', await played(DAY)))).ok).toBe(true)
  await checker.close()
})
