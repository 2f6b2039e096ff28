import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Maximum number of bytes that wait for one client. Beyond it the client is disconnected; it can resume from its last version. */
export const MAX_UNSENT = 256 * 1024

/** Milliseconds from the start of closing until the connection is destroyed. */
export const CLOSE_DEADLINE = 1_000

/** Milliseconds that a disconnected client should wait before it reconnects. */
export const RETRY = 1000

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // nginx would hold messages back to fill its buffer.
  'x-accel-buffering': 'no',
} as const

/** A stream on which nothing was sent for this many visits sends a heartbeat. */
export const VISITS = 2

/** One open stream of messages: server-sent events, or a WebSocket. */
export interface Stream {
  readonly form: 'sse' | 'socket'
  /** Sends an encoded message. */
  send(message: { readonly sse: string; readonly utf8?: Buffer }): void
  /** Sends a heartbeat. */
  heartbeat(): void
  /** Sends a heartbeat if nothing was sent for `VISITS` visits, so that neither side takes the connection for dead. */
  visit(): void
  /** Ends the stream after everything that was sent. */
  end(): void
}

/** Destroys a connection that is not closed in time: a client that does not read would keep it open for ever. */
export const destroyLate = (connection: Socket | ServerResponse): void => {
  const timer = setTimeout(() => connection.destroy(), CLOSE_DEADLINE)
  connection.once('close', () => clearTimeout(timer))
}

/** Opens a stream of server-sent events. Returns `undefined` for a HEAD request. `onSlow` is called when a client is disconnected because it does not read. */
export const openStream = (
  raw: ServerResponse,
  headers: { readonly [name: string]: string },
  onSlow: () => void,
): Stream | undefined => {
  raw.socket?.setNoDelay(true)
  // The stream ends with its connection. Chunked encoding would cost several small writes for each message.
  raw.useChunkedEncodingByDefault = false
  raw.writeHead(200, { ...HEADERS, ...headers })
  if (raw.req.method === 'HEAD') return void raw.end()
  let quietVisits = 0
  const write = (text: string): void => {
    quietVisits = 0
    if (raw.writableEnded || raw.destroyed) return
    raw.write(text)
    if (raw.writableLength <= MAX_UNSENT) return
    onSlow()
    raw.destroy()
  }
  const heartbeat = (): void => write(':\n\n')
  write(`retry: ${RETRY}\n\n`)
  return {
    form: 'sse',
    send: ({ sse }) => write(sse),
    heartbeat,
    visit() {
      quietVisits += 1
      if (quietVisits === VISITS) heartbeat()
    },
    end() {
      if (raw.writableEnded) return
      raw.end()
      destroyLate(raw)
    },
  }
}
