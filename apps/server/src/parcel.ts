import type { News, TableView, Told } from '@halfpint/table'
import { RETRY, type StreamForm } from './stream.ts'

/** News made ready for the wire, once for all who hear the same in the same form. */
export type Parcel = { readonly [form in StreamForm]: string }

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
const parcelOf = (messages: readonly Message[]): Parcel => {
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

const packView = (view: TableView): Parcel => {
  const { version } = view
  return parcelOf([{ type: 'view', version, json: JSON.stringify({ type: 'view', version, view }) }])
}

const packFacts = (told: readonly Told[]): Parcel =>
  parcelOf(
    told.map(({ version, at, fact }, place) => {
      const message = { type: 'fact', version, at, fact }
      const more = place < told.length - 1
      return { type: 'fact', version, json: JSON.stringify(more ? { ...message, more } : message) }
    }),
  )

/** The last word on a stream: when to come back, or `null` for never. */
const packBye = (retry: number | null): Parcel =>
  parcelOf([{ type: 'bye', version: null, json: JSON.stringify({ type: 'bye', retry }) }])

// The host gives the same array to all listeners of one viewer.
const packed = new WeakMap<readonly Told[], Parcel>()

/** News as it travels. */
export const pack = (news: News): Parcel => {
  switch (news.kind) {
    case 'view':
      return packView(news.view)
    case 'cut':
      return packBye(null)
    case 'facts': {
      const known = packed.get(news.told)
      if (known !== undefined) return known
      const parcel = packFacts(news.told)
      packed.set(news.told, parcel)
      return parcel
    }
  }
}

/** What is said to all when the server stops. */
export const COME_BACK: Parcel = packBye(RETRY)
