import { everySeat, isFields, type Json, ok, type Result, refuse } from '@halfpint/core'
import type { CommonEdit, Edit } from './edit.ts'
import { padGameOf } from './games.ts'
import { type Pad, withEntry } from './pad.ts'
import { readPad } from './read.ts'
import { listFrom, type SeatOrigins } from './reseat.ts'
import { scorePad } from './score.ts'
import { writePad } from './write.ts'

/** A pad with all its edits, so that each can be undone. */
export interface PadHistory {
  readonly base: Pad
  readonly edits: readonly Edit[]
  /** Undone edits that can be redone, the next one last. */
  readonly undone: readonly Edit[]
  readonly pad: Pad
}

/** Creates a history without edits. */
export const openHistory = (pad: Pad): PadHistory => ({ base: pad, edits: [], undone: [], pad })

const withSeats = (pad: Pad, from: SeatOrigins, name = '', symbol = ''): Pad => ({
  ...padGameOf(pad).reseat(pad, from),
  players: listFrom(pad.players, from, name),
  symbols: pad.symbols && listFrom(pad.symbols, from, symbol),
})

const change = (pad: Pad, edit: Edit): Pad => {
  const common = edit as CommonEdit
  switch (common.edit) {
    case 'rename':
      return { ...pad, players: withEntry(pad.players, common.seat, common.name) }
    case 'rounds':
      return { ...pad, options: { ...pad.options, rounds: common.value } }
    case 'join':
      return withSeats(pad, [...everySeat(pad.players.length), null], common.name, common.symbol)
    case 'go':
      return withSeats(
        pad,
        everySeat(pad.players.length).filter(seat => seat !== common.seat),
      )
    case 'add-round':
      return { ...pad, rounds: [...pad.rounds, padGameOf(pad).blankRound(pad.players.length)] }
    case 'remove-round':
      return { ...pad, rounds: pad.rounds.filter((_, at) => at !== common.round) }
    default:
      return padGameOf(pad).change(pad, edit)
  }
}

/** Refuses an edit that does not fit this pad. */
const checkTarget = (pad: Pad, edit: Edit): Result<void> => {
  const seats = pad.players.length
  const { round, seat } = edit as { readonly round?: number; readonly seat?: number | null }
  if (round !== undefined && pad.rounds[round] === undefined) return refuse('no-such-round', { round })
  if (typeof seat === 'number' && pad.players[seat] === undefined) return refuse('no-such-seat', { seat, seats })
  if (['add-round', 'join', 'go'].includes(edit.edit) && scorePad(pad).result !== null) return refuse('round-after-end')
  return ok(undefined)
}

/** Adds an edit and scores the pad again, or returns the reason why the pad would be invalid. */
export const applyEdit = (history: PadHistory, edit: Edit): Result<PadHistory> => {
  const placed = checkTarget(history.pad, edit)
  if (!placed.ok) return placed
  const read = readPad(writePad(change(history.pad, edit)))
  if (!read.ok) return read
  return ok({ base: history.base, edits: [...history.edits, edit], undone: [], pad: read.value })
}

const applyEdits = (base: Pad, edits: readonly Edit[]): Pad => edits.reduce(change, base)

/** Undoes the latest edit. Returns the same history if there is none. */
export const undo = (history: PadHistory): PadHistory => {
  const last = history.edits.at(-1)
  if (last === undefined) return history
  const edits = history.edits.slice(0, -1)
  return { base: history.base, edits, undone: [...history.undone, last], pad: applyEdits(history.base, edits) }
}

/** Redoes the last undone edit. Returns the same history if there is none. */
export const redo = (history: PadHistory): PadHistory => {
  const next = history.undone.at(-1)
  if (next === undefined) return history
  const edits = [...history.edits, next]
  return { base: history.base, edits, undone: history.undone.slice(0, -1), pad: applyEdits(history.base, edits) }
}

/** Writes a history for storage; inverse of `readHistory`. */
export const writeHistory = ({ base, edits, undone }: PadHistory): Json => ({
  base: writePad(base),
  edits: edits,
  undone: undone,
})

/** Applies edits up to the first that this version does not accept. */
const applyValidEdits = (base: Pad, edits: readonly Edit[]): PadHistory => {
  let history = openHistory(base)
  for (const edit of edits) {
    const next = applyEdit(history, edit)
    if (!next.ok) break
    history = next.value
  }
  return history
}

/** Reads a stored history. Stops at the first edit that this version does not know and keeps those before it. */
export const readHistory = (json: unknown): Result<PadHistory> => {
  const kept = isFields(json) ? json : {}
  const base = readPad(kept.base)
  if (!base.ok) return base
  const readEdits = (list: unknown): readonly Edit[] =>
    Array.isArray(list) && list.every(isFields) ? (list as Edit[]) : []
  const [edits, undone] = [readEdits(kept.edits), readEdits(kept.undone)]
  // Check all edits at once. Only if the result is invalid, apply them one by one.
  const read = readPad(writePad(applyEdits(base.value, edits)))
  if (read.ok) return ok({ base: base.value, edits, undone, pad: read.value })
  return ok({ ...applyValidEdits(base.value, edits), undone: [] })
}
