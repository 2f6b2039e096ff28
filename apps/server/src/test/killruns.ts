import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { must } from '@halfpint/core'
import { openStore } from '@halfpint/store'
import { asPostgres, dropDatabase, freshDatabase } from '@halfpint/store/testing'
import { type KillResult, type KillRun, killWhilePlaying } from './kill.ts'
import { startProcess } from './process.ts'

type Measure = Pick<KillRun, 'kills' | 'tables' | 'seed' | 'tell' | 'isEnough'>

/** One process on a SQLite file, killed during games. */
export const killOnSqlite = async (built: string, measure: Measure): Promise<KillResult> => {
  const data = mkdtempSync(join(tmpdir(), 'halfpint-kill-'))
  const server = await startProcess(built, ['--data', data, '--log', 'error'])
  const open = async () => must(await openStore(join(data, 'halfpint.sqlite')))
  const toll = await killWhilePlaying({ ...measure, servers: [server], openStore: open })
  rmSync(data, { recursive: true, force: true })
  return toll
}

/** Ends the connections for notifications between processes. Returns how many. */
const cutNews = (database: string): Promise<number> =>
  asPostgres(async client => {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'halfpint news'`,
    )
    return rowCount ?? 0
  }, database)

/** Two processes on one PostgreSQL: either is killed during games, and notifications are interrupted now and then. */
export const killOnPostgres = async (built: string, measure: Measure): Promise<KillResult> => {
  const database = await freshDatabase()
  const words = ['--database', database, '--log', 'error']
  const servers = [await startProcess(built, words), await startProcess(built, words)]
  const open = async () => must(await openStore(database))
  const trouble = () => cutNews(database)
  const toll = await killWhilePlaying({ ...measure, servers, openStore: open, trouble })
  await dropDatabase(database)
  return toll
}
