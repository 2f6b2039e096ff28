import { parentPort, Worker, workerData } from 'node:worker_threads'
import { DatabaseSync } from '@photostructure/sqlite'
import type { Outcome } from './batchqueue.ts'
import { StoreDamaged, StoreDown } from './down.ts'
import type { EncodedAppend, EncodedEntry } from './encoded.ts'
import { damageIn, tuneWriting } from './file.ts'
import { type FileJob, fileWriter } from './filewriter.ts'
import type { Staged } from './staging.ts'
import { statements } from './statement.ts'
import type { Appended } from './store.ts'

/** An outcome on its way between two threads, the usual one as its place alone; errors lose their class there. */
type Sent = number | { readonly answer: unknown } | { readonly damaged: boolean; readonly reason: string }

const sent = (outcome: Outcome<unknown>): Sent => {
  if ('error' in outcome) {
    const { message, cause } = outcome.error as Error
    return { damaged: outcome.error instanceof StoreDamaged, reason: cause instanceof Error ? cause.message : message }
  }
  return ((outcome.answer ?? {}) as Partial<Staged>).place ?? outcome
}

const received = (outcome: Exclude<Sent, number>): Outcome<unknown> => {
  if ('answer' in outcome) return outcome
  return { error: outcome.damaged ? new StoreDamaged(outcome.reason) : new StoreDown(outcome.reason) }
}

/** Jobs on their way: appends, which are almost all, without the names of their fields, which would be sent each time. */
type Packed = FileJob | readonly (string | number | boolean | null)[]

const pack = (job: FileJob): Packed => {
  if (job.kind !== 'append') return job
  const { table, expected, entries, summary } = job.with[0]
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
  return { kind: 'append', with: [{ table, expected, entries, summary: { listed, due, over, summary } }] }
}

/** What became of a batch, and the generation of what is staged after it. */
interface Done {
  readonly outcomes: readonly Sent[]
  readonly generation: number
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
    if (jobs !== null) {
      const outcomes = write(jobs.map(unpack)).map(sent)
      return parentPort?.postMessage({ outcomes, generation: sql.generation() } satisfies Done)
    }
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
  /** Where all is staged that was answered of a table; `undefined` if that is not known. */
  stagedOf(table: string): readonly number[] | undefined
  close(): Promise<void>
}

/** What the thread may keep for what is born and dies with a batch. */
const YOUNG_MB = 4

/** Starts the program at `path`, which calls `serveWriter`; and again, with the next batch, if it has died. */
export const openWriterThread = (path: URL, place: string): WriterThread => {
  let worker: Worker | undefined
  let waiting: ((outcomes: readonly Sent[]) => void) | undefined
  let ended: Promise<void> = Promise.resolve()
  const staged = new Map<string, number[]>()
  let generation = 0

  const answer = (done: Done): void => {
    // What was staged was moved, or it is not known what is.
    if (done.generation !== generation) staged.clear()
    generation = done.generation
    const resolve = waiting
    waiting = undefined
    resolve?.(done.outcomes)
  }

  const doneAt = ({ table, expected, entries }: EncodedAppend, place: number): Outcome<Appended> => {
    const places = staged.get(table) ?? []
    if (places.length === 0) staged.set(table, places)
    for (let at = 0; at < entries.length; at++) places.push(place + at)
    return { answer: { kind: 'done', version: expected + entries.length } }
  }

  const start = (): Worker => {
    const own = new Worker(path, {
      workerData: { place } satisfies Task,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    })
    own.on('message', answer)
    own.on('error', () => {})
    ended = new Promise(resolve => {
      own.once('exit', () => {
        if (worker === own) worker = undefined
        // Whether the batch was written is not known; whoever waits has to look.
        answer({ outcomes: [], generation: 0 })
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
          resolve(
            jobs.map((job, at) => {
              const outcome = outcomes[at]
              if (outcome === undefined) return { error: new StoreDown('the writer ended') }
              if (typeof outcome !== 'number') return received(outcome)
              return doneAt((job as Extract<FileJob, { kind: 'append' }>).with[0], outcome)
            }),
          )
        const thread = worker ?? start()
        thread.postMessage(jobs.map(pack))
      }),
    stagedOf: table => (generation === 0 ? undefined : (staged.get(table) ?? [])),
    async close() {
      worker?.postMessage(null)
      await ended
    },
  }
}
