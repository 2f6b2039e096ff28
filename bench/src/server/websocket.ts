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

/** Where the payload of the first frame begins and ends; `null` while it is not all there. */
const frameIn = (bytes: string): { readonly from: number; readonly to: number } | null => {
  if (bytes.length < 2) return null
  const short = bytes.charCodeAt(1) & 127
  const wide = short === 126 ? 2 : short === 127 ? 8 : 0
  if (bytes.length < 2 + wide) return null
  let length = wide === 0 ? short : 0
  for (let at = 2; at < 2 + wide; at++) length = length * 256 + bytes.charCodeAt(at)
  const to = 2 + wide + length
  return bytes.length < to ? null : { from: 2 + wide, to }
}

/** Opens a WebSocket; both sides speak text only. */
export const openTalk = (port: Port, path: string, hear: (text: string) => void): Talk => {
  let open = false
  let rest = ''
  const { socket, close } = dial(port, text => {
    rest += text
    if (!open) {
      const end = rest.indexOf('\r\n\r\n')
      if (end < 0) return
      if (!rest.startsWith('HTTP/1.1 101')) return port.fail(rest.slice(0, end))
      rest = rest.slice(end + 4)
      open = true
    }
    for (let frame = frameIn(rest); frame !== null; frame = frameIn(rest)) {
      const [code, payload] = [rest.charCodeAt(0), rest.slice(frame.from, frame.to)]
      rest = rest.slice(frame.to)
      if (code === TEXT) hear(payload)
      else port.fail(`a frame of the kind ${code}`)
    }
  })
  const key = randomBytes(16).toString('base64')
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port.number}\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
      `sec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n\r\n`,
    'latin1',
  )
  return { say: text => void socket.write(frameOf(text), 'latin1'), close }
}
