import { bySeat, type Fields, isFields } from '@halfpint/core'
import type { TableEvent } from './event.ts'
import type { Table } from './table.ts'

// Reads the data of versions up to 0.2.0, which used other names: `fact` for an event, `chair` for a seat, `rail` for
// spectators, `door` for a server process, `stand-in` for a substitute. Stored data is not rewritten but upgraded on read.

/** The events that had another name up to version 0.2.0. */
const RENAMED: { readonly [type: string]: TableEvent['type'] } = {
  'set-up': 'setup-changed',
  'bot-sat': 'bot-seated',
  emptied: 'seat-cleared',
  'host-passed': 'host-changed',
  came: 'connected',
  went: 'disconnected',
  watched: 'spectators-changed',
  'stood-in': 'substituted',
  'gave-back': 'resumed',
  unveiled: 'revealed',
  cheered: 'spectator-reacted',
  'rematch-wished': 'rematch-requested',
}

/** A stored event under its present name. An event of the present version is returned unchanged. */
export const upgradeEvent = (stored: unknown): unknown => {
  if (!isFields(stored)) return stored
  const type = Object.hasOwn(RENAMED, String(stored.type)) ? RENAMED[String(stored.type)] : undefined
  if (type === undefined) return stored
  const { door, watching, ...fields } = stored
  return {
    ...fields,
    type,
    ...(door === undefined ? {} : { node: door }),
    ...(watching === undefined ? {} : { count: watching }),
  }
}

/** An entry of a stored log: up to version 0.2.0 its event was called `fact`. */
type StoredEntry<Entry> = Omit<Entry, 'event'> & { readonly event?: unknown; readonly fact?: unknown }

/** An entry of a stored log as the present version writes it. */
export const upgradeEntry = <Entry extends { readonly event: unknown }>(stored: StoredEntry<Entry>): Entry => {
  const { fact, event = fact, ...entry } = stored
  // Only the event differs. Code that needs a known event checks it.
  return { ...entry, event: upgradeEvent(event) } as unknown as Entry
}

const upgradeSeat = (stored: Fields): Fields => {
  if (stored.kind !== 'person' || !('standIn' in stored)) return stored
  const { doors, standIn, again, ...seat } = stored
  return { ...seat, ...(doors === undefined ? {} : { nodes: doors }), substitute: standIn, wantsRematch: again }
}

/** A stored table, such as a checkpoint. Fields that its version did not have are left out. */
export const upgradeTable = (stored: unknown): Table => {
  const { chairs, rail, ...rest } = stored as Fields
  // Matches of versions up to 0.2.1 have neither choices that can be changed nor pauses.
  const isOld = isFields(rest.match) && !('choices' in rest.match)
  const table = isOld ? { ...rest, match: { ...(rest.match as Fields), choices: null, pause: null } } : rest
  if (!Array.isArray(chairs)) return (isOld ? table : stored) as Table
  const seats = bySeat(chairs.length, seat => upgradeSeat(chairs[seat] as Fields))
  // The versions before wrote it: the rest of it is as it is today.
  return { ...table, seats, ...(rail === undefined ? {} : { spectators: rail }) } as unknown as Table
}
