import type { Socket } from 'node:net'
import { WebSocket } from 'ws'
import { destroyLate, MAX_UNSENT, type Stream, VISITS } from './stream.ts'

/** The close codes that the server chooses. */
type CloseCode = 1000 | 1003 | 1008

/** Ends the writes of one tick: each client gets one write, however many messages it got. */
export interface Flusher {
  add(stream: { flush(): void }): void
}

/** The flusher for all sockets of a process. */
export const openFlusher = (): Flusher => {
  let waiting: { flush(): void }[] = []
  const flushAll = (): void => {
    const now = waiting
    waiting = []
    for (const stream of now) stream.flush()
  }
  return {
    add(stream) {
      if (waiting.length === 0) setImmediate(flushAll)
      waiting.push(stream)
    },
  }
}

/** Passed to every `send`, which saves a new object for each message. */
const TEXT = { binary: false, compress: false, fin: true, mask: false } as const

const HEARTBEAT = Buffer.from('\n')

/** The library would wait until a client that ended its half without a close frame has read everything. */
function closeSoon(this: Socket): void {
  destroyLate(this)
}

/** A WebSocket as a stream. `onSlow` is called when a client is closed because it does not read. */
export class SocketStream implements Stream {
  readonly form = 'socket'
  private readonly webSocket: WebSocket
  private readonly socket: Socket
  private readonly flusher: Flusher
  private readonly onSlow: () => void
  private isCorked = false
  private quietVisits = 0

  constructor(webSocket: WebSocket, socket: Socket, flusher: Flusher, onSlow: () => void) {
    this.webSocket = webSocket
    this.socket = socket
    this.flusher = flusher
    this.onSlow = onSlow
    socket.on('end', closeSoon)
  }

  sendText(text: Buffer | string): void {
    if (!this.mayWrite()) return
    this.quietVisits = 0
    this.webSocket.send(text, TEXT)
  }

  pong(payload: Buffer): void {
    if (this.mayWrite()) this.webSocket.pong(payload)
  }

  send({ utf8 }: Parameters<Stream['send']>[0]): void {
    if (utf8 !== undefined) this.sendText(utf8)
  }

  heartbeat(): void {
    this.sendText(HEARTBEAT)
  }

  visit(): void {
    this.quietVisits += 1
    if (this.quietVisits === VISITS) this.heartbeat()
  }

  end(): void {
    this.close(1000)
  }

  /** Sends a close frame after everything sent so far. The library destroys the connection at the deadline. */
  close(code: CloseCode): void {
    this.webSocket.close(code)
  }

  /** Closes and reads nothing more from a client that exceeds a limit, not even its close frame. */
  expel(): void {
    this.close(1008)
    this.webSocket.pause()
  }

  flush(): void {
    this.isCorked = false
    this.socket.uncork()
  }

  private mayWrite(): boolean {
    const { webSocket } = this
    if (webSocket.readyState !== WebSocket.OPEN) return false
    // Checked before a message and never after a close frame: otherwise the close frame would not arrive.
    if (webSocket.bufferedAmount > MAX_UNSENT) {
      this.onSlow()
      this.expel()
      return false
    }
    if (!this.isCorked) {
      this.isCorked = true
      this.socket.cork()
      this.flusher.add(this)
    }
    return true
  }
}
