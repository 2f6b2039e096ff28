import { ok, type Result, refuse } from '@halfpint/core'
import { type Opening, takeOpening } from './decide.ts'
import type { Environment, Host } from './environment.ts'
import { entriesOf, hostOf, load } from './hosting.ts'
import type { Journal } from './journal.ts'
import { summaryOf } from './summary.ts'

/** Opens a new table on an empty journal. */
export const openTable = async (
  journal: Journal,
  opening: Opening,
  environment: Environment,
): Promise<Result<Host>> => {
  const now = environment.now()
  const taken = takeOpening(opening, now, environment)
  if (!taken.ok) return taken
  const appended = await journal.append(0, entriesOf(taken.value, now, null), summaryOf(taken.value.table))
  if (appended.kind !== 'done') return refuse('table-exists')
  environment.written?.(taken.value.facts.length)
  return openHost(journal, environment)
}

/** Takes up the table that a journal tells of; `unknown-table` if it is empty. */
export const openHost = async (journal: Journal, environment: Environment): Promise<Result<Host>> => {
  const loaded = await load(journal)
  if (loaded.table.version === 0) return refuse('unknown-table')
  const host = hostOf(journal, environment, loaded)
  environment.wake?.(host.due())
  return ok(host)
}
