import { EventEmitter } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { App } from '../../http/app.ts'

/** A request in transit. */
export interface Asked {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly token?: string | undefined
  readonly body?: unknown
  readonly headers?: { readonly [name: string]: string }
}

/** The server's end of a connection. */
export interface ServerEnd {
  /** The other side has disconnected, as far as this side can know. */
  hangUp(): void
  /** The other side has read this many bytes. */
  taken(bytes: number): void
}

/** The server's side of a socket. Written data is sent; unread data accumulates. */
class SimulatedSocket extends EventEmitter {
  writable = true
  readable = false
  destroyed = false
  writableLength = 0
  // Node's response sets this to write head and body at once.
  readonly _writableState = { corked: 0 }
  readonly remoteAddress = '10.0.0.2'
  readonly localAddress = '10.0.0.1'
  readonly #send: (text: string) => void
  constructor(send: (text: string) => void) {
    super()
    this.#send = send
  }
  write(data: string | Uint8Array, encoding?: unknown, done?: () => void): boolean {
    if (this.destroyed) return false
    const text = typeof data === 'string' ? data : Buffer.from(data).toString('utf8')
    this.writableLength += text.length
    this.#send(text)
    const told = typeof encoding === 'function' ? (encoding as () => void) : done
    if (told !== undefined) process.nextTick(told)
    return true
  }
  destroy(): this {
    if (this.destroyed) return this
    this.destroyed = true
    this.writable = false
    process.nextTick(() => this.emit('close'))
    return this
  }
  cork(): void {}
  uncork(): void {}
  setNoDelay(): this {
    return this
  }
}

/**
 * Passes a request to an app like Node's server does. `send` gets all that the app writes; `close` is called when the
 * app ends the connection.
 */
export const serveOn = (app: App, asked: Asked, send: (text: string) => void, close: () => void): ServerEnd => {
  const socket = new SimulatedSocket(send)
  // Node's request and response need no more of a socket than this.
  const line = socket as unknown as Socket
  const body = asked.body === undefined ? '' : JSON.stringify(asked.body)
  const request = new IncomingMessage(line)
  request.method = asked.method
  request.url = asked.path
  request.httpVersion = '1.1'
  request.headers = {
    host: 'localhost',
    ...asked.headers,
    ...(asked.token === undefined ? {} : { authorization: `Bearer ${asked.token}` }),
    ...(body === '' ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
  }
  request.complete = true
  if (body !== '') request.push(body)
  request.push(null)
  const response = new ServerResponse(request)
  response.sendDate = false
  response.assignSocket(line)
  response.on('finish', () => {
    response.detachSocket(line)
    process.nextTick(() => response.emit('close'))
    close()
  })
  socket.on('close', close)
  app.routing(request, response)
  return {
    hangUp: () => socket.destroy(),
    taken(bytes) {
      socket.writableLength -= bytes
    },
  }
}
