import { isDeepStrictEqual } from 'node:util'
import { below, type Json, pick, type Random, seeded } from '@halfpint/core'
import { heap } from './badrequests.ts'
import { BYTES, COMMANDS, corrupt, JUNK, type TargetTable, token } from './invalidrequests.ts'
import { dialSocket, frameOf, type TestSocket } from './socket.ts'
import { openTargetServer } from './targetserver.ts'

/** The result of a run with invalid messages and frames. */
export interface BadFrames {
  /** Number of answers by code: problem codes of refusals, and close codes. */
  readonly codes: ReadonlyMap<string, number>
  readonly faults: readonly string[]
  /** Whether the tables are unchanged. */
  readonly isUndisturbed: boolean
  /** Growth of the heap in bytes after the first quarter of the run. */
  readonly grown: number
}

const PER_LINE = 40
const MAX_FAULTS = 20

const bytesOf = (random: Random, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => below(random, 256)))

/**
 * Messages that are refused while the connection stays open. The first kind is for connections without a subscription.
 */
const MESSAGES: { readonly [kind: string]: (random: Random) => string } = {
  send: random => JSON.stringify({ type: 'command', id: `f${random.next()}`, command: pick(random, COMMANDS) }),
  bytes: random => pick(random, BYTES),
  junk: random => JSON.stringify(pick(random, JUNK)),
  kind: random => JSON.stringify({ type: pick(random, ['', 'Command', 'accepted', 'view', 7, null]), id: 'x' }),
  shape: random => {
    const wrong = corrupt({ type: 'command', id: 'x1', command: pick(random, COMMANDS) }, random)
    const isObject = typeof wrong === 'object' && wrong !== null && !Array.isArray(wrong)
    return JSON.stringify(isObject ? { ...(wrong as { [key: string]: Json }), wrong: 1 } : wrong)
  },
  id: random =>
    JSON.stringify({
      type: 'command',
      id: pick(random, ['', 'x'.repeat(300), 'a/b', '\n', 5, null]),
      command: { type: 'leave' },
    }),
  server: random =>
    JSON.stringify({
      type: 'command',
      id: `s${random.next()}`,
      command: pick(random, [{ type: 'connect', node: 'x' }, { type: 'sit' }]),
    }),
}

/** Messages that are refused from a subscribed player who is not the host and whose turn it is not. */
const JOINED: typeof MESSAGES = {
  ...MESSAGES,
  send: random =>
    JSON.stringify({
      type: 'command',
      id: `j${random.next()}`,
      command: pick(random, [
        { type: 'act', action: { type: 'play', card: 'h2' } },
        { type: 'act', action: pick(random, JUNK) },
        { type: 'share', share: 'ab'.repeat(32) },
        { type: 'rematch' },
      ]),
    }),
  again: () => JSON.stringify({ type: 'subscribe' }),
  join: random => JSON.stringify({ type: 'subscribe', token: pick(random, JUNK), after: pick(random, JUNK) }),
}

/** Sends a text in one frame or in several, with pings in between. */
const say = (line: TestSocket, text: string, random: Random): void => {
  const bytes = Buffer.from(text)
  const pieces = below(random, 3) === 0 ? 2 + below(random, 8) : 1
  const size = Math.ceil(bytes.length / pieces)
  for (let piece = 0; piece < pieces; piece++) {
    if (pieces > 1 && below(random, 4) === 0) line.frame(0x8a, bytesOf(random, below(random, 126)))
    const last = piece === pieces - 1
    line.frame(
      (last ? 0x80 : 0) | (piece === 0 ? 1 : 0),
      bytes.subarray(piece * size, last ? undefined : (piece + 1) * size),
    )
  }
}

