import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type TableView, upgradeTable } from '@halfpint/table'
import type { BrowserContextOptions } from 'playwright-core'

/** A table in the data file of version 0.1.0, with the view of each player. */
export interface KeptTable {
  readonly name: string
  readonly table: string
  readonly game: string
  readonly seats: readonly { readonly seat: number; readonly token: string }[]
  /** In the order of `seats`. */
  readonly views: readonly TableView[]
}

/** Contents of the data file of version 0.1.0. */
interface KeptTables {
  readonly tables: readonly KeptTable[]
  readonly pad: { readonly id: string; readonly answer: { readonly pad: object } }
  readonly records: readonly { readonly table: string; readonly match: number }[]
}

/** The texts that a page of version 0.1.0 showed, with names of cards. */
interface Shown {
  readonly heroes: { readonly hand: readonly string[] }
  readonly herzlos: { readonly hand: readonly string[] }
  readonly onlineHeroes: { readonly hand: readonly string[]; readonly hash: string }
  readonly onlineHerzlos: { readonly hand: readonly string[]; readonly hash: string }
  readonly heroesPad: { readonly sums: readonly number[] }
}

/** A browser profile that was used with a page of version 0.1.0. */
interface Profile {
  readonly origin: string
  readonly state: Exclude<BrowserContextOptions['storageState'], string | undefined>
  readonly shown: Shown
}

const unpack = (name: string): Buffer =>
  gunzipSync(readFileSync(join(import.meta.dirname, '../kept-0.1.0', `${name}.gz`)))

/** The SQLite file of a server of version 0.1.0. */
export const keptFile = (): Buffer => unpack('server.sqlite')

/** The contents of that file. */
export const keptTables = (): KeptTables => {
  const kept = JSON.parse(unpack('tables.json').toString()) as KeptTables
  const tables = kept.tables.map(each => ({ ...each, views: each.views.map(view => upgradeTable(view) as TableView) }))
  return { ...kept, tables }
}

/** Records that version 0.1.0 wrote, one on each line. */
export const keptRecords = (): readonly string[] => unpack('records.jsonl').toString().trim().split('\n')

/** The profile, moved to the origin of this address. */
export const keptProfile = (address: string): Profile => {
  const text = unpack('profile.json').toString()
  const { origin } = JSON.parse(text) as Profile
  return JSON.parse(text.replaceAll(origin, new URL(address).origin))
}
