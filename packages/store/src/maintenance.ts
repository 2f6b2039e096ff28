import { parentPort, Worker, workerData } from 'node:worker_threads'
import { DatabaseSync } from '@photostructure/sqlite'

/** Long-running SQL: statements without a result, then one that returns a value. */
interface Task {
  readonly place: string
  readonly statements: string
  readonly query: string
}

/** The program of a maintenance thread: runs one task on a file and ends. */
export const serveMaintenance = (): void => {
  const { place, statements, query } = workerData as Task
  const db = new DatabaseSync(place, { timeout: 5000 })
  db.exec(statements)
  parentPort?.postMessage(Object.values(db.prepare(query).get() ?? {})[0])
  db.close()
}

/**
 * Runs a task in a thread with this program, so that it does not block the event loop. Resolves with the first value of
 * the query when the thread has ended: a process that exits while a thread uses SQLite is aborted.
 */
export const runInThread = (program: URL, task: Task): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(program, { workerData: task })
    let value: unknown
    worker.once('message', (message: unknown) => {
      value = message
    })
    worker.once('error', reject)
    worker.once('exit', () =>
      value === undefined ? reject(new Error('the maintenance thread ended without a result')) : resolve(value),
    )
  })
