import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { WebSocket } from 'ws'

/** A WebSocket client whose connection is open to tests, so that they can send invalid frames. */
export interface TestSocket {
  /** The lines of all text messages received. */
  readonly lines: string[]
  /** The payloads of all pongs received. */
  readonly pongs: string[]
  /** The HTTP response that refused the upgrade; '' if none did. */
  refusal(): string
  /** The code of the close frame received; 1006 if the connection ended without one. */
  readonly closed: Promise<number>
  /** Sends an object as a JSON message, once the socket is open. */
  say(message: unknown): void
  /** Sends one frame: first byte, payload, and whether it is masked. */
  frame(first: number, payload: Buffer | string, masked?: boolean): void
  readonly raw: Socket
  /** Resolves once the condition holds; it is checked after every message. */
  until(reached: () => boolean): Promise<void>
}

/** Encodes one frame of less than 64 kB. Unlike the library, it also encodes frames that no client may send. */
export const frameOf = (first: number, content: Buffer | string, masked = true): Buffer => {
  const payload = Buffer.from(content)
  const { length } = payload
  const head = length < 126 ? [first, length] : [first, 126, length >> 8, length & 255]
  if (!masked) return Buffer.concat([Buffer.from(head), payload])
  head[1] = head[1]! | 0x80
  const mask = randomBytes(4)
  return Buffer.concat([Buffer.from(head), mask, payload.map((byte, at) => byte ^ mask[at & 3]!)])
}

/** Opens a WebSocket to a table of this server. */
export const dialSocket = (
  { port }: { readonly port: number },
  table: string,
  headers: Readonly<Record<string, string>> = {},
): TestSocket => {
  const raw = connect(port, '127.0.0.1')
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table}/socket`, {
    createConnection: () => raw,
    perMessageDeflate: false,
    headers,
  })
  const lines: string[] = []
  const pongs: string[] = []
  const waiting = new Set<() => void>()
  const look = (): void => {
    for (const each of waiting) each()
  }
  let refusal = ''
  socket.on('message', data => {
    for (const line of String(data).split('\n')) if (line !== '') lines.push(line)
    look()
  })
  socket.on('pong', data => {
    pongs.push(String(data))
    look()
  })
  socket.on('unexpected-response', (_request, response) => {
    refusal = `${response.statusCode} `
    response.setEncoding('utf8').on('data', text => {
      refusal += text
    })
    response.on('end', () => socket.terminate())
  })
  socket.on('error', () => {})
  const closed = new Promise<number>(resolve => socket.once('close', resolve))
  void closed.then(look)
  const opened = new Promise<void>(resolve => socket.once('open', resolve))
  const write = (bytes: Buffer): void => {
    if (socket.readyState === WebSocket.CONNECTING) void opened.then(() => raw.write(bytes))
    else raw.write(bytes)
  }
  const frame = (first: number, payload: Buffer | string, masked = true): void => write(frameOf(first, payload, masked))
  return {
    lines,
    pongs,
    refusal: () => refusal,
    closed,
    say(message) {
      const text = JSON.stringify(message)
      if (socket.readyState === WebSocket.CONNECTING) void opened.then(() => socket.send(text))
      else socket.send(text)
    },
    frame,
    raw,
    until: reached =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          if (reached()) resolve()
          else if (socket.readyState === WebSocket.CLOSED) reject(new Error(`closed: ${refusal || lines.at(-1)}`))
          else return
          waiting.delete(check)
        }
        waiting.add(check)
        check()
      }),
  }
}
