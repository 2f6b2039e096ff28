import type { ServerResponse } from 'node:http'

/** The forms in which news travels: for browsers and curl, for programs that read lines, and in both directions. */
type StreamForm = 'sse' | 'ndjson' | 'socket'

/** The form that an Accept header asks for. */
export const formOf = (accept: string | undefined): Exclude<StreamForm, 'socket'> =>
  accept?.includes('application/x-ndjson') === true ? 'ndjson' : 'sse'

/** More unread bytes than this and the reader is cut; it comes back with the last version it has seen. */
export const MOST_UNREAD = 256 * 1024

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
  readonly form: StreamForm
  /** Sends what is ready for the wire. */
  say(message: { readonly sse: string; readonly ndjson: string; readonly frame?: Buffer }): void
  /** A sign of life, so that neither side takes the line for dead. */
  beat(): void
  /** Sends what was said and ends. */
  end(): void
}

/** Opens a stream on a raw answer, or only its head if no more is asked for; `slow` hears when a reader is cut because it does not read. */
export const openStream = (
  raw: ServerResponse,
  form: Exclude<StreamForm, 'socket'>,
  headers: { readonly [name: string]: string },
  slow: () => void,
): Stream | undefined => {
  raw.socket?.setNoDelay(true)
  // The stream ends with its line, so it needs no chunks: each costs several small writes instead of one.
  raw.useChunkedEncodingByDefault = false
  raw.writeHead(200, { 'content-type': TYPES[form], ...HEADERS, ...headers })
  if (raw.req.method === 'HEAD') return void raw.end()
  const write = (text: string): void => {
    if (raw.writableEnded || raw.destroyed) return
    raw.write(text)
    if (raw.writableLength <= MOST_UNREAD) return
    slow()
    raw.destroy()
  }
  write(form === 'sse' ? `retry: ${RETRY}\n\n` : '\n')
  return {
    form,
    say: message => write(message[form]),
    beat: () => write(form === 'sse' ? ':\n\n' : '\n'),
    end() {
      raw.end()
    },
  }
}
