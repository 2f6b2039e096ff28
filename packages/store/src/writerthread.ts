import { parentPort, Worker, workerData } from 'node:worker_threads'
import { DatabaseSync } from '@photostructure/sqlite'
import type { Outcome } from './batchqueue.ts'
import { StoreDamaged, StoreDown } from './down.ts'
import type { EncodedEntry } from './encoded.ts'
import { damageIn, tuneWriting } from './file.ts'
import { type FileJob, fileWriter } from './filewriter.ts'
import { statements } from './statement.ts'
import type { Appended } from './store.ts'

/** An outcome on its way between two threads, the usual one as the version alone; errors lose their class there. */
type Sent = number | { readonly answer: unknown } | { readonly damaged: boolean; readonly reason: string }

const sent = (outcome: Outcome<unknown>): Sent => {
  if ('error' in outcome) {
    const { message, cause } = outcome.error as Error
    return { damaged: outcome.error instanceof StoreDamaged, reason: cause instanceof Error ? cause.message : message }
  }
  const { kind, version } = (outcome.answer ?? {}) as Partial<Appended>
  return kind === 'done' && version !== undefined ? version : outcome
}

const received = (outcome: Sent): Outcome<unknown> => {
  if (typeof outcome === 'number') return { answer: { kind: 'done', version: outcome } satisfies Appended }
  if ('answer' in outcome) return outcome
  return { error: outcome.damaged ? new StoreDamaged(outcome.reason) : new StoreDown(outcome.reason) }
}

/** Jobs on their way: appends, which are almost all, without the names of their fields, which would be sent each time. */
type Packed = FileJob | readonly (string | number | boolean | null)[]

const pack = (job: FileJob): Packed => {
  if (job.kind !== 'append') return job
  const { table, expected, entries, summary } = job.append
  const packed = [table, expected, summary.listed, summary.due, summary.over, summary.summary]
  for (const { id, at, fact } of entries) packed.push(id, at, fact)
  return packed
}

const unpack = (packed: Packed): FileJob => {
  if (!Array.isArray(packed)) return packed as FileJob
  const [table, expected, listed, due, over, summary] = packed
  const entries: EncodedEntry[] = []
  for (let at = 6; at < packed.length; at += 3) {
    entries.push({ id: packed[at], at: packed[at + 1], fact: packed[at + 2] })
  }
  return { kind: 'append', append: { table, expected, entries, summary: { listed, due, over, summary } } }
}

/** What a thread is started for. */
interface Task {
  readonly place: string
  /** Only reads the file through and tells what is damaged in it. */
  readonly checks?: true
}

/** The whole program of a thread that writes to a file: one batch at a time, each on disk before it is answered. */
export const serveWriter = (): void => {
  const { place, checks } = workerData as Task
  const db = new DatabaseSync(place, { timeout: 5000, readOnly: checks === true })
  if (checks === true) {
    parentPort?.postMessage(damageIn(db))
    db.close()
    return
  }
  tuneWriting(db)
  const sql = statements(db, true)
  const write = fileWriter(sql)
  parentPort?.on('message', (jobs: readonly Packed[] | null) => {
    if (jobs !== null) return parentPort?.postMessage(write(jobs.map(unpack)).map(sent))
    try {
      sql.settle()
    } catch {
      // It is on disk, and whoever opens the file next moves it.
    }
    db.close()
    parentPort?.close()
  })
}

/** Reads a file through in a thread of its own, while others use it; tells what is damaged in it, or `null`. */
export const checkInThread = (path: URL, place: string): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(path, { workerData: { place, checks: true } satisfies Task })
    worker.unref()
    worker.once('message', resolve)
    worker.once('error', reject)
  })

/** A thread that writes, so that nobody else waits for the disk. */
export interface WriterThread {
  write(jobs: readonly FileJob[]): Promise<readonly Outcome<unknown>[]>
  close(): Promise<void>
}

/** What the thread may keep for what is born and dies with a batch. */
const YOUNG_MB = 4

/** Starts the program at `path`, which calls `serveWriter`; and again, with the next batch, if it has died. */
export const openWriterThread = (path: URL, place: string): WriterThread => {
  let worker: Worker | undefined
  let waiting: ((outcomes: readonly Outcome<unknown>[]) => void) | undefined
  let ended: Promise<void> = Promise.resolve()

  const answer = (outcomes: readonly Outcome<unknown>[]): void => {
    const resolve = waiting
    waiting = undefined
    resolve?.(outcomes)
  }

  const start = (): Worker => {
    const own = new Worker(path, {
      workerData: { place } satisfies Task,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    })
    own.on('message', (outcomes: readonly Sent[]) => answer(outcomes.map(received)))
    own.on('error', () => {})
    ended = new Promise(resolve => {
      own.once('exit', () => {
        if (worker === own) worker = undefined
        // Whether the batch was written is not known; whoever waits has to look.
        answer([])
        resolve()
      })
    })
    worker = own
    return own
  }
  start()

  return {
    write: jobs =>
      new Promise(resolve => {
        waiting = outcomes =>
          resolve(outcomes.length > 0 ? outcomes : jobs.map(() => ({ error: new StoreDown('the writer ended') })))
        const thread = worker ?? start()
        thread.postMessage(jobs.map(pack))
      }),
    async close() {
      worker?.postMessage(null)
      await ended
    },
  }
}
