import { statSync } from 'node:fs'
import { type Json, ok, type Result, refuse } from '@halfpint/core'
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { backupFile } from './backup.ts'
import { batchQueue, type Outcome } from './batchqueue.ts'
import { NOTE_VISIT_AFTER } from './copies.ts'
import { type ReportError, StoreDamaged, StoreDown, storeErrorOf } from './down.ts'
import { decodeEntry, decodeGame, decodeListed, encodeAppend, encodeGame } from './encoded.ts'
import { FILE_STEPS, MAX_CHECKED_BYTES, openFile } from './file.ts'
import { inBatches } from './inbatches.ts'
import { runMaintenance } from './maintenance.ts'
import { openNotices } from './notices.ts'
import { type Statements, statements } from './statement.ts'
import type { Appended, FileStore, Stored } from './store.ts'
import { cutLog } from './walcheck.ts'
import { openWalSync } from './walsync.ts'

/** Minimum time between two commits, in milliseconds. Appends that arrive meanwhile share a commit. */
const COMMIT_INTERVAL = 10

// Interval in milliseconds for detecting writes of other processes.
const LOOK_INTERVAL = 250
const MAX_BATCH = 1000
const SWEEP_BATCH = 10

/** A larger file is not rebuilt after a deletion. Writers wait for a rebuild: one or two seconds at this size. */
const MAX_REBUILT_BYTES = 128 * 1024 * 1024

/** Minimum time between two rebuilds, and before another try if a reader blocked it, in milliseconds. */
const [REBUILD_INTERVAL, RETRY_AFTER] = [60_000, 1_000]

/**
 * Opens the store in one SQLite file; acknowledged writes are synced to disk. `maintenance` is the program of the
 * process for tasks that take seconds. Only a process that has locked the file (`lockFile`) may pass it.
 */
export const openSqlite = async (
  place: string,
  onError: ReportError = () => {},
  maintenance?: URL,
  wide = MAX_CHECKED_BYTES,
): Promise<Result<FileStore>> => {
  const size = sizeOf(place)
  // Only a process that has locked the file can decide this: another one may be creating it.
  if (maintenance !== undefined) {
    if (size === 0) return refuse('store-empty', { place })
    const cut = cutLog(place)
    if (cut !== null) return refuse('store-cut', { place, ...cut })
  }
  const opened = await openFile(place, FILE_STEPS, wide)
  return opened.ok ? ok(sqliteStore(opened.value, place, onError, maintenance, (size ?? 0) >= wide)) : opened
}

const sizeOf = (place: string): number | null => {
  try {
    return statSync(place).size
  } catch {
    return null
  }
}

/** A function that runs inside a transaction, and one that runs after its sync, before other writes. */
interface Job {
  run(): unknown
  afterwards?(): Promise<unknown>
}

/**
 * Runs jobs in one transaction. If it fails, each job runs in a separate one, so that one job cannot fail the others.
 */
const runTogether = (sql: Statements, jobs: readonly Job[]): Outcome<unknown>[] => {
  try {
    sql.begin()
  } catch (error) {
    return jobs.map(() => ({ error: storeErrorOf(error) }))
  }
  try {
    const outcomes = jobs.map(job => ({ answer: job.run() }))
    sql.commit()
    return outcomes
  } catch (error) {
    sql.rollback()
    return jobs.length === 1 ? [{ error: storeErrorOf(error) }] : jobs.flatMap(job => runTogether(sql, [job]))
  }
}

