import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ok, type Result, refuse } from '@halfpint/core'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'

/**
 * Migration steps from an empty file to the current schema. A released step is never changed. The table `claims` is
 * left from 0.1.0; only one process uses a file.
 */
export const FILE_STEPS: readonly string[] = [
  `create table tables (
     id text primary key, version integer not null, born real not null, last real not null,
     listed integer not null, due real, over integer not null, summary text not null, change integer not null
   ) strict, without rowid;
   create index tables_listed on tables (born) where listed = 1;
   create index tables_due on tables (due) where due is not null;
   create table entries (
     tbl text not null, version integer not null, id text, at real not null, fact text not null,
     primary key (tbl, version)
   ) strict, without rowid;
   create unique index entries_id on entries (tbl, id) where id is not null;
   create table claims (tbl text primary key, owner text not null, until real not null) strict, without rowid;
   create table changes (one integer primary key check (one = 1), last integer not null) strict;
   insert into changes values (1, 0);`,
  `create table games (
     id text primary key, tbl text not null, match integer not null, game text not null,
     ended_at real not null, players text not null, record text not null
   ) strict;
   create index games_tbl on games (tbl, match);`,
  `create table checkpoints (tbl text primary key, version integer not null, state text not null) strict, without rowid;`,
  `create table staged (
     place integer primary key, tbl text not null, version integer not null, id text, at real not null, fact text not null
   ) strict;`,
  // Version 0.2.0 wrote new entries to \`staged\` and moved them to \`entries\` later.
  `insert into entries (tbl, version, id, at, fact) select tbl, version, id, at, fact from staged order by tbl, version;
   update tables set version = s.version, last = s.at
     from (select tbl, max(version) as version, at from staged group by tbl) as s where tables.id = s.tbl;
   drop table staged;`,
  // Ids are looked up in memory first: `idfilter.ts`.
  'drop index entries_id',
  // The body is last: the other columns are read without it.
  `create table copies (
     id text primary key, tag text not null, visited real not null, bytes integer not null, body blob not null
   ) strict;
   create index copies_bytes on copies (bytes);
   create index copies_visited on copies (visited);`,
]

// 'HPnt' in the application id of the header identifies a file of this program.
const MARK = 0x48506e74
const BUSY = 5

/** A larger file is not checked before it is opened, because that would take too long. */
export const MAX_CHECKED_BYTES = 512 * 1024 * 1024

const one = (db: DatabaseSyncInstance, sql: string): unknown => Object.values(db.prepare(sql).get() ?? {})[0]
const isBusy = (error: unknown): boolean => ((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY

/** Two processes that switch a new file to WAL at the same time get `busy` at once, so the wait is here. */
const retryBusy = async <T>(act: () => T): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return act()
    } catch (error) {
      if (!isBusy(error) || tries === 100) throw error
      await sleep(20 + tries)
    }
  }
}

const migrate = (db: DatabaseSyncInstance, place: string, steps: readonly string[], keep: boolean): Result<void> => {
  db.exec('begin immediate')
  try {
    const version = Number(one(db, 'pragma user_version'))
    const mark = Number(one(db, 'pragma application_id'))
    const empty = one(db, 'select count(*) from sqlite_schema') === 0
    const refusal =
      mark !== MARK && !(empty && mark === 0 && version === 0)
        ? refuse('store-foreign', { place })
        : version > steps.length
          ? refuse('store-newer', { place, version, known: steps.length })
          : undefined
    if (refusal === undefined && version < steps.length) {
      for (const step of steps.slice(version)) db.exec(step)
      db.exec(`pragma application_id = ${MARK}; pragma user_version = ${steps.length}`)
    }
    if (keep || refusal !== undefined) db.exec(refusal === undefined ? 'commit' : 'rollback')
    return refusal ?? ok(undefined)
  } catch (error) {
    if (db.isTransaction) db.exec('rollback')
    throw error
  }
}

/** Description of the damage in the file, from SQLite; `null` if none is found. */
const damageIn = (db: DatabaseSyncInstance): string | null => {
  const found = one(db, 'pragma quick_check(1)')
  return found === 'ok' ? null : String(found)
}

/** Settings of a connection that writes: every commit is synced, and deleted content is overwritten. */
const tuneWriting = (db: DatabaseSyncInstance): void =>
  db.exec(`pragma synchronous = full; pragma cache_size = -8000; pragma journal_size_limit = 67108864;
    pragma wal_autocheckpoint = 4000; pragma secure_delete = on`)

const prepare = async (
  db: DatabaseSyncInstance,
  place: string,
  steps: readonly string[],
  wide: number,
  keep: boolean,
): Promise<Result<void>> => {
  // The mark is checked first, so that a file of another program stays unchanged.
  const mark = await retryBusy(() => one(db, 'pragma application_id'))
  if (mark !== MARK && Number(one(db, 'select count(*) from sqlite_schema')) > 0)
    return refuse('store-foreign', { place })
  if (statSync(place).size < wide) {
    const found = await retryBusy(() => damageIn(db))
    if (found !== null) return refuse('store-unreadable', { place, reason: found })
  }
  const mode = keep ? await retryBusy(() => one(db, 'pragma journal_mode = wal')) : 'wal'
  if (mode !== 'wal') return refuse('store-unreadable', { place, reason: `journal mode ${String(mode)}` })
  tuneWriting(db)
  return retryBusy(() => migrate(db, place, steps, keep))
}

/** Whether another connection has the file open. */
export const isInUse = (place: string): boolean => {
  let db: DatabaseSyncInstance | undefined
  try {
    // No prepared statement: it would keep the closed connection and its lock until garbage collection.
    db = new DatabaseSync(place, { timeout: 500 })
    db.exec('pragma locking_mode = exclusive; begin immediate; rollback')
    return false
  } catch (error) {
    return isBusy(error)
  } finally {
    if (db?.isOpen) db.close()
  }
}

/** Opens a file, creates it if necessary, and migrates it. Without `keep` the transaction stays open. */
export const openFile = async (
  place: string,
  steps = FILE_STEPS,
  wide = MAX_CHECKED_BYTES,
  keep = true,
): Promise<Result<DatabaseSyncInstance>> => {
  let db: DatabaseSyncInstance | undefined
  try {
    mkdirSync(dirname(place), { recursive: true })
    // The file contains secret seeds of current rounds, so only its owner may read it.
    closeSync(openSync(place, 'a', 0o600))
    if (keep && statSync(place).size === 0) chmodSync(place, 0o600)
    db = new DatabaseSync(place, { timeout: 5000 })
    const ready = await prepare(db, place, steps, wide, keep)
    if (ready.ok) return ok(db)
    db.close()
    return ready
  } catch (error) {
    if (db?.isOpen) db.close()
    return refuse('store-unreadable', { place, reason: error instanceof Error ? error.message : String(error) })
  }
}
