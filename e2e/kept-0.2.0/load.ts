import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** A table of the stored server, with what each person and a spectator saw. */
export interface StoredTable {
  readonly name: string
  readonly table: string
  /** In the order in which they came; the last one may still wait for the seat. */
  readonly people: readonly { readonly name: string; readonly seat: number; readonly token: string }[]
  /** In the order of `people`, then the view of a spectator. */
  readonly views: readonly StoredView[]
}

/** The parts of a view that the tests read. */
export interface StoredView {
  readonly version: number
  readonly phase: string
  readonly host: number | null
  readonly match: { readonly number: number; readonly state: { readonly results: readonly unknown[] } } | null
}

/** A result of a daily deal or of a challenge, and the address of its list. */
interface StoredResult {
  readonly list: string
  readonly name: string
  readonly token: string
  readonly claim: { readonly choices: readonly number[]; readonly points: number; readonly digest: string }
}

/** The content of the stored server, as version 0.2.0 showed it. */
interface StoredServer {
  /** The time at which the server was killed. */
  readonly at: number
  /** All types of table events that version 0.2.0 can write. */
  readonly eventTypes: readonly string[]
  readonly adminToken: string
  readonly bannedAddress: string
  readonly message: string
  /** Tables that wait for people. */
  readonly tables: readonly StoredTable[]
  /** Tables between two rounds: the next deal was promised and people were present. */
  readonly between: readonly StoredTable[]
  readonly records: readonly { readonly table: string; readonly match: number; readonly record: object }[]
  readonly results: readonly StoredResult[]
  readonly lists: readonly { readonly list: string; readonly answer: object }[]
  readonly pads: readonly {
    readonly id: string
    readonly pen: string
    readonly answer: { readonly version: number; readonly pad: object }
  }[]
  readonly removedPad: string
  readonly bannedGuest: { readonly table: string; readonly token: string }
}

/** The storage of a browser as Playwright exports and loads it, and what the page showed. */
interface StoredProfile {
  readonly origin: string
  /** The time of the export. */
  readonly at: number
  readonly state: {
    cookies: []
    origins: { origin: string; localStorage: { name: string; value: string }[] }[]
  }
  readonly shown: {
    readonly heroes: { readonly hand: readonly string[] }
    readonly herzlos: { readonly hand: readonly string[] }
    readonly pass: { readonly curtain: string }
    readonly pads: {
      readonly list: readonly string[]
      readonly live: { readonly link: string; readonly sums: number[] }
    }
    readonly day: { readonly share: string }
    readonly begunDay: { readonly hand: readonly string[] }
    readonly challenge: { readonly hash: string; readonly said: string }
    readonly begunChallenge: { readonly hash: string }
    readonly onlineOver: { readonly table: string }
    readonly onlineHeroes: { readonly hash: string; readonly hand: readonly string[] }
    readonly onlineHerzlos: { readonly hash: string; readonly hand: readonly string[] }
    readonly onlineLobby: { readonly hash: string }
    readonly replays: number
    readonly book: { readonly entries: string; readonly figures: readonly string[] }
    readonly transfer: { readonly link: string }
  }
}

const unpack = (name: string): Buffer => gunzipSync(readFileSync(join(import.meta.dirname, `${name}.gz`)))

/** The SQLite file of a server of version 0.2.0. */
export const sqliteFile = (): Buffer => unpack('server.sqlite')

/** The same content as SQL for an empty PostgreSQL database. */
export const postgresDump = (): string => unpack('server.sql').toString()

/** The content of both, as version 0.2.0 showed it. */
export const storedServer = (): StoredServer => JSON.parse(unpack('server.json').toString())

/** The browser profile, moved to this address: storage belongs to an origin. Pass `state` to `newContext` as `storageState`. */
export const storedProfile = (address = 'http://localhost/'): StoredProfile => {
  const text = unpack('profile.json').toString()
  const { origin } = JSON.parse(text) as StoredProfile
  return JSON.parse(text.replaceAll(origin, new URL(address).origin))
}
