import { randomBytes } from 'node:crypto'
import { dial, type Port } from './wire.ts'

/** One side of a conversation in messages of text. */
export interface Talk {
  say(text: string): void
  close(): void
}

const TEXT = 0x81

/** A frame of text as a client sends it. The mask is zero: it guards proxies, and here is none. */
const frameOf = (text: string): string => {
  const { length } = text
  if (length < 126) return `${String.fromCharCode(TEXT, 0x80 | length)}\0\0\0\0${text}`
  if (length > 0xffff) throw new Error('a longer message than this bench sends')
  return `${String.fromCharCode(TEXT, 0x80 | 126, length >> 8, length & 255)}\0\0\0\0${text}`
}

/** Where the payload of the frame at this place begins and ends; `null` while it is not all there. */
const frameIn = (bytes: Buffer, at: number): { readonly from: number; readonly to: number } | null => {
  if (bytes.length < at + 2) return null
  const short = (bytes[at + 1] as number) & 127
  const wide = short === 126 ? 2 : short === 127 ? 8 : 0
  const from = at + 2 + wide
  if (bytes.length < from) return null
  const length = wide === 0 ? short : wide === 2 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2))
  return bytes.length < from + length ? null : { from, to: from + length }
}

/** Opens a WebSocket; both sides speak text only. */
export const openTalk = (port: Port, path: string, hear: (text: string) => void): Talk => {
  let open = false
  let rest: Buffer | null = null
  const { socket, close } = dial(port, came => {
    const bytes: Buffer = rest === null ? came : Buffer.concat([rest, came])
    let at = 0
    if (!open) {
      const end = bytes.indexOf('\r\n\r\n')
      if (end < 0) {
        rest = Buffer.from(bytes)
        return
      }
      const head = bytes.toString('latin1', 0, end)
      if (!head.startsWith('HTTP/1.1 101')) return port.fail(head)
      at = end + 4
      open = true
    }
    for (let frame = frameIn(bytes, at); frame !== null; frame = frameIn(bytes, at)) {
      const code = bytes[at]
      at = frame.to
      if (code === TEXT) hear(bytes.toString('latin1', frame.from, frame.to))
      else port.fail(`a frame of the kind ${code}`)
    }
    rest = at < bytes.length ? Buffer.from(bytes.subarray(at)) : null
  })
  const key = randomBytes(16).toString('base64')
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port.number}\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
      `sec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n\r\n`,
    'latin1',
  )
  return { say: text => void socket.write(frameOf(text), 'latin1'), close }
}