/** Frames after which the server closes the socket, and its close code. The library's own tests cover the protocol. */
const ENDINGS: { readonly [kind: string]: readonly [code: number, frames: (random: Random) => readonly Buffer[]] } = {
  unmasked: [1002, random => [frameOf(0x81, bytesOf(random, 2), false)]],
  opcode: [1002, random => [frameOf(0x80 | pick(random, [3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), '')]],
  binary: [1003, random => [frameOf(0x82, bytesOf(random, 9))]],
  long: [1009, random => [frameOf(0x81, Buffer.alloc(16_385 + below(random, 40_000), 0x20))]],
  manyFragments: [1008, () => Array.from({ length: 65 }, (_, at) => frameOf(at === 0 ? 1 : 0, ' '))],
  longFragments: [
    1009,
    () => Array.from({ length: 3 }, (_, at) => frameOf(at === 0 ? 1 : 0, Buffer.alloc(8192, 0x20))),
  ],
  notUtf8: [1007, random => [frameOf(0x81, Buffer.from([pick(random, [0xff, 0xc0, 0xed, 0xf5]), 0xa0, 0x80, 0x22]))]],
  close: [1000, random => [frameOf(0x88, Buffer.from([3, 232])), bytesOf(random, 30)]],
  closeOneByte: [1002, random => [frameOf(0x88, bytesOf(random, 1))]],
}

/** Results of all clients. */
interface Findings {
  readonly codes: Map<string, number>
  readonly fault: (message: string) => void
}

/** One connection: messages that must all be refused, then frames that must close it. */
const abuse = async (
  port: number,
  { table, tokens, foreign }: TargetTable,
  random: Random,
  { codes, fault }: Findings,
): Promise<void> => {
  const line = dialSocket({ port }, table)
  const count = (code: string): void => void codes.set(code, (codes.get(code) ?? 0) + 1)
  const refusals = (): string[] => line.lines.filter(text => text.startsWith('{"type":"refused"'))
  const isJoined = below(random, 3) > 0
  try {
    if (isJoined) {
      line.say({ type: 'subscribe', token: pick(random, tokens) })
      await line.until(() => line.lines.length > 0)
    }
    const kinds = isJoined ? JOINED : MESSAGES
    const sent = Array.from({ length: PER_LINE }, () => {
      const text = kinds[pick(random, Object.keys(kinds))]?.(random) ?? ''
      say(line, text, random)
      return text
    })
    await line.until(() => refusals().length >= sent.length)
    for (const text of refusals()) count(String((JSON.parse(text) as { problem?: { code?: string } }).problem?.code))
    for (const text of line.lines) if (/"type":"granted"/.test(text)) fault(`granted: ${text}`)
    if (!isJoined && below(random, 4) === 0) {
      // An unknown token, or one of another table, is refused and disconnected.
      line.say({ type: 'subscribe', token: pick(random, [token(random), pick(random, foreign)]) })
      await line.closed
      count(String((JSON.parse(refusals().at(-1) ?? '{}') as { problem?: { code?: string } }).problem?.code))
      return
    }
    const kind = pick(random, Object.keys(ENDINGS))
    const [code, frames] = ENDINGS[kind] as (typeof ENDINGS)[string]
    const all = Buffer.concat(frames(random))
    // Some clients disconnect in the middle of a frame.
    if (below(random, 10) === 0) {
      line.raw.end(all.subarray(0, below(random, all.length)))
      await line.closed
      return
    }
    for (const byte of below(random, 4) === 0 ? all : [all])
      line.raw.write(typeof byte === 'number' ? Buffer.from([byte]) : byte)
    const closedWith = await line.closed
    count(String(closedWith))
    if (closedWith !== code) fault(`${kind}: closed with ${closedWith} instead of ${code}`)
    if (refusals().length > sent.length) fault(`${kind}: refused once more: ${refusals().at(-1)}`)
  } catch (error) {
    fault(`${error}; ${refusals().length} of ${PER_LINE} refused; last ${line.lines.at(-1)?.slice(0, 200)}`)
  } finally {
    line.raw.destroy()
  }
}

/** Sends this many frames that must be refused to a server with two tables in the middle of a game. */
export const sendBadFrames = async (
  frames: number,
  seed: string,
  tell: (line: string) => void = () => {},
): Promise<BadFrames> => {
  const random = seeded(seed)
  const { service, victim, logs, close } = await openTargetServer(random)
  const before = await logs()
  const codes = new Map<string, number>()
  const faults: string[] = []
  const lines = frames / PER_LINE
  let early = 0
  for (let line = 0; line < lines && faults.length < MAX_FAULTS; line++) {
    if (line === Math.floor(lines / 4)) early = heap()
    await abuse(service.port, victim, random, { codes, fault: message => faults.push(message) })
    if (line % 250 === 249) tell(`${(line + 1) * PER_LINE} frames, ${faults.length} faults`)
  }
  const grown = heap() - early
  const isUndisturbed = isDeepStrictEqual(await logs(), before)
  await close()
  return { codes, faults, isUndisturbed, grown }
}
