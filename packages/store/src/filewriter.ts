import type { Outcome } from './batchqueue.ts'
import { troubleOf } from './down.ts'
import type { Statements } from './statement.ts'

type Writing =
  | 'append'
  | 'checkpoint'
  | 'archive'
  | 'sweep'
  | 'sweepRecords'
  | 'remove'
  | 'rewrite'
  | 'rewriteGame'
  | 'touch'

/** Something to be written to a file, as data: what is to be said to it, in another thread maybe. */
export type FileJob = {
  [Kind in Writing]: { readonly kind: Kind; readonly with: Parameters<Statements[Kind]> }
}[Writing]

/** Writes jobs in one transaction and tells what became of each. */
export type FileWriter = (jobs: readonly FileJob[]) => readonly Outcome<unknown>[]

/** The writer of an open file. */
export const fileWriter = (sql: Statements): FileWriter => {
  const perform = ({ kind, with: words }: FileJob): unknown => (sql[kind] as (...words: unknown[]) => unknown)(...words)

  // What fails together is tried apart, so that one job cannot take the others down with it.
  const write: FileWriter = jobs => {
    try {
      sql.begin()
    } catch (error) {
      return jobs.map(() => ({ error: troubleOf(error) }))
    }
    try {
      const outcomes = jobs.map(job => ({ answer: perform(job) }))
      sql.commit()
      return outcomes
    } catch (error) {
      sql.rollback()
      return jobs.length === 1 ? [{ error: troubleOf(error) }] : jobs.flatMap(job => write([job]))
    }
  }
  return write
}
