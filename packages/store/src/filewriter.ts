import type { Outcome } from './batchqueue.ts'
import { troubleOf } from './down.ts'
import type { EncodedAppend, EncodedGame } from './encoded.ts'
import type { Statements } from './statement.ts'

/** Something to be written to a file, as data: it may be done in another thread. */
export type FileJob =
  | { readonly kind: 'append'; readonly append: EncodedAppend }
  | {
      readonly kind: 'checkpoint'
      readonly table: string
      readonly version: number
      readonly state: string
      readonly keep: number
    }
  | {
      readonly kind: 'claim'
      readonly table: string
      readonly owner: string
      readonly until: number
      readonly now: number
    }
  | { readonly kind: 'release'; readonly table: string; readonly owner: string }
  | { readonly kind: 'archive'; readonly game: EncodedGame }
  | { readonly kind: 'sweep'; readonly before: number; readonly most: number; readonly spared: readonly string[] }
  | { readonly kind: 'sweepRecords'; readonly before: number; readonly most: number }
  | { readonly kind: 'remove'; readonly table: string }
  | {
      readonly kind: 'rewrite'
      readonly table: string
      readonly facts: readonly { readonly version: number; readonly fact: string }[]
    }
  | { readonly kind: 'rewriteGame'; readonly id: string; readonly record: string; readonly players: string }
  | { readonly kind: 'touch' }

/** Writes jobs in one transaction and tells what became of each. */
export type FileWriter = (jobs: readonly FileJob[]) => readonly Outcome<unknown>[]

/** The writer of an open file. */
export const fileWriter = (sql: Statements): FileWriter => {
  const perform = (job: FileJob): unknown => {
    switch (job.kind) {
      case 'append':
        return sql.append(job.append)
      case 'checkpoint':
        return sql.checkpoint(job.table, job.version, job.state, job.keep)
      case 'claim':
        return sql.claim(job.table, job.owner, job.until, job.now)
      case 'release':
        return sql.release(job.table, job.owner)
      case 'archive':
        return sql.archive(job.game)
      case 'sweep':
        return sql.sweep(job.before, job.most, job.spared)
      case 'sweepRecords':
        return sql.sweepRecords(job.before, job.most)
      case 'remove':
        return sql.remove(job.table)
      case 'rewrite':
        return sql.rewrite(job.table, job.facts)
      case 'rewriteGame':
        return sql.rewriteGame(job.id, job.record, job.players)
      case 'touch':
        return sql.touch()
    }
  }

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
