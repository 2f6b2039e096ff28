import { readWish, type Wish } from '@halfpint/table'
import { expect, test } from 'vitest'
import { readSocketRequest } from './socket.ts'
import { StreamMessage } from './stream.ts'
import { OpenRequest, SitRequest } from './table.ts'
import { SeatToken, TableId } from './text.ts'
import { SeatWish, WishRequest } from './wish.ts'

/** One wish of each kind that can come from outside; a kind that is missing does not compile. */
const WISHES: {
  readonly [Type in Exclude<Wish['type'], 'sit' | 'come' | 'go' | 'watch' | 'give-up' | 'cheer'>]: object
} = {
  act: { action: { type: 'play', hand: ['r7', 'r5'] } },
  leave: {},
  share: { share: 'ab'.repeat(32) },
  seal: { seal: 'cd'.repeat(32) },
  react: { reaction: 'cheers' },
  say: { text: 'Prost' },
  rematch: {},
  rename: { name: 'Anna', symbol: 'moon' },
  start: { fill: 'regular' },
  'seat-bot': { seat: 1, bot: 'oda', name: 'Oda' },
  empty: { seat: 1 },
  swap: { seat: 0, other: 1 },
  'set-up': { setup: { game: 'herzlos', seats: 4 } },
  mute: { seat: 1, on: true },
  lock: { on: true },
  'stand-in': { seat: 1 },
  'end-match': {},
  'pass-host': { seat: 2 },
}

test.each(Object.entries(WISHES))('%s is understood by the schema and by the table alike', (type, rest) => {
  const read = SeatWish.safeParse({ type, ...rest })
  expect(read.error?.issues).toBeUndefined()
  expect(readWish(read.data)).toMatchObject({ ok: true, value: { type } })
})

test('a heap of brackets is no wish: writing it down would break', () => {
  const heap = JSON.parse(`${'['.repeat(7_000)}${']'.repeat(7_000)}`)
  expect(SeatWish.safeParse({ type: 'act', action: heap }).success).toBe(false)
  const setup = { game: 'herzlos', options: { rounds: heap } }
  expect(SeatWish.safeParse({ type: 'set-up', setup }).success).toBe(false)
  const message = { type: 'wish', id: 'a', wish: { type: 'act', action: heap } }
  expect(readSocketRequest(message)).toBeUndefined()
})

test('what only the server may wish does not pass from outside', () => {
  for (const type of ['sit', 'come', 'go', 'watch', 'give-up', 'cheer']) {
    expect(SeatWish.safeParse({ type, door: 'x', person: {}, key: 'x', watching: 1, seat: 1 }).success).toBe(false)
  }
})

test.each([
  [{ id: 'a', wish: { type: 'leave' }, extra: 1 }],
  [{ id: 'a', wish: { type: 'leave', seat: 1 } }],
  [{ id: '', wish: { type: 'leave' } }],
  [{ id: 'ü', wish: { type: 'leave' } }],
  [{ id: 'x'.repeat(65), wish: { type: 'leave' } }],
  [{ id: 1, wish: { type: 'leave' } }],
  [{ id: 'a', wish: { type: 'share', share: 'AB'.repeat(32) } }],
  [{ id: 'a', wish: { type: 'mute', seat: 7, on: true } }],
  [{ wish: { type: 'leave' } }],
])('%j is refused', request => {
  expect(WishRequest.safeParse(request).success).toBe(false)
})

test('only the game must be named to open a table, and a name to sit down', () => {
  expect(OpenRequest.safeParse({ setup: { game: 'herzlos' }, name: 'Ann' }).success).toBe(true)
  expect(SitRequest.safeParse({ name: 'Ben' }).success).toBe(true)
  expect(OpenRequest.safeParse({ setup: {}, name: 'Ann' }).success).toBe(false)
  expect(SitRequest.safeParse({}).success).toBe(false)
})

test('tokens are 32 bytes, ids of tables are plain', () => {
  const token = 'A'.repeat(43)
  expect([SeatToken.safeParse(token).success, SeatToken.safeParse(`${token}=`).success]).toEqual([true, false])
  expect([TableId.safeParse('k3w9x0f7').success, TableId.safeParse('../etc').success]).toEqual([true, false])
})

test('a stream says views, facts and good-byes', () => {
  expect(StreamMessage.safeParse({ type: 'bye', retry: null }).success).toBe(true)
  expect(
    StreamMessage.safeParse({ type: 'fact', version: 3, at: 1, fact: { type: 'came', seat: 1, door: 'x' }, more: true })
      .success,
  ).toBe(true)
  expect(StreamMessage.safeParse({ type: 'fact', version: -3, at: 1, fact: {} }).success).toBe(false)
})
