import { must } from '@halfpint/core'
import { memoryStore, openStore, type Store } from '@halfpint/store'
import { dropDatabase, freshDatabase, postgresSkipped } from '@halfpint/store/testing'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Clock } from '../clock.ts'
import { isPublicAddress } from '../outbound/address.ts'
import { openOutbound } from '../outbound/request.ts'
import { openService, type Service } from '../service.ts'
import { PUSH_CA, startPushService, type TestPushService } from '../test/pushservice.ts'
import { ask, QUIET } from '../test/serve.ts'
import { openCaller } from './calls.ts'
import { drawPushKeys, openPushSender, retryAfterOf } from './sender.ts'
import { openSubscriptions, type Subscription } from './subscriptions.ts'

const log = pino({ level: 'silent' })
const page = 'https://pub.example/'
let undo: (() => unknown)[] = []
let pushService: TestPushService
beforeEach(async () => {
  pushService = await startPushService()
  undo = [pushService.close]
})
afterEach(async () => {
  for (const step of undo.reverse()) await step()
})

const start = async (store: Store, now?: () => number, settings = {}): Promise<Service> => {
  const outbound = { mayConnect: () => true, ca: PUSH_CA, timeout: 2_000 }
  const service = await openService(
    { ...QUIET, pushHosts: [pushService.host], ...settings },
    { store, log, botWorker: null, now, outbound },
  )
  undo.push(service.stop)
  return service
}

interface Seat {
  readonly table: string
  readonly token: string
}
const open = async ({ url }: Service): Promise<{ readonly ann: Seat; readonly ben: Seat }> => {
  const setup = { game: 'half-pint-heroes', seats: 2, grace: null }
  const ann = (await ask(`${url}/api/tables`, 'POST', { setup, name: 'Ann' })).json as unknown as Seat
  const ben = (await ask(`${url}/api/tables/${ann.table}/seats`, 'POST', { name: 'Ben' })).json as unknown as Seat
  return { ann, ben: { ...ben, table: ann.table } }
}
let commands = 0
const send = async ({ url }: Service, { table, token }: Seat, command: unknown) =>
  expect(
    (await ask(`${url}/api/tables/${table}/commands`, 'POST', { id: `c${++commands}`, command }, token)).status,
  ).toBe(200)
const push = async ({ url }: Service, { table, token }: Seat, method: string, body: unknown, path = '') => {
  const response = await fetch(`${url}/api/tables/${table}/push${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return { status: response.status, text: await response.text() }
}

const STORES: readonly (readonly [string, boolean, () => Promise<Store>])[] = [
  ['SQLite', false, async () => must(await openStore('memory:'))],
  [
    'PostgreSQL',
    postgresSkipped,
    async () => {
      const url = await freshDatabase()
      undo.push(() => dropDatabase(url))
      return must(await openStore(url))
    },
  ],
]

test.each(STORES)(
  '%s: an absent player is called once, in their language, and the message opens the table',
  async (_, isLeftOut, openIt) => {
    if (isLeftOut) return
    let days = 0
    const service = await start(await openIt(), () => 1_800_000_000_000 + days)
    const { ann, ben } = await open(service)
    const subscription = pushService.subscribe('201')
    expect((await push(service, ben, 'PUT', { ...subscription, language: 'de', page })).status).toBe(204)
    await send(service, ann, { type: 'start' })
    days += 21_000
    // The timers of the test do not run with the clock; a command looks for due ones.
    await send(service, ann, { type: 'say', text: 'Ben?' })
    await vi.waitFor(() => expect(pushService.received).toHaveLength(1))
    const [{ text, headers, claims }] = pushService.received as [TestPushService['received'][number]]
    expect(JSON.parse(text)).toEqual({
      web_push: 8030,
      notification: {
        title: 'Half-Pint Heroes',
        body: 'Das Spiel beginnt.',
        lang: 'de',
        dir: 'ltr',
        tag: ben.table,
        navigate: `https://pub.example/#/table/${ben.table}`,
        data: { call: expect.any(Number) },
      },
    })
    expect(claims).toMatchObject({ aud: `https://${pushService.host}`, sub: 'https://pub.example' })
    expect(headers).toMatchObject({ ttl: '43200', urgency: 'high', 'content-encoding': 'aes128gcm' })
    expect(headers.topic).toMatch(/^[\w-]{32}$/)
    days += 600_000
    await send(service, ann, { type: 'say', text: 'Ben!' })
    const log = await fetch(`${service.url}/api/tables/${ben.table}`, {
      headers: { authorization: `Bearer ${ben.token}` },
    })
    expect(((await log.json()) as { seats: unknown[] }).seats[1]).toMatchObject({ calls: { visible: [] } })
    expect(pushService.received).toHaveLength(1)
  },
)

