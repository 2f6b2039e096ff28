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
  add(line: { flush(): void }): void
}

/** A flusher for all lines of a process. */
export const openFlusher = (): Flusher => {
  let waiting: { flush(): void }[] = []
  const flushAll = (): void => {
    const now = waiting
    waiting = []
    for (const line of now) line.flush()
  }
  return {
    add(line) {
      if (waiting.length === 0) setImmediate(flushAll)
      waiting.push(line)
    },
  }
}

/** A sign of life: a line with nothing on it. */
const BEAT = textFrame('\n')

/**
 * A WebSocket as a stream, after the handshake; besides, frames of one's own can be sent. `slow` hears when a reader is
 * cut because it does not read.
 */
export class SocketStream implements Stream {
  readonly form = 'socket'
  private readonly socket: Socket
  private readonly flusher: Flusher
  private readonly slow: () => void
  // Almost always it is one frame alone, or two.
  private unsent: Buffer | null = null
  private ended = false

  constructor(socket: Socket, handshake: string, flusher: Flusher, slow: () => void) {
    this.socket = socket
    this.flusher = flusher
    this.slow = slow
    socket.setNoDelay(true)
    socket.setTimeout(0)
    socket.write(handshake)
  }

  flush(): void {
    const { socket, unsent } = this
    if (unsent === null) return
    this.unsent = null
    if (socket.destroyed || socket.write(unsent) || socket.writableLength <= MOST_UNREAD) return
    this.slow()
    socket.destroy()
  }

  send(frame: Buffer): void {
    if (this.ended) return
    if (this.unsent === null) this.flusher.add(this)
    this.unsent = this.unsent === null ? frame : Buffer.concat([this.unsent, frame])
  }

  /** Sends a last frame and ends. */
  endWith(frame: Buffer): void {
    if (this.ended) return
    this.send(frame)
    this.flush()
    this.ended = true
    // Whoever keeps its half open for ever is not waited for.
    this.socket.destroySoon()
  }

  say({ frame }: Parameters<Stream['say']>[0]): void {
    if (frame !== undefined) this.send(frame)
  }

  beat(): void {
    this.send(BEAT)
  }

  end(): void {
    this.endWith(FAREWELL)
  }
}
