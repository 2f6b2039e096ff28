import { ok, type Result, refuse, type Viewer } from '@halfpint/core'
import { printOf } from './print.ts'
import type { Table } from './table.ts'
import type { Wish } from './wish.ts'

/**
 * How many ids of wishes are remembered, to answer a repeated one without reading the log: those of some minutes.
 * At thousands of tables they are a good part of the memory; the journal knows them all and takes none twice.
 */
export const KEPT_IDS = 256

/** A wish as the journal tells it from others: who wished it, the id they gave it, and a print of what it was. */
export interface Signature {
  readonly wisher: string
  readonly id: string
  readonly print: string
}

const personOn = ({ chairs }: Table, seat: Viewer): string => {
  const chair = seat === 'rail' ? undefined : chairs[seat]
  return chair?.kind === 'person' ? chair.person.id : `${seat}`
}

/** The signature of a wish; ids belong to the person, not to the chair. On the rail the new key tells people apart. */
export const signatureOf = (table: Table, who: Viewer, id: string, wish: Wish): Signature => ({
  wisher: wish.type === 'sit' ? wish.key : personOn(table, who),
  id,
  print: printOf(JSON.stringify(wish)),
})

/** The id under which the journal keeps a wish. */
export const entryIdOf = ({ wisher, id, print }: Signature): string => `${wisher}/${id}/${print}`

/** The ids of the wishes that were granted last. */
export interface WishIds {
  /** The version at which this wish was granted, if it was; `id-used` if the id was given to another wish. */
  find(signature: Signature): Result<number | undefined>
  /** Notes the id of an entry; `before` is the table at which it happened. */
  note(entryId: string, version: number, before: Table): void
}

/** Logs of 0.1.0 have the seat for the person, and no print. */
const oldKeyOf = (entryId: string, before: Table): string => {
  const [wisher = '', id] = entryId.split('/')
  return `${/^\d$/.test(wisher) ? personOn(before, Number(wisher)) : wisher}/${id}`
}

/** No ids yet. */
export const openWishIds = (): WishIds => {
  const known = new Map<string, { readonly version: number; readonly print: string | undefined }>()
  return {
    find({ wisher, id, print }) {
      const found = known.get(`${wisher}/${id}`)
      if (found === undefined) return ok(undefined)
      return found.print === undefined || found.print === print ? ok(found.version) : refuse('id-used', { id })
    },
    note(entryId, version, before) {
      const end = entryId.indexOf('/', entryId.indexOf('/') + 1)
      if (end < 0) known.set(oldKeyOf(entryId, before), { version, print: undefined })
      else known.set(entryId.slice(0, end), { version, print: entryId.slice(end + 1) })
      if (known.size <= KEPT_IDS) return
      for (const oldest of known.keys()) {
        known.delete(oldest)
        return
      }
    },
  }
}
