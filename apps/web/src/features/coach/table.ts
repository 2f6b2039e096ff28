import { type Person, summaryOf } from '@halfpint/table'
import { foldLog, type Retry, retryLog } from '../../session/record/retry.ts'
import { databaseJournal, openTables } from '../../session/worker/database.ts'
import { newTry } from '../../session/worker/tableids.ts'

/** Creates a table in this browser on which the game goes on from there; gives its id. */
export const createRetry = async (retry: Retry, me: Person): Promise<string> => {
  const table = newTry()
  const log = retryLog(retry, table, me, Date.now())
  const database = await openTables()
  await databaseJournal(database, table).append(0, log, summaryOf(foldLog(log)))
  database.close()
  return table
}
