import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { answerTo, type EncodedAppend, type EncodedEntry } from './encoded.ts'
import type { Appended } from './store.ts'

// Entries lie by table, so that a log is read in one go; every table that is played at then costs pages of its own in
// each commit. So new entries are put one after the other into `staged`, on disk all the same; whoever writes alone
// moves them to their places by the thousand, others before they write again. Whoever reads a log reads both.

/** So many entries are staged before they are moved: the more, the fewer pages are written for each. */
const MOST_STAGED = 12_000

/** The table for what is not yet in its place. */
export const STAGED = `create table staged (
     place integer primary key, tbl text not null, version integer not null, id text, at real not null, fact text not null
   ) strict;`

const MERGE = `insert into entries (tbl, version, id, at, fact)
    select tbl, version, id, at, fact from staged order by tbl, version;
  update changes set last = last + 1 where exists (select 1 from staged);
  update tables set version = s.version, last = s.at, change = (select last from changes)
    from (select tbl, max(version) as version, at from staged group by tbl) as s where tables.id = s.tbl;
  delete from staged;`

/** Moves everything that is staged to its place; to be called in a transaction. */
export const mergeStaged = (db: DatabaseSyncInstance): void => db.exec(MERGE)

/** What became of an append, and where its first entry is staged. */
export type Staged = Appended & { readonly place?: number }

/** Entries on their way to their places. */
export interface Staging {
  /** At the beginning of a transaction: moves what is staged if that is much, or not known any more. */
  begin(): void
  /** Stages the entries of an append; tells what became of it. */
  append(written: EncodedAppend): Staged
  /** A number for what is staged since it was last moved; 0 while that is not known. */
  generation(): number
  /** Moves all that is staged to its place. */
  merge(): void
  /** A transaction was taken back: what is staged is not known any more. */
  reset(): void
}

/** What a log says where nothing is staged. */
interface Merged {
  versionOf(table: string): number
  /** The version at which a table has this id; 0 if it has not. */
  met(table: string, id: string): number
}

/** Opens the staging of a writer; one that is not alone knows nothing of what was staged before. */
export const openStaging = (db: DatabaseSyncInstance, alone: boolean, { versionOf, met }: Merged): Staging => {
  const insert = db.prepare('insert into staged (place, tbl, version, id, at, fact) values (?, ?, ?, ?, ?, ?)')
  /** What is staged, by table: where its log ends, and the versions of its ids. */
  const tables = new Map<string, { end: number; readonly ids: Map<string, number> }>()
  let rows = 0
  // No place is given twice, so what is known of one stays true or leads nowhere.
  let next = 1
  let merges = 0
  // Another thread may have been here before.
  let isKnown = false

  const merge = (): void => {
    mergeStaged(db)
    tables.clear()
    rows = 0
    merges += 1
    isKnown = true
  }
  const metIn = (table: string, entries: readonly EncodedEntry[]): number | undefined => {
    const ids = tables.get(table)?.ids
    for (const { id } of entries) {
      const version = id === null ? 0 : (ids?.get(id) ?? met(table, id))
      if (version > 0) return version
    }
    return undefined
  }

  return {
    begin() {
      if (!alone || !isKnown || rows >= MOST_STAGED) merge()
    },
    generation: () => (isKnown ? merges : 0),
    append(written) {
      const { table, expected, entries } = written
      const known = tables.get(table)
      const present = known?.end ?? versionOf(table)
      const answer = answerTo(written, present, present === 0 ? undefined : metIn(table, entries))
      if (answer.kind !== 'done') return answer
      const staged = known ?? { end: present, ids: new Map<string, number>() }
      if (known === undefined) tables.set(table, staged)
      for (let at = 0; at < entries.length; at++) {
        const { id, at: moment, fact } = entries[at] as EncodedEntry
        const version = expected + at + 1
        insert.run(next + at, table, version, id, moment, fact)
        if (id !== null) staged.ids.set(id, version)
      }
      rows += entries.length
      next += entries.length
      staged.end = answer.version
      return alone ? { ...answer, place: next - entries.length } : answer
    },
    merge,
    reset() {
      isKnown = false
    },
  }
}
