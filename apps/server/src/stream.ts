import type { ServerResponse } from 'node:http'

/** The two forms in which news travels: for browsers and curl, and for programs that read lines. */
export type StreamForm = 'sse' | 'ndjson'

/** The form that an Accept header asks for. */
export const formOf = (accept: string | undefined): StreamForm =>
  accept?.includes('application/x-ndjson') === true ? 'ndjson' : 'sse'

/** What has been said on a stream, ready to be sent in both forms. */
export interface Said {
  readonly version: number
  readonly type: string
  readonly json: string
}

/** More unread bytes than this and the reader is cut; it comes back with the last version it has seen. */
const MOST_UNREAD = 256 * 1024

/** How long a cut client should wait before it comes back, in milliseconds. */
export const RETRY = 1000

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // nginx would hold the news back to fill its buffer.
  'x-accel-buffering': 'no',
} as const

const TYPES = {
  sse: 'text/event-stream; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
} as const

/** One open stream of news. */
export interface Stream {
  say(said: Said): void
  /** A sign of life, so that neither side takes the line for dead. */
  beat(): void
  /** Tells the reader to come back, and ends. */
  bid(): void
  cut(): void
  readonly open: boolean
}

/** Opens a stream on a raw answer; `onSlow` hears when a reader was cut because it did not read. */
export const openStream = (raw: ServerResponse, form: StreamForm, onSlow: () => void): Stream => {
  raw.socket?.setNoDelay(true)
  raw.writeHead(200, { 'content-type': TYPES[form], ...HEADERS })
  const write = (text: string): void => {
    if (raw.writableEnded || raw.destroyed) return
    if (raw.writableLength > MOST_UNREAD) {
      onSlow()
      raw.destroy()
      return
    }
    raw.write(text)
  }
  write(form === 'sse' ? `retry: ${RETRY}\n\n` : '\n')
  return {
    say({ version, type, json }) {
      write(form === 'sse' ? `event: ${type}\nid: ${version}\ndata: ${json}\n\n` : `${json}\n`)
    },
    beat() {
      write(form === 'sse' ? ':\n\n' : '\n')
    },
    bid() {
      const json = JSON.stringify({ type: 'bye', retry: RETRY })
      write(form === 'sse' ? `event: bye\ndata: ${json}\n\n` : `${json}\n`)
      raw.end()
    },
    cut() {
      raw.destroy()
    },
    get open() {
      return !raw.writableEnded && !raw.destroyed
    },
  }
}
