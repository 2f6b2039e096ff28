import { type Json, ok, type Result } from '@halfpint/core'
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { backupFile } from './backup.ts'
import { batchQueue, type Outcome } from './batchqueue.ts'
import { type ReportTrouble, StoreDown, troubleOf } from './down.ts'
import {
  answerTo,
  decodeEntry,
  decodeGame,
  decodeListed,
  type EncodedAppend,
  encodeAppend,
  encodeGame,
  name,
} from './encoded.ts'
import { openFile } from './file.ts'
import { inBatches } from './inbatches.ts'
import { openNotices } from './notices.ts'
import { statements } from './statement.ts'
import type { Appended, FileStore } from './store.ts'

// How often a process looks whether another one has written; within one process news needs no looking.
const LOOK_EVERY = 250
const MOST_AT_ONCE = 1000
const SWEEP_AT_ONCE = 10

type Job = () => unknown

/** Opens the store in one SQLite file; what it acknowledges is synced to disk. */
export const openSqlite = async (place: string, trouble: ReportTrouble = () => {}): Promise<Result<FileStore>> => {
  const opened = await openFile(place)
  return opened.ok ? ok(sqliteStore(opened.value, place, trouble)) : opened
}

const sqliteStore = (db: DatabaseSyncInstance, place: string, trouble: ReportTrouble): FileStore => {
  const sql = statements(db)
  const news = openNotices()
  let closed = false

  // What fails together is tried apart, so that one job cannot take the others down with it.
  const work = (jobs: readonly Job[]): readonly Outcome<unknown>[] => {
    try {
      db.exec('begin immediate')
    } catch (error) {
      return jobs.map(() => ({ error: troubleOf(error) }))
    }
    try {
      const fates = jobs.map(job => ({ answer: job() }))
      db.exec('commit')
      return fates
    } catch (error) {
      if (db.isTransaction) db.exec('rollback')
      return jobs.length === 1 ? [{ error: troubleOf(error) }] : jobs.flatMap(job => work([job]))
    }
  }
  const queue = batchQueue<Job, unknown>(work, MOST_AT_ONCE)

  const inTurn = <T>(job: () => T): Promise<T> =>
    closed ? Promise.reject(new StoreDown('it is closed')) : (queue.add(job) as Promise<T>)
  const now = async <T>(act: () => T): Promise<T> => {
    try {
      return act()
    } catch (error) {
      throw troubleOf(error)
    }
  }

  const append = (written: EncodedAppend): Appended => {
    const { table, entries } = written
    const present = sql.version(table)
    const met = present === 0 ? undefined : sql.met(table, entries)
    const answer = answerTo(written, present, met)
    if (answer.kind === 'done') sql.append(written)
    return answer
  }

  // Changes are counted inside the write lock, so their order is the order in which they can be seen.
  let seen = sql.lastChange()
  let dataVersion = sql.dataVersion()
  const look = (): void => {
    if (!news.heard() || sql.dataVersion() === dataVersion) return
    dataVersion = sql.dataVersion()
    const changed = sql.changedAfter(seen)
    for (const { change } of changed) seen = Math.max(seen, change)
    news.tell(changed)
  }
  const looking = setInterval(() => {
    try {
      look()
    } catch (error) {
      // It is looked at again in a moment.
      trouble(error)
    }
  }, LOOK_EVERY)
  looking.unref()

  return {
    kind: 'sqlite',
    async append(table, expected, entries, summary) {
      const written = encodeAppend(table, expected, entries, summary)
      const answer = await inTurn(() => append(written))
      if (answer.kind === 'done' && entries.length > 0) news.tell([{ table, version: answer.version }])
      return answer
    },
    read: (table, after = 0) => now(() => sql.read(table, after).map(row => decodeEntry(row.version, row))),
    load: (table, back) =>
      now(() => {
        const kept = sql.lastCheckpoint(table)
        return {
          checkpoint: kept === undefined ? null : { version: kept.version, state: JSON.parse(kept.state) as Json },
          entries: sql.read(table, (kept?.version ?? 0) - back).map(row => decodeEntry(row.version, row)),
        }
      }),
    async checkpoint(table, { version, state }, keep) {
      const text = JSON.stringify(state)
      await inTurn(() => sql.checkpoint(table, version, text, keep))
    },
    list: limit => now(() => sql.list(limit).map(row => ({ ...row, summary: JSON.parse(row.summary) as Json }))),
    due: (before, limit, owner) => now(() => sql.due(before, limit, owner ?? null)),
    claim: async (table, owner, until, at) => inTurn(() => sql.claim(name(table), name(owner), until, at)),
    release: (table, owner) => inTurn(() => sql.release(table, owner)),
    watch: news.watch,
    async archive(id, record, finished) {
      const game = encodeGame(id, record, finished)
      await inTurn(() => sql.archive(game))
    },
    record: id =>
      now(() => {
        const game = sql.game(id)
        return game === undefined ? null : decodeGame(game)
      }),
    records: table => now(() => sql.games(table).map(decodeListed)),
    sweep: (before, limit, spared = []) =>
      inBatches(limit, SWEEP_AT_ONCE, most => inTurn(() => sql.sweep(before, most, spared))),
    sweepRecords: (before, limit) =>
      inBatches(limit, SWEEP_AT_ONCE, most => inTurn(() => sql.sweepRecords(before, most))),
    remove: table => inTurn(() => sql.remove(table)),
    async rewrite(table, facts, state) {
      const encoded = facts.map(({ version, fact }) => ({ version, fact: JSON.stringify(fact) }))
      const whole = state === null ? null : JSON.stringify(state)
      await inTurn(() => sql.rewrite(table, encoded, whole))
    },
    async rewriteRecord(id, record, players) {
      await inTurn(() => sql.rewriteGame(id, JSON.stringify(record), JSON.stringify(players)))
    },
    counts: () => now(() => sql.counts()),
    ping: () => inTurn(() => sql.touch()),
    backup: to => backupFile(place, to),
    async close() {
      if (closed) return
      closed = true
      clearInterval(looking)
      await queue.idle()
      try {
        // All is in the one file then, and a plain copy of it is whole.
        db.exec('pragma wal_checkpoint(truncate)')
      } catch (error) {
        trouble(error)
      }
      db.close()
    },
  }
}
