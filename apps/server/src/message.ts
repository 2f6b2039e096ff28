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

/** Most tables are heard in one form only; the others are not made then. A class: getters of a literal are made anew. */
class Encoded implements EncodedMessage {
  private readonly messages: readonly Message[]
  private events: string | undefined
  private lines: string | undefined
  private framed: Buffer | undefined

  constructor(messages: readonly Message[]) {
    this.messages = messages
  }

  get sse(): string {
    this.events ??= this.messages.map(asEvent).join('')
    return this.events
  }

  get ndjson(): string {
    this.lines ??= this.messages.map(asLine).join('')
    return this.lines
  }

  get frame(): Buffer {
    this.framed ??= textFrame(this.ndjson)
    return this.framed
  }
}

const encodeView = (view: TableView): EncodedMessage => {
  const { version } = view
  return new Encoded([{ type: 'view', version, json: JSON.stringify({ type: 'view', version, view }) }])
}

const encodeFacts = (told: readonly Told[]): EncodedMessage =>
  new Encoded(
    told.map(({ version, at, fact }, place) => {
      const more = place < told.length - 1 ? ',"more":true' : ''
      const json = `{"type":"fact","version":${version},"at":${at},"fact":${JSON.stringify(fact)}${more}}`
      return { type: 'fact', version, json }
    }),
  )

/** The last word on a stream: when to come back, or `null` for never. */
const encodeBye = (retry: number | null): EncodedMessage =>
  new Encoded([{ type: 'bye', version: null, json: JSON.stringify({ type: 'bye', retry }) }])

// The host gives the same array to all who hear the same, one after the other.
let last: { readonly told: readonly Told[]; readonly message: EncodedMessage } | undefined

const encodeOnce = (told: readonly Told[]): EncodedMessage => {
  if (last?.told !== told) last = { told, message: encodeFacts(told) }
  return last.message
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
