import type { News, TableView, Told } from '@halfpint/table'
import { RETRY, type StreamForm } from './stream.ts'

/** News made ready for the wire, once for all who hear the same. */
export type Parcel = { readonly [form in StreamForm]: string }

const asEvent = (type: string, version: number | null, json: string): string =>
  version === null ? `event: ${type}\ndata: ${json}\n\n` : `event: ${type}\nid: ${version}\ndata: ${json}\n\n`

const packView = (view: TableView): Parcel => {
  const { version } = view
  const json = JSON.stringify({ type: 'view', version, view })
  return { sse: asEvent('view', version, json), ndjson: `${json}\n` }
}

const packFacts = (told: readonly Told[]): Parcel => {
  let sse = ''
  let ndjson = ''
  for (const [place, { version, at, fact }] of told.entries()) {
    const more = place < told.length - 1
    const json = JSON.stringify(more ? { type: 'fact', version, at, fact, more } : { type: 'fact', version, at, fact })
    sse += asEvent('fact', version, json)
    ndjson += `${json}\n`
  }
  return { sse, ndjson }
}

/** The last word on a stream: when to come back, or `null` for never. */
export const packBye = (retry: number | null): Parcel => {
  const json = JSON.stringify({ type: 'bye', retry })
  return { sse: asEvent('bye', null, json), ndjson: `${json}\n` }
}

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
