import { below, type Json, pick, type Random } from '@halfpint/core'
import type { Raw } from './pipe.ts'

/** A table that gets invalid requests. */
export interface TargetTable {
  readonly table: string
  readonly tokens: readonly string[]
  /** The tokens of the players of another table. */
  readonly foreign: readonly string[]
  /** Seats whose turn it is not. */
  readonly waiting: readonly number[]
}

/** Values of the wrong type. */
export const JUNK: readonly Json[] = [
  null,
  true,
  -1,
  1e308,
  0.5,
  '',
  '\u0000',
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  'x'.repeat(3000),
  [],
  [[[[[[]]]]]],
  {},
  { constructor: { prototype: {} } },
  ['r7'],
  'act',
  "'; drop table entries; --",
  '\u202e',
  '💥',
]

/** Texts that are not messages. */
export const BYTES = [
  '',
  '{',
  '[',
  '"',
  '{"id":',
  'null',
  'undefined',
  '{"id":"x","command":{"type":"leave"}',
  '\u0000\u0001',
  '{"__proto__":{"a":1}}',
  '['.repeat(5000),
]

const CARDS = ['r1', 'r13', 'k7', 'g99', 'h10', 'fQ', 'cA', 'd2', 'zz', '']

/** A token that nobody has. */
export const token = (random: Random): string =>
  Array.from({ length: 43 }, () => 'ABCDEFGHIJKLMNOPabcdefghij0123456789-_'[below(random, 38)]).join('')

/** A valid body with one thing in it made invalid. */
export const corrupt = (body: Json, random: Random): Json => {
  if (typeof body !== 'object' || body === null || Array.isArray(body) || below(random, 4) === 0)
    return pick(random, JUNK)
  const keys = Object.keys(body)
  const key = pick(random, keys.length === 0 ? ['x'] : keys)
  const { [key]: value, ...rest } = body as Record<string, Json>
  switch (below(random, 4)) {
    case 0:
      return rest
    case 1:
      return { ...body, [pick(random, ['extra', '__proto__x', 'Type', 'token2'])]: pick(random, JUNK) }
    default:
      return { ...rest, [key]: corrupt(value ?? null, random) }
  }
}

/** Valid commands. */
export const COMMANDS: readonly Json[] = [
  { type: 'act', action: { type: 'play', hand: ['r7'] } },
  { type: 'share', share: 'ab'.repeat(32) },
  { type: 'react', reaction: 'cheers' },
  { type: 'say', text: 'Prost' },
  { type: 'seat-bot', seat: 1, bot: 'regular' },
  { type: 'clear-seat', seat: 1 },
  { type: 'mute', seat: 1, on: true },
  { type: 'pass-host', seat: 1 },
  { type: 'change-setup', setup: { game: 'herzlos', seats: 4 } },
]

const JSON_TYPE = { 'content-type': 'application/json' }

const commandAs = (victim: TargetTable, bearer: string, command: Json, random: Random): Raw => ({
  method: 'POST',
  target: `/api/tables/${victim.table}/commands`,
  headers: { ...JSON_TYPE, authorization: `Bearer ${bearer}` },
  body: JSON.stringify({ id: `m${random.next()}`, command }),
})

