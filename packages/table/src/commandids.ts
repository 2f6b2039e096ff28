import { ok, type Result, refuse, type Viewer } from '@halfpint/core'
import type { Command } from './command.ts'
import { hashOf } from './hash.ts'
import type { Table } from './table.ts'

/**
 * Number of command ids kept in memory to answer a repeated one without reading the log: those of some minutes.
 * The journal has all of them and accepts none twice.
 */
export const KEPT_IDS = 128

/** Identifies a command in the journal: its sender, its id, a hash of the command, and two hashes of sender and id. */
export interface Signature {
  readonly sender: string
  readonly id: string
  readonly print: number
  readonly one: number
  readonly other: number
}

const OTHER_START = 0x2f0b4c47

/** The hash of a command that was stored without one. */
const UNKNOWN = 0

const sign = (sender: string, id: string, print: number): Signature => ({
  sender,
  id,
  print,
  one: hashOf(id, hashOf('/', hashOf(sender))),
  other: hashOf(id, hashOf('/', hashOf(sender, OTHER_START))),
})

const personOn = ({ seats: seatStates }: Table, seat: Viewer): string => {
  const seatState = seat === 'spectator' ? undefined : seatStates[seat]
  return seatState?.kind === 'person' ? seatState.person.id : `${seat}`
}

/** The signature of a command. Ids belong to the person, not to the seat. The new key identifies a spectator. */
export const signatureOf = (table: Table, who: Viewer, id: string, command: Command): Signature =>
  sign(command.type === 'sit' ? command.key : personOn(table, who), id, hashOf(JSON.stringify(command)))

/** The id under which the journal stores a command. */
export const entryIdOf = ({ sender, id, print }: Signature): string => `${sender}/${id}/${print.toString(36)}`

/** The ids of the last accepted commands. */
export interface CommandIds {
  /** The version of an accepted command; `id-used` if another command had the id. */
  find(signature: Signature): Result<number | undefined>
  /** Adds an accepted command. */
  note(signature: Signature, version: number): void
}

/** The command of an entry's id; `before` is the table before the entry. */
export const signatureIn = (entryId: string, before: Table): Signature => {
  const [sender = '', id = '', print] = entryId.split('/')
  // Logs of 0.1.0 have the seat instead of the person, and no hash.
  const isSeat = print === undefined && /^\d$/.test(sender)
  const person = isSeat ? personOn(before, Number(sender)) : sender
  return sign(person, id, print === undefined ? UNKNOWN : Number.parseInt(print, 36))
}

/** Numbers stored per id: two hashes of sender and id, the hash of the command, and its version. */
const FIELDS = 4

/** Initial capacity; it doubles when it is full. */
const INITIAL_CAPACITY = 16

/**
 * An empty set of ids. They are stored as numbers in one array: as strings they took half of the memory of a table. All
 * first hashes come first, so that a search reads little memory; then all second ones, and so on. Two ids practically
 * never have the same 64 bits.
 */
export const openCommandIds = (): CommandIds => {
  let room = 0
  let kept = new Uint32Array(0)
  let next = 0

  const grow = (): void => {
    const more = new Uint32Array(FIELDS * Math.max(INITIAL_CAPACITY, 2 * room))
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
