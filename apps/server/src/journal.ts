import type { Store } from '@halfpint/store'
import type { Journal, TableFact } from '@halfpint/table'

/** After so long without news a table is looked at: is everybody still here who came in through a process? */
export const CHECK_AFTER = 15_000

/** The process that people listen through looks first; after so much longer any other does. */
const OTHERS_AFTER = CHECK_AFTER + 5_000

/** When other processes should look at a table that was quiet since then. */
export const lookAt = (since: number): number => since + OTHERS_AFTER

/** The log of one table in the store. `written` hears how many facts were added. */
export const journalIn = (store: Store, table: string, written: (facts: number) => void): Journal => ({
  async read(after) {
    const stored = await store.read(table, after)
    return stored.map(entry => ({ ...entry, fact: entry.fact as TableFact }))
  },
  async append(expected, entries, summary) {
    const at = entries.at(-1)?.at ?? 0
    const check = lookAt(at)
    const checked = { ...summary, due: summary.due === null ? check : Math.min(summary.due, check) }
    const stored = entries.map(entry => ({ ...entry, fact: entry.fact }))
    const appended = await store.append(table, expected, stored, checked)
    if (appended.kind === 'done') written(entries.length)
    return appended
  },
})
