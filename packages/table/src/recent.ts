import type { Viewer } from '@halfpint/core'
import { evolveTable } from './evolve.ts'
import type { Told } from './fact.ts'
import type { Table } from './table.ts'
import { redactFact } from './view.ts'

/**
 * How many facts at least are kept for those who were away; at most twice as many. More of them would be longer on the
 * wire than a whole view, and at thousands of tables they are a good part of the memory.
 */
export const KEPT_FACTS = 32

/** The latest facts of a table, for those who come back after a short while. */
export interface Recent {
  /** Remembers a fact; `after` is the table after it. */
  add(told: Told, after: Table): void
  /** Forgets all of it: who comes back is given the whole view of this table. */
  restart(table: Table): void
  /** What this viewer missed after a version; `null` if that is too long ago or has not happened yet. */
  missed(viewer: Viewer, after: number): readonly Told[] | null
}

/** The fact as the viewer may hear it; the very same object where nothing is hidden. */
export const tell = (told: Told, viewer: Viewer, before: Table): Told => {
  const fact = redactFact(told.fact, viewer, before)
  return fact === told.fact ? told : { at: told.at, fact, version: told.version }
}

/**
 * Remembers from this table on. Facts can only be redacted beside the table they happened at, so two older
 * tables are kept to start from, and no work grows with the length of the log.
 */
export const openRecent = (table: Table): Recent => {
  let older = table
  let newer = table
  let facts: Told[] = []
  return {
    restart(table) {
      older = table
      newer = table
      facts = []
    },
    add(told, after) {
      facts.push(told)
      if (after.version - newer.version < KEPT_FACTS) return
      facts = facts.slice(newer.version - older.version)
      older = newer
      newer = after
    },
    missed(viewer, after) {
      if (!(after >= older.version && after <= older.version + facts.length)) return null
      const heard: Told[] = []
      let before = older
      for (const told of facts) {
        if (told.version > after) heard.push(tell(told, viewer, before))
        before = evolveTable(before, told)
      }
      return heard
    },
  }
}