test('the keys are made at the first start and kept', async () => {
  const store = memoryStore()
  const keyOf = async ({ url }: Service) => (await ask(`${url}/api/push`)).json.key as unknown as string
  const [first, second] = [await start(store), await start(store)]
  expect(await keyOf(first)).toMatch(/^[\w-]{87}$/)
  expect(await keyOf(second)).toBe(await keyOf(first))
})

test.each([
  ['http://fcm.googleapis.com/x', 'plain http'],
  ['https://fcm.googleapis.com:8443/x', 'another port'],
  ['https://fcm.googleapis.com.evil.example/x', 'a host that only begins like a push service'],
  ['https://evil-push.apple.com.example/x', 'another host'],
  ['https://notpush.apple.com/x', 'a host that only ends like a push service'],
  ['https://user@web.push.apple.com/x', 'a user in the address'],
  ['https://127.0.0.1/x', 'an address of this machine'],
  ['https://169.254.169.254/latest/meta-data', 'the address of a cloud'],
  ['https://[::1]/x', 'an IPv6 address of this machine'],
  ['file:///etc/passwd', 'a file'],
])('an endpoint is refused: %s (%s)', async endpoint => {
  const service = await start(memoryStore())
  const { ben } = await open(service)
  const { keys } = pushService.subscribe('201')
  const answer = await push(service, ben, 'PUT', { endpoint, keys, language: 'en', page })
  expect(answer).toMatchObject({ status: 400, text: expect.stringContaining('unknown-push-service') })
})

test('the test message reports what the push service said, and a deleted subscription is forgotten', async () => {
  const service = await start(memoryStore())
  const { ben } = await open(service)
  for (const [answer, outcome, status] of [
    ['201', 'accepted', null],
    ['429', 'busy', 429],
    ['403', 'refused', 403],
    ['410', 'gone', null],
  ]) {
    const subscription = pushService.subscribe(String(answer))
    await push(service, ben, 'PUT', { ...subscription, language: 'ru', page })
    const { endpoint } = subscription
    const tested = await push(service, ben, 'POST', { endpoint }, '/test')
    expect(JSON.parse(tested.text)).toEqual({ outcome, status })
    const again = await push(service, ben, 'POST', { endpoint }, '/test')
    expect(again.status).toBe(answer === '410' ? 404 : 200)
  }
})

test('after the last browser is removed the table calls nobody, and deleted data includes subscriptions', async () => {
  const store = memoryStore()
  const service = await start(store)
  const { ben } = await open(service)
  const seatOfBen = async () =>
    (
      (await ask(`${service.url}/api/tables/${ben.table}`)).json as unknown as {
        seats: { calls?: unknown; person: { id: string } }[]
      }
    ).seats[1]!
  const logOf = async () => store.last(`push-${ben.table}-${(await seatOfBen()).person.id}`)
  const [one, two] = [pushService.subscribe('201'), pushService.subscribe('201')]
  for (const each of [one, two]) await push(service, ben, 'PUT', { ...each, language: 'en', page })
  await push(service, ben, 'DELETE', { endpoint: one.endpoint })
  expect((await seatOfBen()).calls).toBeDefined()
  await push(service, ben, 'DELETE', { endpoint: two.endpoint })
  expect((await seatOfBen()).calls).toBeUndefined()
  expect(await logOf()).toBeUndefined()
  await push(service, ben, 'PUT', { ...one, language: 'en', page })
  expect(await logOf()).toBeDefined()
  await ask(`${service.url}/api/tables/${ben.table}/me`, 'DELETE', undefined, ben.token)
  expect(await logOf()).toBeUndefined()
  expect((await seatOfBen()).calls).toBeUndefined()
})

test('a replaced endpoint is not kept in the log', async () => {
  const store = memoryStore()
  const subscriptions = openSubscriptions(store, Date.now)
  const each = (answer: string): Subscription => ({ ...pushService.subscribe(answer), language: 'en', page })
  for (let device = 0; device < 6; device++) await subscriptions.add('pub', 'ben', each('201'))
  expect(await subscriptions.of('pub', 'ben')).toHaveLength(4)
  const entries = await store.read('push-pub-ben')
  expect(entries.slice(0, -1).map(({ event }) => event)).toEqual(entries.slice(1).map(() => null))
})

