import { below, type Random } from '@halfpint/core'
import { memoryStore, type Store, StoreDown } from '@halfpint/store'
import type { Client } from './database.ts'
import type { Scheduler } from './scheduler.ts'

/** A SQLite file on a disk. Synced data survives; an unsynced transaction survives as a whole or not at all. */
export interface DiskFile {
  /** The synced data. */
  readonly kept: Store
  /** Opens the file for the only process that uses it. */
  open(client: Client): Store
  /** Writes fail until this time. */
  fullUntil: number
  /** Every sync fails until this time. The data may appear after a restart. */
  failingUntil: number
  slow: { until: number; most: number }
  /** Until this time there is space for events, but not for anything as long as a record or a checkpoint. */
  tightUntil: number
  /** The process died: a pending transaction has reached the disk, or has not. */
  lose(): void
}

interface Job {
  act(): Promise<unknown>
  resolve(answer: never): void
  reject(error: unknown): void
}

/** Opens an empty file; `committed` is called for every table with new events. */
export const openDiskFile = (scheduler: Scheduler, random: Random, committed: (table: string) => void): DiskFile => {
  const kept = memoryStore()
  let waiting: Job[] = []
  let underWay: Job[] | undefined
  /** Transactions whose sync failed. They may appear after a restart. */
  let limbo: Job[] = []

  const apply = async (jobs: readonly Job[]): Promise<void> => {
    for (const { act, resolve, reject } of jobs) await act().then(answer => resolve(answer as never), reject)
  }
  const syncTime = (): number =>
    0.3 + below(random, 8000) / 1000 + (scheduler.now() < file.slow.until ? below(random, file.slow.most) : 0)

  const commit = (client: Client): void => {
    if (underWay !== undefined || waiting.length === 0) return
    const batch = waiting
    underWay = batch
    waiting = []
    scheduler.after(
      syncTime(),
      async () => {
        underWay = undefined
        const isFull = scheduler.now() < file.fullUntil
        const isFailing = scheduler.now() < file.failingUntil
        if (isFull || isFailing) {
          limbo = isFailing ? batch : []
          for (const { reject } of batch) reject(new StoreDown(isFull ? 'the disk is full' : 'the disk fails'))
        } else {
          limbo = []
          await apply(batch)
        }
        commit(client)
      },
      client,
    )
  }

  const file: DiskFile = {
    kept,
    fullUntil: 0,
    failingUntil: 0,
    slow: { until: 0, most: 0 },
    tightUntil: 0,
    lose() {
      const torn = underWay ?? limbo
      underWay = undefined
      waiting = []
      limbo = []
      // No process is left to get an answer.
      if (torn.length > 0 && below(random, 2) === 0) for (const { act } of torn) act().catch(() => {})
    },
    open(client) {
      const hearers = new Set<(news: Parameters<Parameters<Store['watch']>[0]>[0]) => void>()
      let closed = false
      const write = <T>(act: () => Promise<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          if (closed) return reject(new StoreDown('store closed'))
          waiting.push({ act, resolve, reject })
          commit(client)
        })
      const writeLong = <T>(act: () => Promise<T>): Promise<T> =>
        scheduler.now() < file.tightUntil ? Promise.reject(new StoreDown('no space left')) : write(act)
      return {
        ...kept,
        kind: 'sqlite',
        async append(table, expected, entries, summary) {
          const answer = await write(async () => {
            const appended = await kept.append(table, expected, entries, summary)
            if (appended.kind === 'done' && entries.length > 0) committed(table)
            return appended
          })
          if (answer.kind === 'done' && entries.length > 0) {
            const news = [{ table, version: answer.version }]
            const tell = (): void => {
              for (const hear of hearers) hear(news)
            }
            scheduler.after(0, tell, client)
          }
          return answer
        },
        checkpoint: (...words) => writeLong(() => kept.checkpoint(...words)),
        archive: (...words) => writeLong(() => kept.archive(...words)),
        sweep: (...words) => write(() => kept.sweep(...words)),
        ping: () => write(() => kept.ping()),
        watch(hear) {
          hearers.add(hear)
          return () => void hearers.delete(hear)
        },
        async close() {
          closed = true
        },
      }
    },
  }
  return file
}
