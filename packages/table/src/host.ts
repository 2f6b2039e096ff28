import { ok, type Result, refuse } from '@halfpint/core'
import { type Opening, takeOpening } from './decide.ts'
import { entriesOf, hostOf, load } from './hosting.ts'
import type { Journal } from './journal.ts'
import { placardOf } from './placard.ts'
import type { Host, Powers } from './powers.ts'

/** Opens a new table on an empty journal. */
export const openTable = async (journal: Journal, opening: Opening, powers: Powers): Promise<Result<Host>> => {
  const now = powers.now()
  const taken = takeOpening(opening, now, powers)
  if (!taken.ok) return taken
  const appended = await journal.append(0, entriesOf(taken.value, now, null), placardOf(taken.value.table))
  return appended.kind === 'done' ? openHost(journal, powers) : refuse('table-exists')
}

/** Takes up the table that a journal tells of; `unknown-table` if it is empty. */
export const openHost = async (journal: Journal, powers: Powers): Promise<Result<Host>> => {
  const loaded = await load(journal)
  if (loaded.table.version === 0) return refuse('unknown-table')
  const host = hostOf(journal, powers, loaded)
  powers.wake?.(host.due())
  return ok(host)
}
