import type { Viewer } from '@halfpint/core'
import type { NumberedEvent } from './event.ts'
import { evolveTable } from './evolve.ts'
import type { Table } from './table.ts'
import { redactEvent } from './view.ts'

/**
 * Minimum number of events kept for clients that reconnect; the maximum is twice as many. More events would take more
 * bytes than a whole view, and much memory at thousands of tables.
 */
export const MIN_RECENT_EVENTS = 32

/** The latest events of a table, for clients that reconnect soon. */
export interface Recent {
  /** Adds an event; `after` is the table after it. */
  add(numbered: NumberedEvent, after: Table): void
  /** Drops all events: a client that reconnects gets the whole view of this table. */
  restart(table: Table): void
  /** The events after a version, for this viewer; `null` if that version is too old or does not exist yet. */
  missed(viewer: Viewer, after: number): readonly NumberedEvent[] | null
}

/** The event as the viewer may know it; the same object if nothing is hidden. */
export const redactFor = (numbered: NumberedEvent, viewer: Viewer, before: Table): NumberedEvent => {
  const event = redactEvent(numbered.event, viewer, before)
  return event === numbered.event ? numbered : { at: numbered.at, event, version: numbered.version }
}

/**
 * Starts with this table. Redaction needs the table before an event, so two older tables are kept, and no work grows with
 * the length of the log.
 */
export const openRecent = (table: Table): Recent => {
  let older = table
  let newer = table
  let events: NumberedEvent[] = []
  return {
    restart(table) {
      older = table
      newer = table
      events = []
    },
    add(numbered, after) {
      events.push(numbered)
      if (after.version - newer.version < MIN_RECENT_EVENTS) return
      events = events.slice(newer.version - older.version)
      older = newer
      newer = after
    },
    missed(viewer, after) {
      if (!(after >= older.version && after <= older.version + events.length)) return null
      const heard: NumberedEvent[] = []
      let before = older
      for (const numbered of events) {
        if (numbered.version > after) heard.push(redactFor(numbered, viewer, before))
        before = evolveTable(before, numbered)
      }
      return heard
    },
  }
}
