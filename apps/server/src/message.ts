import { type Edition, type Host, inEdition, type TableView, type Told, type Update } from '@halfpint/table'
import { RETRY } from './stream.ts'
import { textFrame } from './websocket.ts'

/** An update made ready for the wire, once for all who hear the same in the same form. */
export interface EncodedMessage {
  readonly sse: string
  readonly ndjson: string
  /** The lines as one frame of a WebSocket. */
  readonly frame: Buffer
}

/**
 * Messages of one type, as lines of JSON; `first` is the version of the first one, if they have any. Most tables are heard
 * in one form only; the others are not made then. A class: getters of a literal are made anew.
 */
class Encoded implements EncodedMessage {
  readonly ndjson: string
  private readonly type: string
  private readonly first: number | null
  private events: string | undefined
  private framed: Buffer | undefined

  constructor(type: string, first: number | null, lines: string) {
    this.type = type
    this.first = first
    this.ndjson = lines
  }

  get sse(): string {
    const { type, first, ndjson } = this
    const id = (at: number): string => (first === null ? '' : `id: ${first + at}\n`)
    const jsons = ndjson.slice(0, -1).split('\n')
    this.events ??= jsons.map((json, at) => `event: ${type}\n${id(at)}data: ${json}\n\n`).join('')
    return this.events
  }

  get frame(): Buffer {
    this.framed ??= textFrame(this.ndjson)
    return this.framed
  }
}

const encodeView = (view: TableView): EncodedMessage => {
  const { version } = view
  return new Encoded('view', version, `${JSON.stringify({ type: 'view', version, view })}\n`)
}

const encodeFacts = (told: readonly Told[]): EncodedMessage => {
  let lines = ''
  for (let place = 0; place < told.length; place++) {
    const { version, at, fact } = told[place] as Told
    const more = place < told.length - 1 || undefined
    lines += `${JSON.stringify({ type: 'fact', version, at, fact, more })}\n`
  }
  return new Encoded('fact', told[0]?.version ?? null, lines)
}

/** The last word on a stream: when to come back, or `null` for never. */
const encodeBye = (retry: number | null): EncodedMessage =>
  new Encoded('bye', null, `${JSON.stringify({ type: 'bye', retry })}\n`)

// The host gives the same array to all who hear the same, one after the other.
let last: { readonly told: readonly Told[]; readonly message: EncodedMessage } | undefined

const encodeOnce = (told: readonly Told[]): EncodedMessage => {
  if (last?.told !== told) last = { told, message: encodeFacts(told) }
  return last.message
}

/** The edition of what is told that this server speaks; older ones are spoken to whoever does not ask for it. */
export const EDITION: Edition = 2

/** An update of this host's table as it travels to a client of this edition. */
export const encode = (update: Update, edition: Edition, { table }: Pick<Host, 'table'>): EncodedMessage => {
  switch (update.kind) {
    case 'view':
      return encodeView(update.view)
    case 'cut':
      return encodeBye(null)
    case 'facts':
      return edition === EDITION
        ? encodeOnce(update.told)
        : encodeFacts(update.told.map(told => inEdition(told, edition, table().setup)))
  }
}

/** What is said to all when the server stops. */
export const COME_BACK: EncodedMessage = encodeBye(RETRY)