/** Delivers a call with a clock whose timers are due at once. Returns the delays that it waited. */
const deliver = async (
  subscription: Subscription | null,
  {
    isOpen = () => true,
    mayConnect = () => true,
  }: { isOpen?: () => boolean; mayConnect?: (address: string) => boolean } = {},
) => {
  const waits: number[] = []
  const clock: Clock = {
    now: Date.now,
    elapsed: () => performance.now(),
    after(milliseconds, act) {
      waits.push(milliseconds)
      const timer = setImmediate(act)
      return () => clearImmediate(timer)
    },
    every: () => () => {},
  }
  const subscriptions = openSubscriptions(memoryStore(), Date.now)
  if (subscription !== null) await subscriptions.add('pub', 'ben', subscription)
  const outbound = openOutbound({ mayConnect, ca: PUSH_CA, timeout: 300 })
  const sender = openPushSender({ keys: drawPushKeys(), hosts: [pushService.host], outbound, now: Date.now })
  const caller = openCaller({ subscriptions, send: sender, clock, log })
  let isNobody = false
  await new Promise<void>(resolve => {
    const call = { table: 'pub', game: 'herzlos', person: 'ben', reason: 'turn', about: 7 } as const
    caller.call({ ...call, isOpen, onNobody: () => (isNobody = true) })
    // `close` waits for calls in progress, but would also end their retries.
    const look = (): void => void (caller.isIdle() ? resolve() : setTimeout(look, 5))
    look()
  })
  return { waits, isNobody, left: await subscriptions.of('pub', 'ben') }
}
const subscriptionTo = (answer: string): Subscription => ({ ...pushService.subscribe(answer), language: 'en', page })

test.each([
  ['201', { requests: 1, waits: [], left: 1 }],
  ['404', { requests: 1, waits: [], left: 0 }],
  ['410', { requests: 1, waits: [], left: 0 }],
  ['429-once', { requests: 2, waits: [7_000], left: 1 }],
  ['429', { requests: 4, waits: [7_000, 15_000, 60_000], left: 1 }],
  ['503-once', { requests: 2, waits: [2_000], left: 1 }],
  ['500', { requests: 4, waits: [2_000, 15_000, 60_000], left: 1 }],
  ['hang', { requests: 4, waits: [2_000, 15_000, 60_000], left: 1 }],
  ['400', { requests: 1, waits: [], left: 1 }],
  ['307', { requests: 1, waits: [], left: 1 }],
])('a push service that answers %s', async (answer, expected) => {
  const { waits, left, isNobody } = await deliver(subscriptionTo(answer))
  expect({ requests: pushService.received.length, waits, left: left.length }).toEqual(expected)
  expect(isNobody).toBe(expected.left === 0)
  // Redirects are not followed.
  expect(pushService.received.filter(({ path }) => path.includes('elsewhere'))).toEqual([])
})

test('a player without a browser is no longer called', async () => {
  expect(await deliver(null)).toMatchObject({ isNobody: true })
  expect(pushService.received).toEqual([])
})

test('no attempt is made once the player has come', async () => {
  let attempts = 0
  await deliver(subscriptionTo('500'), { isOpen: () => ++attempts < 2 })
  expect(pushService.received).toHaveLength(1)
})

test('a host with a private address is not connected to, even if the operator named it', async () => {
  await deliver(subscriptionTo('201'), { mayConnect: isPublicAddress })
  expect(pushService.received).toEqual([])
})

test('a browser key that is no point of the curve is refused and not sent', async () => {
  const subscription = subscriptionTo('201')
  const keys = { ...subscription.keys, p256dh: 'A'.repeat(87) }
  await deliver({ ...subscription, keys })
  expect(pushService.received).toEqual([])
})

test('Retry-After is a number of seconds or a date', () => {
  expect(retryAfterOf('5', 0)).toBe(5_000)
  expect(retryAfterOf('Thu, 01 Jan 1970 00:01:00 GMT', 10_000)).toBe(50_000)
  expect(retryAfterOf('soon', 0)).toBe(0)
  expect(retryAfterOf(undefined, 0)).toBe(0)
})
