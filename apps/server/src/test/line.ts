import { request } from 'node:http'
import type { StreamMessage } from '@halfpint/table/wire'

/** One connection to the stream of a table. */
export interface Line {
  readonly status: number
  readonly type: string | undefined
  /** The messages received. */
  readonly said: readonly StreamMessage[]
  /** The ids of the events, if they are server-sent events. */
  readonly ids: readonly string[]
  readonly raw: string
}

const parse = (raw: string): Pick<Line, 'said' | 'ids'> => {
  const data = raw.split('\n').filter(line => line.startsWith('data: ') || line.startsWith('{'))
  const ids = raw.split('\n').filter(line => line.startsWith('id: '))
  return {
    said: data.map(line => JSON.parse(line.replace(/^data: /, '')) as StreamMessage),
    ids: ids.map(line => line.slice(4)),
  }
}

/** Reads until `enough` accepts the messages, the stream ends, or nothing arrives for a while. */
export const listen = (
  url: string,
  headers: Readonly<Record<string, string>>,
  enough: (said: readonly StreamMessage[]) => boolean,
): Promise<Line> =>
  new Promise((resolve, reject) => {
    let raw = ''
    const line = request(url, { headers, agent: false }, response => {
      const done = (): void => {
        clearTimeout(quiet)
        line.destroy()
        resolve({ status: response.statusCode as number, type: response.headers['content-type'], raw, ...parse(raw) })
      }
      let quiet = setTimeout(done, 1_000)
      response.setEncoding('utf8').on('data', (text: string) => {
        raw += text
        clearTimeout(quiet)
        quiet = setTimeout(done, 1_000)
        // Only complete messages are read.
        if (raw.endsWith('\n') && enough(parse(raw).said)) done()
      })
      response.on('end', done)
    })
    line.on('error', error => {
      if (!line.destroyed) reject(error)
    })
    line.end()
  })
