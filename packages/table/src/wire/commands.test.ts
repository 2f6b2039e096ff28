import { expect, test } from 'vitest'
import { CommandRequest, type PlayerCommand, PlayerCommandSchema } from './commands.ts'
import { SeatToken, TableId } from './fields.ts'
import { SocketRequest } from './socket.ts'
import { StreamMessage } from './stream.ts'
import { OpenRequest, SitRequest } from './tables.ts'

/** One command of each type that a player can send; a missing type does not compile. */
const COMMANDS: { readonly [Type in PlayerCommand['type']]: object } = {
  act: { action: { type: 'play', hand: ['r7', 'r5'] } },
  retract: {},
  ready: {},
  leave: {},
  share: { share: 'ab'.repeat(32) },
  seal: { seal: 'cd'.repeat(32) },
  react: { reaction: 'cheers' },
  say: { text: 'Prost' },
  rematch: {},
  rename: { name: 'Anna', symbol: 'moon' },
  start: { fill: 'regular' },
  'seat-bot': { seat: 1, bot: 'oda', name: 'Oda' },
  'clear-seat': { seat: 1 },
  'clear-queue': { person: 'id-1' },
  'swap-seats': { seat: 0, other: 1 },
  'change-setup': { setup: { game: 'herzlos', seats: 4 } },
  mute: { seat: 1, on: true },
  lock: { on: true },
  substitute: { seat: 1 },
  'end-match': {},
  'pass-host': { seat: 2 },
}

test.each(Object.entries(COMMANDS))('%s is accepted unchanged', (type, rest) => {
  const read = PlayerCommandSchema.safeParse({ type, ...rest })
  expect(read.error?.issues).toBeUndefined()
  expect(read.data).toEqual({ type, ...rest })
})

test.each([
  [{ type: 'leave', seat: 3 }, []],
  [{ type: 'act' }, ['action']],
  [{ type: 'say', text: 7 }, ['text']],
  [{ type: 'mute', seat: '1', on: true }, ['seat']],
  [{ type: 'mute', seat: 1 }, ['on']],
  [{ type: 'start', fill: null }, ['fill']],
  [{ type: 'fly' }, ['type']],
  [{ type: 'constructor' }, ['type']],
  [null, []],
  [[], []],
])('%j is refused at %j', (command, path) => {
  expect(PlayerCommandSchema.safeParse(command).error?.issues[0]?.path).toEqual(path)
})

test('a command with thousands of nested brackets is refused', () => {
  const heap = JSON.parse(`${'['.repeat(7_000)}${']'.repeat(7_000)}`)
  expect(PlayerCommandSchema.safeParse({ type: 'act', action: heap }).success).toBe(false)
  const setup = { game: 'herzlos', options: { rounds: heap } }
  expect(PlayerCommandSchema.safeParse({ type: 'change-setup', setup }).success).toBe(false)
  const message = { type: 'command', id: 'a', command: { type: 'act', action: heap } }
  expect(SocketRequest.safeParse(message).success).toBe(false)
})

test('commands of the server are refused from clients', () => {
  for (const type of ['sit', 'come', 'go', 'watch', 'leave-queue', 'cheer']) {
    expect(PlayerCommandSchema.safeParse({ type, node: 'x', person: {}, key: 'x', count: 1, seat: 1 }).success).toBe(
      false,
    )
  }
})

test.each([
  [{ id: 'a', command: { type: 'leave' }, extra: 1 }],
  [{ id: 'a', command: { type: 'leave', seat: 1 } }],
  [{ id: '', command: { type: 'leave' } }],
  [{ id: 'ü', command: { type: 'leave' } }],
  [{ id: 'x'.repeat(65), command: { type: 'leave' } }],
  [{ id: 1, command: { type: 'leave' } }],
  [{ id: 'a', command: { type: 'share', share: 'AB'.repeat(32) } }],
  [{ id: 'a', command: { type: 'mute', seat: 7, on: true } }],
  [{ command: { type: 'leave' } }],
])('%j is refused', request => {
  expect(CommandRequest.safeParse(request).success).toBe(false)
})

test('opening a table needs only the game, and sitting down only a name', () => {
  expect(OpenRequest.safeParse({ setup: { game: 'herzlos' }, name: 'Ann' }).success).toBe(true)
  expect(SitRequest.safeParse({ name: 'Ben' }).success).toBe(true)
  expect(OpenRequest.safeParse({ setup: {}, name: 'Ann' }).success).toBe(false)
  expect(SitRequest.safeParse({}).success).toBe(false)
})

test('tokens have 32 bytes, and table ids have plain characters', () => {
  const token = 'A'.repeat(43)
  expect([SeatToken.safeParse(token).success, SeatToken.safeParse(`${token}=`).success]).toEqual([true, false])
  expect([TableId.safeParse('k3w9x0f7').success, TableId.safeParse('../etc').success]).toEqual([true, false])
})

test('stream messages are views, events and goodbyes', () => {
  expect(StreamMessage.safeParse({ type: 'bye', retry: null }).success).toBe(true)
  expect(
    StreamMessage.safeParse({
      type: 'event',
      version: 3,
      at: 1,
      event: { type: 'connected', seat: 1, node: 'x' },
      more: true,
    }).success,
  ).toBe(true)
  expect(StreamMessage.safeParse({ type: 'event', version: -3, at: 1, event: {} }).success).toBe(false)
})
