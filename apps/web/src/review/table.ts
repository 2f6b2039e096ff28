import { type Person, summaryOf } from '@halfpint/table'
import { databaseJournal, openTables } from '../local/database.ts'
import { newTry } from '../local/try.ts'
import { foldLog, type Retry, retryLog } from './retry.ts'

/** Creates a table in this browser on which the game goes on from there; gives its id. */
export const createRetry = async (retry: Retry, me: Person): Promise<string> => {
  const table = newTry()
  const log = retryLog(retry, table, me, Date.now())
  const database = await openTables()
  await databaseJournal(database, table).append(0, log, summaryOf(foldLog(log)))
  database.close()
  return table
}