/** Kinds of requests that must be refused. */
export const INVALID_REQUESTS: { readonly [kind: string]: (victim: TargetTable, random: Random) => Raw } = {
  bytes: (victim, random) => ({
    method: 'POST',
    target: pick(random, ['/api/tables', `/api/tables/${victim.table}/seats`, `/api/tables/${victim.table}/commands`]),
    headers: JSON_TYPE,
    body: below(random, 3) === 0 ? Buffer.from([0xff, 0xfe, 0x80, below(random, 256)]) : pick(random, BYTES),
  }),
  shape: (victim, random) => {
    const body = corrupt({ id: 'x1', command: pick(random, COMMANDS) }, random)
    // A changed command may be valid by chance. Then its unknown key makes it invalid.
    const wrong = typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body, wrong: 1 } : body
    return { ...commandAs(victim, pick(random, victim.tokens), null, random), body: JSON.stringify(wrong) }
  },
  open: (_victim, random) => ({
    method: 'POST',
    target: '/api/tables',
    headers: JSON_TYPE,
    body: JSON.stringify({
      setup: { game: pick(random, ['poker', '', 'herzlos ', 7 as never]), seats: pick(random, JUNK) },
      name: pick(random, JUNK),
      ...(below(random, 2) === 0 ? { token: pick(random, JUNK) } : {}),
    }),
  }),
  turn: (victim, random) => {
    const seat = pick(random, victim.waiting)
    const action = pick(random, [
      { type: 'play', hand: [pick(random, CARDS)] },
      { type: 'play', card: pick(random, CARDS) },
      { type: 'predict', prediction: below(random, 20) },
      { type: 'pass', cards: [pick(random, CARDS), pick(random, CARDS)] },
      { type: 'bet', on: below(random, 7) },
    ])
    return commandAs(victim, victim.tokens[seat] as string, { type: 'act', action }, random)
  },
  again: (victim, random) => ({
    ...commandAs(victim, victim.tokens[0] as string, null, random),
    body: JSON.stringify({ id: 'again', command: { type: 'act', action: { type: 'play', card: 'h2' } } }),
  }),
  foreign: (victim, random) => commandAs(victim, pick(random, victim.foreign), pick(random, COMMANDS), random),
  stranger: (victim, random) => commandAs(victim, token(random), pick(random, COMMANDS), random),
  nobody: (victim, random) => ({
    ...commandAs(victim, '', pick(random, COMMANDS), random),
    headers: {
      ...JSON_TYPE,
      authorization: pick(random, [
        '',
        'Basic YTpi',
        'Bearer',
        `bearer ${token(random)}`,
        'Bearer a b',
        `Bearer ${token(random)}=`,
      ]),
    },
  }),
  host: (victim, random) =>
    commandAs(
      victim,
      victim.tokens[1] as string,
      pick(random, [{ type: 'start' }, ...COMMANDS.slice(4, 7), COMMANDS[8] as Json]),
      random,
    ),
  place: (_victim, random) => ({
    method: pick(random, ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']),
    target: pick(random, [
      '/api/tables/nosuchtable0',
      '/api/tables/%00',
      '/api/tables/%zz',
      '/api/tables/..%2f..%2fetc',
      '/api/x',
      '/api/tables/A',
      `/api/tables/${'a'.repeat(500)}`,
      '/api/tables/nosuchtable0/events',
      '/api/tables/nosuchtable0/records/1',
      '/api/tables/nosuchtable0/records/x',
      '//',
      '/wp-login.php',
      '/api/tables/nosuchtable0/legal',
      '/.git/config',
    ]),
  }),
  handshake: (victim, random) => ({
    method: pick(random, ['GET', 'GET', 'GET', 'POST']),
    target: `/api/tables/${pick(random, [victim.table, 'nosuchtable0'])}/socket`,
    headers: {
      upgrade: pick(random, ['websocket', 'h2c', 'x']),
      'sec-websocket-version': pick(random, ['12', '0', '', 'x']),
      'sec-websocket-key': pick(random, ['', 'x', 'A'.repeat(24), 'AAAAAAAAAAAAAAAAAAAAAA==']),
    },
  }),
  query: (victim, random) => ({
    method: 'GET',
    target: `/api/tables/${victim.table}/events?${pick(random, ['after=-1', 'after=x', 'after=1e3', 'after=', 'b=1', 'after=1&after=2', 'after=99999999999999999999'])}`,
  }),
  media: (victim, random) => ({
    method: 'POST',
    target: `/api/tables/${victim.table}/commands`,
    headers: {
      'content-type': pick(random, [
        'text/plain',
        'application/xml',
        'multipart/form-data; boundary=x',
        'x',
        'application/x-www-form-urlencoded',
      ]),
    },
    body: '{"id":"x","command":{"type":"leave"}}',
  }),
  sit: (victim, random) => ({
    method: 'POST',
    target: `/api/tables/${victim.table}/seats`,
    headers: JSON_TYPE,
    body: JSON.stringify(
      pick(random, [
        { name: 'Late' },
        { name: 'Late', seat: 0 },
        { name: 'Late', seat: 6 },
        { name: '\u200b' },
        { name: 'x'.repeat(25) },
      ]),
    ),
  }),
}
