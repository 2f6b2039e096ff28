import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { MOST_UNREAD, type Stream } from './stream.ts'
import { acceptOf, FAREWELL, textFrame } from './websocket.ts'

/** A line that its client wants to be a WebSocket from now on, and what came with its wish. */
export interface Upgrade {
  readonly socket: Socket
  readonly head: Buffer
}

const KEY = /^[+/0-9A-Za-z]{22}==$/

/** What the client of a handshake is answered; `undefined` if it is no handshake that is understood here. */
export const answerTo = ({ headers }: IncomingMessage): string | undefined => {
  const key = headers['sec-websocket-key'] ?? ''
  const isMeant = headers.upgrade?.toLowerCase() === 'websocket' && headers['sec-websocket-version'] === '13'
  if (!isMeant || !KEY.test(key)) return undefined
  const lines = ['HTTP/1.1 101 Switching Protocols', 'upgrade: websocket', 'connection: Upgrade']
  return `${[...lines, `sec-websocket-accept: ${acceptOf(key)}`].join('\r\n')}\r\n\r\n`
}

/** Writes to many lines once a turn of the event loop: what was said to one meanwhile goes out together. */
export interface Flusher {
  /** This line has something to say. */
  add(flush: () => void): void
}

/** A flusher for all lines of a process. */
export const openFlusher = (): Flusher => {
  let waiting: (() => void)[] = []
  const flushAll = (): void => {
    const now = waiting
    waiting = []
    for (const flush of now) flush()
  }
  return {
    add(flush) {
      if (waiting.length === 0) setImmediate(flushAll)
      waiting.push(flush)
    },
  }
}

/** A sign of life: a line with nothing on it. */
const BEAT = textFrame('\n')

/** A WebSocket as a stream; besides, frames of one's own can be sent. */
export interface SocketStream extends Stream {
  send(frame: Buffer): void
  /** Sends a last frame and ends. */
  endWith(frame: Buffer): void
}

/** Opens the stream on a line after the handshake; `slow` hears when a reader is cut because it does not read. */
export const openSocketStream = (
  socket: Socket,
  handshake: string,
  flusher: Flusher,
  slow: () => void,
): SocketStream => {
  socket.setNoDelay(true)
  socket.setTimeout(0)
  socket.write(handshake)
  // Almost always it is one frame alone, and then no list is made.
  let first: Buffer | null = null
  let others: Buffer[] | null = null
  let ended = false

  const flush = (): void => {
    if (first === null) return
    const bytes = others === null ? first : Buffer.concat([first, ...others])
    first = null
    others = null
    if (socket.destroyed || socket.write(bytes) || socket.writableLength <= MOST_UNREAD) return
    slow()
    socket.destroy()
  }
  const send = (frame: Buffer): void => {
    if (ended) return
    if (first === null) {
      first = frame
      flusher.add(flush)
    } else if (others === null) others = [frame]
    else others.push(frame)
  }
  const endWith = (frame: Buffer): void => {
    if (ended) return
    send(frame)
    flush()
    ended = true
    // Whoever keeps its half open for ever is not waited for.
    socket.destroySoon()
  }
  return {
    form: 'socket',
    say: ({ frame }) => frame !== undefined && send(frame),
    send,
    beat: () => send(BEAT),
    endWith,
    end: () => endWith(FAREWELL),
  }
}
