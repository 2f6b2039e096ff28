import { type Person, summaryOf } from '@halfpint/table'
import { openShelf, shelfJournal } from '../local/journal.ts'
import { newTry } from '../local/try.ts'
import { foldLog, type Retry, retryLog } from './retry.ts'

/** Lays a table in this browser on which the game goes on from there; gives its id. */
export const layRetry = async (retry: Retry, me: Person): Promise<string> => {
  const table = newTry()
  const log = retryLog(retry, table, me, Date.now())
  const shelf = await openShelf()
  await shelfJournal(shelf, table).append(0, log, summaryOf(foldLog(log)))
  shelf.close()
  return table
}
