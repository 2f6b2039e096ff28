import { ok, type Result, refuse } from '@halfpint/core'
import { type Opening, openingDecision } from './decide.ts'
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
  const decision = openingDecision(opening, now, environment)
  if (!decision.ok) return decision
  const appended = await journal.append(0, entriesOf(decision.value, now, null), summaryOf(decision.value.table))
  if (appended.kind !== 'done') return refuse('table-exists')
  environment.written?.(decision.value.events.length)
  return openHost(journal, environment)
}

/** Loads the table of a journal; `unknown-table` if the journal is empty. */
export const openHost = async (journal: Journal, environment: Environment): Promise<Result<Host>> => {
  const loaded = await load(journal)
  if (loaded.table.version === 0) return refuse('unknown-table')
  const host = hostOf(journal, environment, loaded)
  environment.wake?.(host.due())
  return ok(host)
}
