import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

/** A WebSocket as bytes, so that it can also say what no browser would. */
export interface TestSocket {
  /** The lines that came in frames of text. */
  readonly lines: string[]
  /** Frames of other kinds that came, first byte and payload. */
  readonly frames: { readonly first: number; readonly payload: Buffer }[]
  /** What was answered instead of a handshake; '' while it is open. */
  refusal(): string
  /** Says an object as a message. */
  say(message: unknown): void
  /** Sends a frame: its first byte, what is in it, and whether it is masked. */
  frame(first: number, payload: Buffer | string, masked?: boolean): void
  raw: Socket
  /** Resolves when this holds; it is looked at whenever something comes. */
  until(reached: () => boolean): Promise<void>
  /** Resolves when the server has closed the line. */
  closed: Promise<void>
}

/** Opens a socket to a table of this server. */
export const dialSocket = (
  { port }: { readonly port: number },
  table: string,
  headers: readonly string[] = [],
): TestSocket => {
  const raw = connect(port, '127.0.0.1')
  const lines: string[] = []
  const frames: { first: number; payload: Buffer }[] = []
  const waiting = new Set<() => void>()
  let bytes = Buffer.alloc(0)
  let isOpen = false
  let refusal = ''
  const key = randomBytes(16).toString('base64')
  raw.write(
    [
      `GET /api/tables/${table}/socket HTTP/1.1`,
      `host: 127.0.0.1:${port}`,
      'upgrade: websocket',
      'connection: Upgrade',
      'sec-websocket-version: 13',
      `sec-websocket-key: ${key}`,
      ...headers,
      '\r\n',
    ].join('\r\n'),
  )
  const takeFrames = (): void => {
    for (;;) {
      if (bytes.length < 2) return
      const short = (bytes[1] as number) & 127
      const wide = short === 126 ? 2 : short === 127 ? 8 : 0
      if (bytes.length < 2 + wide) return
      const length = wide === 0 ? short : wide === 2 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2))
      const end = 2 + wide + length
      if (bytes.length < end) return
      const payload = bytes.subarray(2 + wide, end)
      const first = bytes[0] as number
      bytes = bytes.subarray(end)
      if (first !== 0x81) frames.push({ first, payload })
      else for (const line of payload.toString('utf8').split('\n')) if (line !== '') lines.push(line)
    }
  }
  raw.on('data', chunk => {
    bytes = Buffer.concat([bytes, chunk as Buffer])
    if (!isOpen) {
      const end = bytes.indexOf('\r\n\r\n')
      if (end < 0) return
      const head = bytes.subarray(0, end).toString()
      if (head.startsWith('HTTP/1.1 101')) {
        isOpen = true
        bytes = bytes.subarray(end + 4)
      } else refusal = bytes.toString()
    }
    if (isOpen) takeFrames()
    for (const look of waiting) look()
  })
  raw.on('error', () => {})
  const closed = new Promise<void>(resolve => raw.once('close', () => resolve()))
  void closed.then(() => {
    for (const look of waiting) look()
  })

  const frame = (first: number, content: Buffer | string, masked = true): void => {
    const payload = Buffer.from(content)
    const { length } = payload
    const head = length < 126 ? [first, length] : [first, 126, length >> 8, length & 255]
    if (!masked) {
      raw.write(Buffer.concat([Buffer.from(head), payload]))
      return
    }
    head[1] = (head[1] as number) | 0x80
    const mask = randomBytes(4)
    const hidden = payload.map((byte, at) => byte ^ (mask[at & 3] as number))
    raw.write(Buffer.concat([Buffer.from(head), mask, hidden]))
  }
  return {
    lines,
    frames,
    refusal: () => refusal,
    say: message => frame(0x81, JSON.stringify(message)),
    frame,
    raw,
    until: reached =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (reached()) resolve()
          else if (raw.destroyed) reject(new Error(`closed before: ${refusal || lines.at(-1)}`))
          else return
          waiting.delete(look)
        }
        waiting.add(look)
        look()
      }),
    closed,
  }
}
