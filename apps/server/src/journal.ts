import type { Json } from '@halfpint/core'
import type { Store, Stored } from '@halfpint/store'
import { type Journal, KEPT_IDS, type Table, type TableFact } from '@halfpint/table'

/** So often a table is looked at: is everybody still here who came in through a process? */
export const CHECK_AFTER = 15_000

/** The process that people listen through looks first; after so much longer any other does. */
const OTHERS_AFTER = CHECK_AFTER + 5_000

/** It matters little when exactly: so that what is written of a table seldom changes, the moments are these apart. */
const APART = 5_000

/** When other processes should look at a table that was quiet since then. */
export const lookAt = (since: number): number => Math.ceil((since + OTHERS_AFTER) / APART) * APART

/** An entry of the store as one of a table. */
export const factIn = (stored: Stored) => ({ ...stored, fact: stored.fact as TableFact })

/** How many entries of a log are kept before a checkpoint, for whoever wants to look into it. */
const KEPT_ENTRIES = 20_000

/** Keeps a table whole beside its log, so that nothing before is needed to take it up. */
export const keepWhole = (store: Store, table: Table): Promise<void> =>
  // A table is plain data through and through, but an interface is no index of Json.
  store.checkpoint(table.id, { version: table.version, state: table as unknown as Json }, KEPT_ENTRIES)

/** The log of one table in the store. */
export const journalIn = (store: Store, table: string): Journal => ({
  async load() {
    const { checkpoint, entries } = await store.load(table, KEPT_IDS)
    return {
      // It is the very table that `checkpoint` of the registry wrote.
      checkpoint: checkpoint === null ? null : (checkpoint.state as unknown as Table),
      entries: entries.map(factIn),
    }
  },
  async read(after) {
    return (await store.read(table, after)).map(factIn)
  },
  append(expected, entries, summary) {
    const at = entries.at(-1)?.at ?? 0
    const check = lookAt(at)
    const { listed, over, due, summary: shown } = summary
    const checked = { listed, over, due: due === null ? check : Math.min(due, check), summary: shown }
    return store.append(table, expected, entries, checked)
  },
})
