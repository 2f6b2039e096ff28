import type { NumberedEvent, TableView, Update } from '@halfpint/table'
import { RETRY } from './stream.ts'

/** A message encoded once for all clients that receive the same. */
export interface EncodedMessage {
  /** Server-sent events. */
  readonly sse: string
  /** Lines of JSON in UTF-8, for WebSockets. */
  readonly utf8: Buffer
}

/**
 * Messages of one type. `first` is the version of the first one, if they have any. Each form is encoded when it is
 * first needed, because most tables have clients of one form only. A class, because getters of an object literal would
 * be created each time.
 */
class Encoded implements EncodedMessage {
  private readonly type: string
  private readonly first: number | null
  private readonly jsons: readonly string[]
  private text: string | undefined
  private bytes: Buffer | undefined

  constructor(type: string, first: number | null, jsons: readonly string[]) {
    this.type = type
    this.first = first
    this.jsons = jsons
  }

  get sse(): string {
    const { type, first, jsons } = this
    const id = (index: number): string => (first === null ? '' : `id: ${first + index}\n`)
    this.text ??= jsons.map((json, index) => `event: ${type}\n${id(index)}data: ${json}\n\n`).join('')
    return this.text
  }

  get utf8(): Buffer {
    this.bytes ??= Buffer.from(`${this.jsons.join('\n')}\n`)
    return this.bytes
  }
}

const encodeView = (view: TableView): EncodedMessage => {
  const { version } = view
  return new Encoded('view', version, [JSON.stringify({ type: 'view', version, view })])
}

const encodeEvents = (events: readonly NumberedEvent[]): EncodedMessage => {
  const jsons = events.map(({ version, at, event }, index) =>
    JSON.stringify({ type: 'event', version, at, event, more: index < events.length - 1 || undefined }),
  )
  return new Encoded('event', events[0]?.version ?? null, jsons)
}

/** The last message of a stream: when to reconnect, or `null` for never. */
const encodeBye = (retry: number | null): EncodedMessage =>
  new Encoded('bye', null, [JSON.stringify({ type: 'bye', retry })])

// The host passes the same array to all subscribers that receive the same, one after the other.
let last: { readonly events: readonly NumberedEvent[]; readonly message: EncodedMessage } | undefined

const encodeOnce = (events: readonly NumberedEvent[]): EncodedMessage => {
  if (last?.events !== events) last = { events: events, message: encodeEvents(events) }
  return last.message
}

/** Encodes an update of a table. */
export const encode = (update: Update): EncodedMessage => {
  switch (update.kind) {
    case 'view':
      return encodeView(update.view)
    case 'cut':
      return encodeBye(null)
    case 'events':
      return encodeOnce(update.events)
  }
}

/** Sent to all clients when the server stops. */
export const RECONNECT: EncodedMessage = encodeBye(RETRY)

/** Sent to a client that now has another seat: it reconnects at once. */
export const RECONNECT_NOW: EncodedMessage = encodeBye(0)
