import { isDeepStrictEqual } from 'node:util'
import { below, type Json, pick, type Random, seeded } from '@halfpint/core'
import { heap } from './badrequests.ts'
import { BYTES, JUNK, spoil, token, type Victim, WISHES } from './mischief.ts'
import { dialSocket, type TestSocket } from './socket.ts'
import { openVictim } from './victim.ts'

/** What became of the bad frames. */
export interface BadFrames {
  /** How often each code was the answer: of refusals, and the numbers of those that closed a line. */
  readonly codes: ReadonlyMap<string, number>
  readonly faults: readonly string[]
  /** Whether the tables are as they were. */
  readonly isUndisturbed: boolean
  /** By how many bytes the heap grew after the first quarter. */
  readonly grown: number
}

const PER_LINE = 40
const MOST_FAULTS = 20

const bytesOf = (random: Random, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => below(random, 256)))

/** A frame as bytes, with a head that may say anything. */
const rawFrame = (first: number, second: number, ...rest: readonly (number | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from([first, second]),
    ...rest.map(each => (typeof each === 'number' ? Buffer.from([each]) : each)),
  ])

const MASK = Buffer.alloc(4)

/** Messages that are refused while the line stays open. The first kind is for lines on which nobody has joined. */
const MESSAGES: { readonly [kind: string]: (random: Random) => string } = {
  wish: random => JSON.stringify({ type: 'wish', id: `f${random.next()}`, wish: pick(random, WISHES) }),
  bytes: random => pick(random, BYTES),
  junk: random => JSON.stringify(pick(random, JUNK)),
  kind: random => JSON.stringify({ type: pick(random, ['', 'Wish', 'granted', 'view', 7, null]), id: 'x' }),
  shape: random => {
    const wrong = spoil({ type: 'wish', id: 'x1', wish: pick(random, WISHES) }, random)
    const isObject = typeof wrong === 'object' && wrong !== null && !Array.isArray(wrong)
    return JSON.stringify(isObject ? { ...(wrong as { [key: string]: Json }), wrong: 1 } : wrong)
  },
  id: random =>
    JSON.stringify({
      type: 'wish',
      id: pick(random, ['', 'x'.repeat(300), 'a/b', '\n', 5, null]),
      wish: { type: 'leave' },
    }),
  server: random =>
    JSON.stringify({
      type: 'wish',
      id: `s${random.next()}`,
      wish: pick(random, [{ type: 'come', door: 'x' }, { type: 'sit' }]),
    }),
}

/** What is refused once somebody has joined whose turn it is not, and who is not the host. */
const JOINED: typeof MESSAGES = {
  ...MESSAGES,
  wish: random =>
    JSON.stringify({
      type: 'wish',
      id: `j${random.next()}`,
      wish: pick(random, [
        { type: 'act', action: { type: 'play', card: 'h2' } },
        { type: 'act', action: pick(random, JUNK) },
        { type: 'share', share: 'ab'.repeat(32) },
        { type: 'rematch' },
      ]),
    }),
  again: () => JSON.stringify({ type: 'join' }),
  join: random => JSON.stringify({ type: 'join', token: pick(random, JUNK), after: pick(random, JUNK) }),
}

/** Says a text in one frame or in several, with pings in between. */
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

