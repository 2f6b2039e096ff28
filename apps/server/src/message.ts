import { type Edition, inEdition, type Setup, type TableView, type Told, type Update } from '@halfpint/table'
import { RETRY } from './stream.ts'
import { textFrame } from './websocket.ts'

/** An update made ready for the wire, once for all who hear the same in the same form. */
export interface EncodedMessage {
  readonly sse: string
  readonly ndjson: string
  /** The lines as one frame of a WebSocket. */
  readonly frame: Buffer
}

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
  let frame: Buffer | undefined
  return {
    get sse() {
      sse ??= messages.map(asEvent).join('')
      return sse
    },
    get ndjson() {
      ndjson ??= messages.map(asLine).join('')
      return ndjson
    },
    get frame() {
      frame ??= textFrame(this.ndjson)
      return frame
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

// The host gives the same array to all who hear the same.
const encoded = new WeakMap<readonly Told[], EncodedMessage>()

const encodeOnce = (told: readonly Told[]): EncodedMessage => {
  const known = encoded.get(told)
  if (known !== undefined) return known
  const message = encodeFacts(told)
  encoded.set(told, message)
  return message
}

/** The edition of what is told that this server speaks; older ones are spoken to whoever does not ask for it. */
export const EDITION: Edition = 2

/** An update as it travels to a client of this edition; `setup` is that of the table. */
export const encode = (update: Update, edition: Edition, setup: Setup): EncodedMessage => {
  switch (update.kind) {
    case 'view':
      return encodeView(update.view)
    case 'cut':
      return encodeBye(null)
    case 'facts':
      return edition === EDITION
        ? encodeOnce(update.told)
        : encodeFacts(update.told.map(told => inEdition(told, edition, setup)))
  }
}

/** What is said to all when the server stops. */
export const COME_BACK: EncodedMessage = encodeBye(RETRY)
