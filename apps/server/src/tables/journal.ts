import { isFields, type Json } from '@halfpint/core'
import { NO_TABLE, type Store, StoreDamaged, type Stored } from '@halfpint/store'
import { type Journal, KEPT_IDS, type NumberedEvent, type Table, upgradeEntry, upgradeTable } from '@halfpint/table'
import { isKnownEvent } from '@halfpint/table/wire'

/** Milliseconds between checks whether the nodes of a table are alive. */
export const CHECK_AFTER = 15_000

/** A process with subscribers checks first; other processes check this much later. */
const OTHERS_AFTER = CHECK_AFTER + 5_000

/** Check times are rounded to multiples of this, so that the summary of a table seldom changes. */
const CHECK_GRID = 5_000

/** The time at which other processes should check a table without events since then. */
export const checkTimeOf = (since: number): number => Math.ceil((since + OTHERS_AFTER) / CHECK_GRID) * CHECK_GRID

const damaged = (table: string, what: string): StoreDamaged => new StoreDamaged(`the log of table ${table}: ${what}`)

/** The events of a table that the store has, upgraded. Throws if a version is missing, or if an event is not known. */
export const eventsIn = (table: string, stored: readonly Stored[]) =>
  stored.map((entry, at) => {
    const version = (stored[0]?.version ?? 0) + at
    if (entry.version !== version) throw damaged(table, `version ${version} is missing`)
    const upgraded = upgradeEntry<NumberedEvent & { readonly id?: string }>(entry)
    if (!isKnownEvent(upgraded.event)) throw damaged(table, `version ${version} is an unknown event`)
    return upgraded
  })

/** Number of entries kept before a checkpoint, for diagnosis. */
const KEPT_ENTRIES = 20_000

/** Stores a checkpoint of a table beside its log. */
export const storeCheckpoint = (store: Store, table: Table): Promise<void> =>
  // A table is plain data, but an interface is not assignable to Json.
  store.checkpoint(table.id, { version: table.version, state: table as unknown as Json }, KEPT_ENTRIES)

/** The log beside a table with the tag of the address that opened it. No table has such a name. */
const openerLog = (table: string): string => `opener-${table}`

/** Stores the tag of the address that opens a table. */
export const noteOpener = async (store: Store, table: string, at: number, addressTag: string): Promise<void> => {
  await store.append(openerLog(table), 0, [{ at, event: { addressTag } }], NO_TABLE)
}

/** The tag of the address that opened a table, which is stored with its listing and shown to nobody. */
export type Tagged = { readonly addressTag?: string }

/** The log of one table in the store. `openedBy` is the tag of the address that opens it now. */
export const journalIn = (store: Store, table: string, openedBy?: string): Journal => {
  let addressTag = openedBy
  /** The same object for the same listing, so that the store does not encode it again. */
  const tagged = new WeakMap<object, Json>()
  const tag = (listing: Json): Json => {
    if (addressTag === undefined || !isFields(listing)) return listing
    const known = tagged.get(listing) ?? { ...listing, addressTag }
    tagged.set(listing, known)
    return known
  }
  return {
    async load() {
      const [{ version, checkpoint, entries }, opener] = await Promise.all([
        store.load(table, KEPT_IDS),
        store.last(openerLog(table)),
      ])
      const before = checkpoint?.version ?? 0
      const first = entries[0]?.version ?? before + 1
      const last = entries.at(-1)?.version ?? before
      if (first > before + 1) throw damaged(table, `version ${before + 1} is missing`)
      // A table that is swept while it is read may have a version without entries.
      if (last < version && (last > 0 || (await store.load(table, KEPT_IDS)).version > 0))
        throw damaged(table, `version ${last + 1} is missing`)
      addressTag = (opener?.event as Tagged | undefined)?.addressTag
      return {
        checkpoint: checkpoint === null ? null : upgradeTable(checkpoint.state),
        entries: eventsIn(table, entries),
      }
    },
    async read(after) {
      return eventsIn(table, await store.read(table, after))
    },
    append(expected, entries, summary) {
      const at = entries.at(-1)?.at ?? 0
      const check = checkTimeOf(at)
      const { listed, over, due, summary: shown } = summary
      const checked = { listed, over, due: due === null ? check : Math.min(due, check), summary: tag(shown) }
      // An event is plain data, but its type is not assignable to Json.
      const stored = entries.map(({ event, ...entry }) => ({ ...entry, event: event as unknown as Json }))
      return store.append(table, expected, stored, checked)
    },
  }
}
