import { statSync } from 'node:fs'
import { type Json, ok, type Result } from '@halfpint/core'
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { backupFile } from './backup.ts'
import { batchQueue } from './batchqueue.ts'
import { type ReportTrouble, StoreDamaged, StoreDown, troubleOf } from './down.ts'
import { decodeEntry, decodeGame, decodeListed, encodeAppend, encodeGame } from './encoded.ts'
import { FILE_STEPS, openFile, READ_THROUGH } from './file.ts'
import { type FileJob, fileWriter } from './filewriter.ts'
import { inBatches } from './inbatches.ts'
import { openNotices } from './notices.ts'
import { statements } from './statement.ts'
import type { Appended, FileStore, Stored } from './store.ts'
import { checkInThread, openWriterThread } from './writerthread.ts'

// How often a process looks whether another one has written; within one process news needs no looking.
const LOOK_EVERY = 250
const MOST_AT_ONCE = 1000
const SWEEP_AT_ONCE = 10

/**
 * Opens the store in one SQLite file; what it acknowledges is synced to disk. With the program of a `writer` commits
 * are made in a thread of their own; whoever has one holds the file alone (`lockFile`).
 */
export const openSqlite = async (
  place: string,
  trouble: ReportTrouble = () => {},
  writer?: URL,
  wide = READ_THROUGH,
): Promise<Result<FileStore>> => {
  const size = sizeOf(place)
  if (size === 0) trouble(new Error(`${place} was there and empty: all begins anew in it`))
  const opened = await openFile(place, FILE_STEPS, wide)
  return opened.ok ? ok(sqliteStore(opened.value, place, trouble, writer, (size ?? 0) >= wide)) : opened
}

const sizeOf = (place: string): number | null => {
  try {
    return statSync(place).size
  } catch {
    return null
  }
}

const sqliteStore = (
  db: DatabaseSyncInstance,
  place: string,
  trouble: ReportTrouble,
  writer: URL | undefined,
  isUnread: boolean,
): FileStore => {
  const sql = statements(db)
  const news = openNotices()
  let closing: Promise<void> | undefined

  let damage: StoreDamaged | undefined
  /** A file too large to be read through before it was opened is read through meanwhile. */
  const checking = async (program: URL): Promise<void> => {
    const found = await checkInThread(program, place)
    if (found === null) return
    damage = new StoreDamaged(found)
    trouble(damage)
  }
  if (isUnread && writer !== undefined) checking(writer).catch(trouble)

  const thread = writer === undefined ? undefined : openWriterThread(writer, place)
  // Who only reads needs to remember little: tables are taken up seldom.
  if (thread !== undefined) db.exec('pragma cache_size = -1000')
  const told = (job: FileJob, answer: unknown): void => {
    if (job.kind !== 'append' || job.with[0].entries.length === 0) return
    const { kind, version } = answer as Appended
    if (kind === 'done') news.tell([{ table: job.with[0].table, version }])
  }
  const queue = batchQueue<FileJob, unknown>(thread?.write ?? fileWriter(sql), MOST_AT_ONCE, told)

  /** Writes in its turn. What the answer of each kind is, the writer says. */
  const inTurn = <T>(job: FileJob): Promise<T> =>
    closing !== undefined ? Promise.reject(new StoreDown('it is closed')) : (queue.add(job) as Promise<T>)
  const now = async <T>(act: () => T): Promise<T> => {
    try {
      return act()
    } catch (error) {
      throw troubleOf(error)
    }
  }

  const readAfter = (table: string, after: number): Stored[] =>
    sql.read(table, after, thread?.stagedOf(table)).map(row => decodeEntry(row.version, row))

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
    // With a writer of its own nobody else writes, and what that one writes is told at once.
    if (thread !== undefined) return
    try {
      look()
    } catch (error) {
      // It is looked at again in a moment.
      trouble(error)
    }
  }, LOOK_EVERY)
  looking.unref()

  const close = async (): Promise<void> => {
    clearInterval(looking)
    await queue.idle()
    await thread?.close()
    try {
      // All is in the one file then, and a plain copy of it is whole.
      db.exec('pragma wal_checkpoint(truncate)')
    } catch (error) {
      trouble(error)
    }
    db.close()
  }

  return {
    kind: 'sqlite',
    append(table, expected, entries, summary) {
      try {
        return inTurn<Appended>({ kind: 'append', with: [encodeAppend(table, expected, entries, summary)] })
      } catch (error) {
        return Promise.reject(error)
      }
    },
    read: (table, after = 0) => now(() => readAfter(table, after)),
    last: table =>
      now(() => {
        const row = sql.last(table)
        return row === undefined ? undefined : decodeEntry(row.version, row)
      }),
    load: (table, back) =>
      now(() => {
        const kept = sql.lastCheckpoint(table)
        return {
          checkpoint: kept === undefined ? null : { version: kept.version, state: JSON.parse(kept.state) as Json },
          entries: readAfter(table, (kept?.version ?? 0) - back),
        }
      }),
    async checkpoint(table, { version, state }, keep) {
      const text = JSON.stringify(state)
      await inTurn({ kind: 'checkpoint', with: [table, version, text, keep] })
    },
    list: limit => now(() => sql.list(limit).map(row => ({ ...row, summary: JSON.parse(row.summary) as Json }))),
    due: (before, limit) => now(() => sql.due(before, limit)),
    watch: news.watch,
    announce: notice => news.tell([notice]),
    async archive(id, record, finished) {
      const game = encodeGame(id, record, finished)
      await inTurn({ kind: 'archive', with: [game] })
    },
    record: id =>
      now(() => {
        const game = sql.game(id)
        return game === undefined ? null : decodeGame(game)
      }),
    records: table => now(() => sql.games(table).map(decodeListed)),
    sweep: (before, limit, spared = []) =>
      inBatches(limit, SWEEP_AT_ONCE, most => inTurn({ kind: 'sweep', with: [before, most, spared] })),
    sweepRecords: (before, limit) =>
      inBatches(limit, SWEEP_AT_ONCE, most => inTurn({ kind: 'sweepRecords', with: [before, most] })),
    remove: table => inTurn({ kind: 'remove', with: [table] }),
    async rewrite(table, facts) {
      const encoded = facts.map(({ version, fact }) => ({ version, fact: JSON.stringify(fact) }))
      await inTurn({ kind: 'rewrite', with: [table, encoded] })
    },
    async rewriteRecord(id, record, players) {
      await inTurn({ kind: 'rewriteGame', with: [id, JSON.stringify(record), JSON.stringify(players)] })
    },
    counts: () => now(() => sql.counts()),
    ping: () => (damage === undefined ? inTurn({ kind: 'touch', with: [] }) : Promise.reject(damage)),
    backup: to => backupFile(place, to),
    close() {
      closing ??= close()
      return closing
    },
  }
}
