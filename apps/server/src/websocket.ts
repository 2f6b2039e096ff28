import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import type { Duplex } from 'node:stream'

// RFC 6455, the half that a server needs: text in both directions, no extensions.

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

/** What a server answers to the key of a handshake. */
export const acceptOf = (key: string): string =>
  createHash('sha1')
    .update(key + GUID)
    .digest('base64')

const FINAL = 0x80
const RESERVED = 0x70
const MASKED = 0x80
const CONTINUATION = 0x0
const TEXT = 0x1
const BINARY = 0x2
const CLOSE = 0x8
const PING = 0x9
const PONG = 0xa

/** Why a line is closed. */
const CLOSES = { normal: 1000, protocol: 1002, unsupported: 1003, notUtf8: 1007, tooMany: 1008, tooLong: 1009 } as const

/** Longer messages are not read: the longest wish is a chat line. */
const MOST_MESSAGE = 16 * 1024

/** More pieces than this are no message of ours. */
const MOST_PIECES = 64

const frameOf = (kind: number, length: number): { readonly frame: Buffer; readonly head: number } => {
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = FINAL | kind
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  return { frame, head }
}

/** A text as one frame; it can be sent to any number of clients. */
export const textFrame = (text: string): Buffer => {
  const { frame, head } = frameOf(TEXT, Buffer.byteLength(text))
  frame.write(text, head)
  return frame
}

/** The frame that closes a line. */
const closeFrame = (code: number): Buffer => {
  const { frame, head } = frameOf(CLOSE, 2)
  frame.writeUInt16BE(code, head)
  return frame
}

/** The frame that ends a line in peace. */
export const FAREWELL: Buffer = closeFrame(CLOSES.normal)

/** A frame as it lies in the bytes that came. */
interface Frame {
  readonly first: number
  readonly payload: Buffer
  /** Where the next one begins. */
  readonly end: number
}

/** The frame at this place; `null` while it is not all there, a code to close with if it is none. */
const frameAt = (bytes: Buffer, at: number): Frame | number | null => {
  if (bytes.length < at + 2) return null
  const first = bytes[at] as number
  const second = bytes[at + 1] as number
  // Clients mask what they say; nobody has agreed on an extension.
  if ((second & MASKED) === 0 || (first & RESERVED) !== 0) return CLOSES.protocol
  let length = second & 127
  const isControl = (first & 0x8) !== 0
  if (isControl && (length > 125 || (first & FINAL) === 0)) return CLOSES.protocol
  let from = at + 2
  if (length === 127) return CLOSES.tooLong
  if (length === 126) {
    if (bytes.length < from + 2) return null
    length = bytes.readUInt16BE(from)
    from += 2
  }
  if (length > MOST_MESSAGE) return CLOSES.tooLong
  const end = from + 4 + length
  if (bytes.length < end) return null
  const payload = bytes.subarray(from + 4, end)
  for (let place = 0; place < length; place++) {
    payload[place] = (payload[place] as number) ^ (bytes[from + (place & 3)] as number)
  }
  return { first, payload, end }
}

/** What comes over a line. */
export interface LineListener {
  text(text: string): void
  /** Anything came: the other side lives. */
  alive(): void
  /** Whether the other side may send one more ping or pong. */
  mayPing(): boolean
  /** Says something that is ready for the wire. */
  say(frame: Buffer): void
  /** Says a last thing and ends. */
  end(frame: Buffer): void
}

/** Reads one line. A class: at thousands of lines functions of their own would be a good part of the memory. */
class LineReader {
  private readonly listener: LineListener
  private rest: Buffer | null = null
  private pieces: Buffer[] | null = null
  private length = 0
  private over = false

  constructor(listener: LineListener) {
    this.listener = listener
  }

  hear(chunk: Buffer): void {
    if (this.over) return
    this.listener.alive()
    const bytes: Buffer = this.rest === null ? chunk : Buffer.concat([this.rest, chunk])
    let at = 0
    while (!this.over) {
      const frame = frameAt(bytes, at)
      if (frame === null) break
      if (typeof frame === 'number') this.fail(frame)
      else {
        at = frame.end
        this.take(frame)
      }
    }
    this.rest = at >= bytes.length ? null : Buffer.from(bytes.subarray(at))
  }

  fail(code: number): void {
    if (this.over) return
    this.over = true
    this.listener.end(closeFrame(code))
  }

  private take({ first, payload }: Frame): void {
    const kind = first & 15
    if (kind === TEXT || kind === CONTINUATION) this.takePiece(first, payload)
    else if ((kind === PING || kind === PONG) && !this.listener.mayPing()) this.fail(CLOSES.tooMany)
    else if (kind === PING) {
      const { frame, head: from } = frameOf(PONG, payload.length)
      payload.copy(frame, from)
      this.listener.say(frame)
    } else if (kind === CLOSE) this.fail(CLOSES.normal)
    else if (kind !== PONG) this.fail(kind === BINARY ? CLOSES.unsupported : CLOSES.protocol)
  }

  private takePiece(first: number, payload: Buffer): void {
    const isLast = (first & FINAL) !== 0
    const goesOn = (first & 15) === CONTINUATION
    if (goesOn !== (this.pieces !== null)) this.fail(CLOSES.protocol)
    else if (isLast && !goesOn) this.takeText(payload)
    else {
      this.length += payload.length
      // The bytes below it are used again for what comes next.
      const pieces = [...(this.pieces ?? []), Buffer.from(payload)]
      this.pieces = pieces
      if (this.length > MOST_MESSAGE || pieces.length > MOST_PIECES) this.fail(CLOSES.tooLong)
      else if (isLast) {
        this.pieces = null
        this.length = 0
        this.takeText(Buffer.concat(pieces))
      }
    }
  }

  private takeText(payload: Buffer): void {
    if (isUtf8(payload)) this.listener.text(payload.toString('utf8'))
    else this.fail(CLOSES.notUtf8)
  }
}

/** Reads what a client sends on a line that was upgraded, beginning with what came with the handshake. */
export const readLine = (socket: Duplex, head: Buffer, listener: LineListener): void => {
  const reader = new LineReader(listener)
  socket.on('data', (chunk: Buffer) => reader.hear(chunk))
  // Who has hung up hears nothing more: an upgraded line would stay half open until something is written to it.
  socket.on('end', () => reader.fail(CLOSES.normal))
  if (head.length > 0) reader.hear(head)
}