/** Frames after which the line is closed, and with which number. */
const ENDINGS: { readonly [kind: string]: readonly [code: number, frames: (random: Random) => readonly Buffer[]] } = {
  unmasked: [1002, random => [rawFrame(0x81, 2, bytesOf(random, 2))]],
  reserved: [1002, random => [rawFrame(0x81 | (0x10 << below(random, 3)), 0x80, MASK)]],
  opcode: [1002, random => [rawFrame(0x80 | pick(random, [3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), 0x80, MASK)]],
  binary: [1003, random => [rawFrame(0x82, 0x80 | 9, MASK, bytesOf(random, 9))]],
  nothingBegun: [1002, () => [rawFrame(0x80, 0x81, MASK, 0x7b)]],
  begunTwice: [1002, () => [rawFrame(0x01, 0x81, MASK, 0x7b), rawFrame(0x81, 0x81, MASK, 0x7d)]],
  brokenControl: [1002, random => [rawFrame(pick(random, [0x08, 0x09, 0x0a]), 0x80, MASK)]],
  longControl: [1002, random => [rawFrame(pick(random, [0x88, 0x89, 0x8a]), 0x80 | pick(random, [126, 127]))]],
  huge: [1009, random => [rawFrame(0x81, 0xff, Buffer.alloc(8, pick(random, [0, 1, 127, 255])))]],
  large: [1009, random => [rawFrame(0x81, 0xfe, 0x40 + below(random, 0xc0), 1 + below(random, 255))]],
  manyPieces: [1009, () => Array.from({ length: 66 }, (_, at) => rawFrame(at === 0 ? 1 : 0, 0x81, MASK, 0x20))],
  longPieces: [
    1009,
    () =>
      Array.from({ length: 3 }, (_, at) => rawFrame(at === 0 ? 1 : 0, 0xfe, 0x20, 0, MASK, Buffer.alloc(8192, 0x20))),
  ],
  notUtf8: [1007, random => [rawFrame(0x81, 0x84, MASK, pick(random, [0xff, 0xc0, 0xed, 0xf5]), 0xa0, 0x80, 0x22)]],
  halfLetter: [1007, () => [rawFrame(0x01, 0x81, MASK, 0xe2), rawFrame(0x80, 0x81, MASK, 0x82)]],
  farewell: [1000, random => [rawFrame(0x88, 0x80 | 2, MASK, bytesOf(random, 2)), bytesOf(random, 30)]],
}

/** One line: bad messages, each refused; then what closes it. Gives how many frames were sent. */
const abuse = async (
  port: number,
  { table, tokens, foreign }: Victim,
  random: Random,
  codes: Map<string, number>,
  fault: (what: string) => void,
): Promise<void> => {
  const line = dialSocket({ port }, table)
  const count = (code: string): void => void codes.set(code, (codes.get(code) ?? 0) + 1)
  const refusals = (): string[] => line.lines.filter(text => text.startsWith('{"type":"refused"'))
  const isJoined = below(random, 3) > 0
  try {
    if (isJoined) {
      line.say({ type: 'join', token: pick(random, tokens) })
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
      // Who is nobody's, or somebody at another table, is refused and sent away.
      line.say({ type: 'join', token: pick(random, [token(random), pick(random, foreign)]) })
      await line.closed
      count(String((JSON.parse(refusals().at(-1) ?? '{}') as { problem?: { code?: string } }).problem?.code))
      return
    }
    const kind = pick(random, Object.keys(ENDINGS))
    const [code, frames] = ENDINGS[kind] as (typeof ENDINGS)[string]
    const all = Buffer.concat(frames(random))
    // Now and then somebody hangs up in the middle of a frame.
    if (below(random, 10) === 0) {
      line.raw.end(all.subarray(0, below(random, all.length)))
      await line.closed
      return
    }
    for (const byte of below(random, 4) === 0 ? all : [all])
      line.raw.write(typeof byte === 'number' ? Buffer.from([byte]) : byte)
    await line.closed
    const last = line.frames.at(-1)
    const told = last?.first === 0x88 ? last.payload.readUInt16BE(0) : 0
    count(String(told))
    if (told !== code) fault(`${kind}: closed with ${told} instead of ${code}`)
    if (refusals().length > sent.length) fault(`${kind}: refused once more: ${refusals().at(-1)}`)
  } catch (error) {
    fault(`${error}; ${refusals().length} of ${PER_LINE} refused; last ${line.lines.at(-1)?.slice(0, 200)}`)
  } finally {
    line.raw.destroy()
  }
}

/** Sends so many frames that must be refused to a server with two tables in the middle of a game. */
export const sendBadFrames = async (
  frames: number,
  seed: string,
  tell: (line: string) => void = () => {},
): Promise<BadFrames> => {
  const random = seeded(seed)
  const { service, victim, logs, close } = await openVictim(random)
  const before = await logs()
  const codes = new Map<string, number>()
  const faults: string[] = []
  const lines = frames / PER_LINE
  let early = 0
  for (let line = 0; line < lines && faults.length < MOST_FAULTS; line++) {
    if (line === Math.floor(lines / 4)) early = heap()
    await abuse(service.port, victim, random, codes, what => faults.push(what))
    if (line % 250 === 249) tell(`${(line + 1) * PER_LINE} frames, ${faults.length} faults`)
  }
  const grown = heap() - early
  const isUndisturbed = isDeepStrictEqual(await logs(), before)
  await close()
  return { codes, faults, isUndisturbed, grown }
}
