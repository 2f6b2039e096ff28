import { connect } from 'node:net'

/** A raw request: method and target of its first line, headers and body as they are sent. */
export interface Raw {
  readonly method: string
  readonly target: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export interface Answer {
  readonly status: number
  readonly body: string
}

const encode = ({ method, target, headers = {}, body = '' }: Raw): Buffer => {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body, 'utf8')
  const all = { host: 'localhost', 'content-length': String(bytes.length), ...headers }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${head.join('')}\r\n`, 'latin1'), bytes])
}

/** Removes complete answers from the front of the received bytes. Returns the rest. */
const takeAnswers = (came: Buffer, answers: Answer[]): Buffer => {
  let rest = came
  for (;;) {
    const end = rest.indexOf('\r\n\r\n')
    if (end < 0) return rest
    const head = rest.subarray(0, end).toString('latin1')
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (rest.length < end + 4 + length) return rest
    answers.push({
      status: Number(head.slice(9, 12)),
      body: rest.subarray(end + 4, end + 4 + length).toString('utf8'),
    })
    rest = rest.subarray(end + 4 + length)
  }
}

/** Pipelines the requests on one connection, until all are answered or the connection is closed. */
const pipeOnce = (port: number, requests: readonly Raw[]): Promise<readonly Answer[]> =>
  new Promise((resolve, reject) => {
    const answers: Answer[] = []
    let rest: Buffer = Buffer.alloc(0)
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.concat(requests.map(encode))))
    socket.on('data', chunk => {
      rest = takeAnswers(rest.length === 0 ? chunk : Buffer.concat([rest, chunk]), answers)
      if (answers.length >= requests.length) socket.end()
    })
    socket.on('close', () => resolve(answers))
    socket.on('error', error => {
      if (!['ECONNRESET', 'EPIPE'].includes(String((error as NodeJS.ErrnoException).code))) reject(error)
    })
  })

/**
 * The answers to all requests in order. The server closes the connection after some refusals; then a new one is opened.
 */
export const pipe = async (port: number, requests: readonly Raw[]): Promise<readonly Answer[]> => {
  const answers: Answer[] = []
  while (answers.length < requests.length) {
    const more = await pipeOnce(port, requests.slice(answers.length))
    if (more.length === 0) return answers
    answers.push(...more)
  }
  return answers
}