const sqliteStore = (
  db: DatabaseSyncInstance,
  place: string,
  onError: ReportError,
  maintenance: URL | undefined,
  isUnread: boolean,
): FileStore => {
  db.exec('pragma synchronous = normal')
  const sql = statements(db)
  const wal = openWalSync(place)
  const news = openNotices()
  let closing: Promise<void> | undefined

  /** Aborted when the store closes. */
  const stopped = new AbortController()
  let damage: StoreDamaged | undefined
  /** A file too large to be checked before it was opened is checked meanwhile. */
  const check = async (program: URL): Promise<void> => {
    const task = { place, statements: '', query: 'pragma quick_check(1)' }
    const found = await runMaintenance(program, task, stopped.signal)
    if (found === 'ok') return
    damage = new StoreDamaged(found)
    onError(damage)
  }
  const ignoreStopped = (error: unknown): void => {
    if (!stopped.signal.aborted) onError(error)
  }
  const checked = isUnread && maintenance !== undefined ? check(maintenance).catch(ignoreStopped) : undefined

  const settled = async ({ afterwards }: Job, outcome: Outcome<unknown>): Promise<Outcome<unknown>> => {
    if (afterwards === undefined || 'error' in outcome) return outcome
    try {
      return { answer: await afterwards() }
    } catch (error) {
      return { error: storeErrorOf(error) }
    }
  }
  const work = async (jobs: readonly Job[]): Promise<readonly Outcome<unknown>[]> => {
    const outcomes = runTogether(sql, jobs)
    try {
      await wal.sync()
    } catch (error) {
      return jobs.map(() => ({ error: storeErrorOf(error) }))
    }
    for (const [at, job] of jobs.entries()) {
      if (job.afterwards !== undefined) outcomes[at] = await settled(job, outcomes[at] as Outcome<unknown>)
    }
    return outcomes
  }
  const queue = batchQueue<Job, unknown>(work, { limit: MAX_BATCH, interval: COMMIT_INTERVAL })

  const add = <T>(run: () => T): Promise<T> =>
    closing !== undefined ? Promise.reject(new StoreDown('it is closed')) : (queue.add({ run }) as Promise<T>)
  const now = async <T>(act: () => T): Promise<T> => {
    try {
      return act()
    } catch (error) {
      throw storeErrorOf(error)
    }
  }

  const readAfter = (table: string, after: number): Stored[] => sql.read(table, after).map(decodeEntry)

  // Changes are counted inside the write lock, so they become visible in that order.
  let seen = sql.lastChange()
  let dataVersion = sql.dataVersion()
  const look = (): void => {
    if (!news.hasSubscribers() || sql.dataVersion() === dataVersion) return
    dataVersion = sql.dataVersion()
    const changed = sql.changedAfter(seen)
    for (const { change } of changed) seen = Math.max(seen, change)
    news.publish(changed)
  }
  // A process that has locked the file is notified of its own appends only.
  const looking =
    maintenance === undefined
      ? setInterval(() => {
          try {
            look()
          } catch (error) {
            // The next interval tries again.
            onError(error)
          }
        }, LOOK_INTERVAL).unref()
      : undefined

  /** Rewrites the file without deleted content: `secure_delete` misses copies in pages that were split. */
  const rebuild = async (): Promise<boolean> => {
    if (maintenance === undefined) db.exec('vacuum')
    else await runMaintenance(maintenance, { place, statements: 'vacuum', query: 'pragma wal_checkpoint(truncate)' })
    return sql.scrub()
  }
  const erase = (rebuilds: boolean): Promise<boolean> =>
    queue.add({ run: () => {}, afterwards: rebuilds ? rebuild : async () => sql.scrub() }) as Promise<boolean>

  /** True if content was deleted since the last rebuild. */
  let isDirty = false
  let rebuiltAt = Number.NEGATIVE_INFINITY
  let erasing: NodeJS.Timeout | undefined
  const scrub = async (): Promise<void> => {
    const mayRebuild = isDirty && (sizeOf(place) ?? 0) <= MAX_REBUILT_BYTES
    const rebuilds = mayRebuild && performance.now() - rebuiltAt >= REBUILD_INTERVAL
    if (rebuilds) {
      rebuiltAt = performance.now()
      isDirty = false
    }
    if (closing !== undefined) throw new StoreDown('it is closed')
    const isClean = await erase(rebuilds)
    if (isClean && rebuilds === mayRebuild) return
    erasing ??= setTimeout(
      () => {
        erasing = undefined
        scrub().catch(onError)
      },
      isClean ? REBUILD_INTERVAL : RETRY_AFTER,
    ).unref()
  }

  const close = async (): Promise<void> => {
    clearInterval(looking)
    clearTimeout(erasing)
    if (erasing !== undefined) await erase(true).catch(onError)
    stopped.abort()
    await queue.idle()
    await checked
    wal.close()
    try {
      // Then all data is in the one file, and a plain copy of it is complete.
      db.exec('pragma wal_checkpoint(truncate)')
    } catch (error) {
      onError(error)
    }
    db.close()
  }

  return {
    kind: 'sqlite',
    async append(table, expected, entries, summary) {
      const written = encodeAppend(table, expected, entries, summary)
      const answer: Appended = await add(() => sql.append(written))
      if (answer.kind === 'done' && entries.length > 0) news.publish([{ table, version: answer.version }])
      return answer
    },
    read: (table, after = 0) => now(() => readAfter(table, after)),
    last: table =>
      now(() => {
        const row = sql.last(table)
        return row === undefined ? undefined : decodeEntry(row)
      }),
    load: (table, back) =>
      now(() => {
        const version = sql.versionOf(table)
        const kept = sql.lastCheckpoint(table)
        return {
          version,
          checkpoint: kept === undefined ? null : { version: kept.version, state: JSON.parse(kept.state) as Json },
          entries: readAfter(table, (kept?.version ?? 0) - back),
        }
      }),
    async checkpoint(table, { version, state }, keep) {
      const text = JSON.stringify(state)
      await add(() => sql.checkpoint(table, version, text, keep))
    },
    list: (limit, perTag = limit) =>
      now(() =>
        sql.list(limit, perTag).map(({ table, version, summary }) => {
          return { table, version, summary: JSON.parse(summary) as Json }
        }),
      ),
    due: (before, limit) => now(() => sql.due(before, limit)),
    watch: news.watch,
    announce: notice => news.publish([notice]),
    async archive(id, record, finished) {
      const game = encodeGame(id, record, finished)
      await add(() => sql.archive(game))
    },
    record: id =>
      now(() => {
        const game = sql.game(id)
        return game === undefined ? null : decodeGame(game)
      }),
    records: table => now(() => sql.games(table).map(decodeListed)),
    sweep: (before, limit, spared = []) =>
      inBatches(limit, SWEEP_BATCH, most => add(() => sql.sweep(before, most, spared))),
    newest: () => now(() => sql.newest()),
    sweepRecords: (before, limit) => inBatches(limit, SWEEP_BATCH, most => add(() => sql.sweepRecords(before, most))),
    remove: table => add(() => sql.remove(table)),
    async rewrite(table, events) {
      const encoded = events.map(({ version, event }) => ({ version, event: JSON.stringify(event) }))
      await add(() => sql.rewrite(table, encoded))
    },
    async rewriteRecord(id, record, players) {
      const [text, names] = [JSON.stringify(record), JSON.stringify(players)]
      await add(() => sql.rewriteGame(id, text, names))
    },
    erase() {
      isDirty = true
      return scrub().catch(onError)
    },
    copies: {
      read: async (id, time) => {
        const row = await now(() => sql.copy(id))
        if (row === undefined) return null
        if (time - row.visited > NOTE_VISIT_AFTER) await add(() => sql.visitCopy(id, time))
        return { tag: row.tag, body: row.body }
      },
      write: (id, expected, body, time) => add(() => sql.writeCopy(id, expected, body, time)),
      remove: id => add(() => sql.removeCopy(id)),
      sweep: (before, limit) => inBatches(limit, SWEEP_BATCH, most => add(() => sql.sweepCopies(before, most))),
    },
    counts: () => now(() => sql.counts()),
    ping: () => (damage === undefined ? add(() => sql.touch()) : Promise.reject(damage)),
    backup: to => backupFile(place, to),
    close() {
      closing ??= close()
      return closing
    },
  }
}
