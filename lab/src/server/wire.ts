import { connect, type Socket } from 'node:net'

// A minimal client, so that the server dominates the measurement. All text is ASCII: a letter is a byte.

/** Headers of a browser. */
const BROWSER_HEADERS = [
  'user-agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'accept-encoding: gzip, deflate, br',
  'accept-language: en-GB,en;q=0.9,de;q=0.8',
  'sec-fetch-site: same-origin',
  'sec-fetch-mode: cors',
].join('\r\n')

/** The address of a server, and callbacks for errors and received bytes. */
export interface Port {
  readonly number: number
  fail(reason: string): void
  /** Called with the number of received bytes. */
  came(bytes: number): void
}

/** A connection that is kept open; one request at a time. */
export interface RequestConnection {
  ask(method: 'GET' | 'POST', path: string, body: string, hear: (status: number, text: string) => void): void
  close(): void
}

/** All sockets read into the same buffer; code that needs the bytes later copies them. */
const READ_BUFFER = Buffer.allocUnsafeSlow(64 * 1024)

/**
 * Called with the received bytes, which are valid only during the call. The end of a socket that this side closed is
 * not an error.
 */
const dial = (port: Port, hear: (bytes: Buffer) => void): { readonly socket: Socket; close(): void } => {
  let closed = false
  const callback = (length: number): boolean => {
    port.came(length)
    hear(READ_BUFFER.subarray(0, length))
    return true
  }
  const socket = connect({
    port: port.number,
    host: '127.0.0.1',
    noDelay: true,
    onread: { buffer: READ_BUFFER, callback },
  })
  socket.on('error', error => closed || port.fail(error.message))
  socket.on('close', () => closed || port.fail('the server closed a connection'))
  return {
    socket,
    close() {
      closed = true
      socket.destroy()
    },
  }
}

const headOf = (port: Port, token: string | null): string => {
  const host = `host: 127.0.0.1:${port.number}\r\norigin: http://127.0.0.1:${port.number}\r\n${BROWSER_HEADERS}\r\n`
  return token === null ? host : `${host}authorization: Bearer ${token}\r\n`
}

const LENGTH = /\r\ncontent-length: (\d+)/i

/** Opens a connection for requests. */
export const openConnection = (port: Port, token: string | null): RequestConnection => {
  const head = headOf(port, token)
  let rest = ''
  let waiting: ((status: number, text: string) => void) | undefined
  const { socket, close } = dial(port, bytes => {
    rest += bytes.toString('latin1')
    const end = rest.indexOf('\r\n\r\n')
    if (end < 0) return
    const length = Number(LENGTH.exec(rest)?.[1] ?? 0)
    const whole = end + 4 + length
    if (rest.length < whole) return
    const [status, body, hear] = [Number(rest.slice(9, 12)), rest.slice(end + 4, whole), waiting]
    rest = rest.slice(whole)
    waiting = undefined
    hear?.(status, body)
  })
  return {
    ask(method, path, body, hear) {
      if (waiting !== undefined) throw new Error('a connection takes one request at a time')
      waiting = hear
      const entity = `content-type: application/json\r\ncontent-length: ${body.length}\r\n`
      socket.write(`${method} ${path} HTTP/1.1\r\n${head}accept: application/json\r\n${entity}\r\n${body}`, 'latin1')
    },
    close,
  }
}
