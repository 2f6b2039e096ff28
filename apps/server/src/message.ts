import type { TableView, Told, Update } from '@halfpint/table'
import { RETRY, type StreamForm } from './stream.ts'

/** An update made ready for the wire, once for all who hear the same in the same form. */
export type EncodedMessage = { readonly [form in StreamForm]: string }

/** One message: what it is, its version if it has one, and its JSON. */
interface Message {
  readonly type: string
  readonly version: number | null
  readonly json: string
}

const asEvent = ({ type, version, json }: Message): string =>
  version === null ? `event: ${type}\ndata: ${json}\n\n` : `event: ${type}\nid: ${version}\ndata: ${json}\n\n`

const asLine = ({ json }: Message): string => `${json}\n`

/** Most tables are heard in one form only; the other is not made then. */
const encodeAll = (messages: readonly Message[]): EncodedMessage => {
  let sse: string | undefined
  let ndjson: string | undefined
  return {
    get sse() {
      sse ??= messages.map(asEvent).join('')
      return sse
    },
    get ndjson() {
      ndjson ??= messages.map(asLine).join('')
      return ndjson
    },
  }
}

const encodeView = (view: TableView): EncodedMessage => {
  const { version } = view
  return encodeAll([{ type: 'view', version, json: JSON.stringify({ type: 'view', version, view }) }])
}

const encodeFacts = (told: readonly Told[]): EncodedMessage =>
  encodeAll(
    told.map(({ version, at, fact }, place) => {
      const message = { type: 'fact', version, at, fact }
      const more = place < told.length - 1
      return { type: 'fact', version, json: JSON.stringify(more ? { ...message, more } : message) }
    }),
  )

/** The last word on a stream: when to come back, or `null` for never. */
const encodeBye = (retry: number | null): EncodedMessage =>
  encodeAll([{ type: 'bye', version: null, json: JSON.stringify({ type: 'bye', retry }) }])

// The host gives the same array to all listeners of one viewer.
const encoded = new WeakMap<readonly Told[], EncodedMessage>()

/** An update as it travels. */
export const encode = (update: Update): EncodedMessage => {
  switch (update.kind) {
    case 'view':
      return encodeView(update.view)
    case 'cut':
      return encodeBye(null)
    case 'facts': {
      const known = encoded.get(update.told)
      if (known !== undefined) return known
      const message = encodeFacts(update.told)
      encoded.set(update.told, message)
      return message
    }
  }
}

/** What is said to all when the server stops. */
export const COME_BACK: EncodedMessage = encodeBye(RETRY)
