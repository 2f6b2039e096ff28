import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { DatabaseSync } from '@photostructure/sqlite'

/** Long-running SQL: statements without a result, then one that returns a value. */
interface Task {
  readonly place: string
  readonly statements: string
  readonly query: string
}

/** The program of a maintenance process: runs one task on a file and ends. */
export const serveMaintenance = (): void => {
  const { place, statements, query } = JSON.parse(process.argv[2]!) as Task
  const db = new DatabaseSync(place, { timeout: 5000 })
  db.exec(statements)
  process.stdout.write(JSON.stringify(Object.values(db.prepare(query).get() ?? {})[0]))
  db.close()
}

/**
 * Runs a task in a process with this program, so that it does not block the event loop. Resolves with the first value of
 * the query. Not a thread: SQLite cannot be interrupted in one, and a process that exits meanwhile is aborted. `stop`
 * kills the process; then this rejects.
 */
export const runMaintenance = (program: URL, task: Task, stop?: AbortSignal): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const words = [fileURLToPath(program), JSON.stringify(task)]
    const child = execFile(process.execPath, words, (error, stdout, stderr) => {
      process.off('exit', kill)
      if (error === null) resolve(JSON.parse(stdout))
      else reject(new Error(`maintenance failed: ${stderr || error.message}`))
    })
    const kill = (): void => void child.kill('SIGKILL')
    process.once('exit', kill)
    stop?.addEventListener('abort', kill, { once: true })
  })
