import type { Socket } from 'node:net'
import { WebSocket } from 'ws'
import type { Port } from './wire.ts'

/** One side of a connection with text messages. */
export interface TextSocket {
  say(text: string): void
  close(): void
}

/** Opens a WebSocket for text messages. */
export const openTextSocket = (
  port: Port,
  path: string,
  hear: (text: string) => void,
  opened: () => void = () => {},
): TextSocket => {
  let closed = false
  let socket: Socket | undefined
  let counted = 0
  const webSocket = new WebSocket(`ws://127.0.0.1:${port.number}${path}`, {
    perMessageDeflate: false,
    // The mask protects proxies; there are none here.
    generateMask: () => {},
  })
  webSocket.once('upgrade', response => {
    socket = response.socket
  })
  webSocket.once('open', opened)
  webSocket.on('message', (data: Buffer, isBinary) => {
    const { bytesRead } = socket as Socket
    port.came(bytesRead - counted)
    counted = bytesRead
    if (isBinary) port.fail('a binary message')
    else hear(data.toString('latin1'))
  })
  webSocket.on('error', error => closed || port.fail(error.message))
  webSocket.on('close', code => closed || port.fail(`the server closed a connection with ${code}`))
  return {
    say(text) {
      if (webSocket.readyState === WebSocket.CONNECTING) webSocket.once('open', () => webSocket.send(text))
      else webSocket.send(text)
    },
    close() {
      closed = true
      webSocket.terminate()
    },
  }
}
