import { ok, type Result, refuse, type Viewer } from '@halfpint/core'
import { hashOf } from './print.ts'
import type { Table } from './table.ts'
import type { Wish } from './wish.ts'

/**
 * How many ids of wishes are remembered, to answer a repeated one without reading the log: those of some minutes.
 * The journal knows them all and takes none twice.
 */
export const KEPT_IDS = 128

/** A wish as the journal tells it from others: who wished it, the id they gave it, a print of it, and two hashes of the first two. */
export interface Signature {
  readonly wisher: string
  readonly id: string
  readonly print: number
  readonly one: number
  readonly other: number
}

const OTHER_START = 0x2f0b4c47

/** The print of a wish that was written without one. */
const UNKNOWN = 0

const sign = (wisher: string, id: string, print: number): Signature => ({
  wisher,
  id,
  print,
  one: hashOf(id, hashOf('/', hashOf(wisher))),
  other: hashOf(id, hashOf('/', hashOf(wisher, OTHER_START))),
})

const personOn = ({ chairs }: Table, seat: Viewer): string => {
  const chair = seat === 'rail' ? undefined : chairs[seat]
  return chair?.kind === 'person' ? chair.person.id : `${seat}`
}

/** The signature of a wish; ids belong to the person, not to the chair. On the rail the new key tells people apart. */
export const signatureOf = (table: Table, who: Viewer, id: string, wish: Wish): Signature =>
  sign(wish.type === 'sit' ? wish.key : personOn(table, who), id, hashOf(JSON.stringify(wish)))

/** The id under which the journal keeps a wish. */
export const entryIdOf = ({ wisher, id, print }: Signature): string => `${wisher}/${id}/${print.toString(36)}`

/** The ids of the wishes that were granted last. */
export interface WishIds {
  /** The version at which this wish was granted, if it was; `id-used` if the id was given to another wish. */
  find(signature: Signature): Result<number | undefined>
  /** Notes a wish that was granted. */
  note(signature: Signature, version: number): void
}

/** The wish that the id of an entry tells of; `before` is the table at which it happened. */
export const signatureIn = (entryId: string, before: Table): Signature => {
  const [wisher = '', id = '', print] = entryId.split('/')
  // Logs of 0.1.0 have the seat for the person, and no print.
  const isSeat = print === undefined && /^\d$/.test(wisher)
  const person = isSeat ? personOn(before, Number(wisher)) : wisher
  return sign(person, id, print === undefined ? UNKNOWN : Number.parseInt(print, 36))
}

/** What is kept of each id: two hashes of who gave it and of the id, the print of its wish, and its version. */
const FIELDS = 4

/** So many ids have room at first; when they are full, twice as many. */
const FIRST_ROOM = 16

/**
 * No ids yet. They are kept as numbers in one array: as texts they were half of what a table took in memory, and work
 * for the collector. All first hashes come first, so that a search touches little memory; then all second ones, and so
 * on. Two ids of 64 bits practically never look alike.
 */
export const openWishIds = (): WishIds => {
  let room = 0
  let kept = new Uint32Array(0)
  let next = 0

  const grow = (): void => {
    const more = new Uint32Array(FIELDS * Math.max(FIRST_ROOM, 2 * room))
    for (let field = 0; field < FIELDS; field++) {
      more.set(kept.subarray(field * room, (field + 1) * room), (field * more.length) / FIELDS)
    }
    kept = more
    room = more.length / FIELDS
  }

  return {
    find({ id, one, other, print }) {
      for (let at = 0; at < room; at++) {
        if (kept[at] !== one || kept[at + room] !== other) continue
        const version = kept[at + 3 * room]
        if (version === 0) continue
        const noted = kept[at + 2 * room]
        const isSame = noted === UNKNOWN || noted === print
        return isSame ? ok(version) : refuse('id-used', { id })
      }
      return ok(undefined)
    },
    note({ one, other, print }, version) {
      if (next === room && room < KEPT_IDS) grow()
      const at = next % room
      kept[at] = one
      kept[at + room] = other
      kept[at + 2 * room] = print
      kept[at + 3 * room] = version
      next = at + 1
    },
  }
}
