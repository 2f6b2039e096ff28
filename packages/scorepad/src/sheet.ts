import { everySeat, isFields, type Json, ok, type Result, refuse } from '@halfpint/core'
import type { CommonEdit, Edit } from './edit.ts'
import { padGameOf } from './games.ts'
import { type Pad, replaced } from './pad.ts'
import { readPad } from './read.ts'
import { type From, listFrom } from './reseat.ts'
import { scorePad } from './score.ts'
import { writePad } from './write.ts'

/** A pad with all its edits, so that each can be undone. */
export interface Sheet {
  readonly base: Pad
  readonly edits: readonly Edit[]
  /** Undone edits that can be redone, the next one last. */
  readonly undone: readonly Edit[]
  readonly pad: Pad
}

/** Creates a sheet without edits. */
export const openSheet = (pad: Pad): Sheet => ({ base: pad, edits: [], undone: [], pad })

const reseated = (pad: Pad, from: From, name = '', symbol = ''): Pad => ({
  ...padGameOf(pad).reseat(pad, from),
  players: listFrom(pad.players, from, name),
  symbols: pad.symbols && listFrom(pad.symbols, from, symbol),
})

const change = (pad: Pad, edit: Edit): Pad => {
  const common = edit as CommonEdit
  switch (common.edit) {
    case 'rename':
      return { ...pad, players: replaced(pad.players, common.seat, common.name) }
    case 'rounds':
      return { ...pad, options: { ...pad.options, rounds: common.value } }
    case 'join':
      return reseated(pad, [...everySeat(pad.players.length), null], common.name, common.symbol)
    case 'go':
      return reseated(
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
const misplaced = (pad: Pad, edit: Edit): Result<void> => {
  const seats = pad.players.length
  const { round, seat } = edit as { readonly round?: number; readonly seat?: number | null }
  if (round !== undefined && pad.rounds[round] === undefined) return refuse('no-such-round', { round })
  if (typeof seat === 'number' && pad.players[seat] === undefined) return refuse('no-such-seat', { seat, seats })
  if (['add-round', 'join', 'go'].includes(edit.edit) && scorePad(pad).result !== null) return refuse('round-after-end')
  return ok(undefined)
}

/** Adds an edit and scores the pad again, or returns the reason why the pad would be invalid. */
export const edited = (sheet: Sheet, edit: Edit): Result<Sheet> => {
  const placed = misplaced(sheet.pad, edit)
  if (!placed.ok) return placed
  const read = readPad(writePad(change(sheet.pad, edit)))
  if (!read.ok) return read
  return ok({ base: sheet.base, edits: [...sheet.edits, edit], undone: [], pad: read.value })
}

const folded = (base: Pad, edits: readonly Edit[]): Pad => edits.reduce(change, base)

/** Undoes the latest edit. Returns the same sheet if there is none. */
export const undo = (sheet: Sheet): Sheet => {
  const last = sheet.edits.at(-1)
  if (last === undefined) return sheet
  const edits = sheet.edits.slice(0, -1)
  return { base: sheet.base, edits, undone: [...sheet.undone, last], pad: folded(sheet.base, edits) }
}

/** Redoes the last undone edit. Returns the same sheet if there is none. */
export const redo = (sheet: Sheet): Sheet => {
  const next = sheet.undone.at(-1)
  if (next === undefined) return sheet
  const edits = [...sheet.edits, next]
  return { base: sheet.base, edits, undone: sheet.undone.slice(0, -1), pad: folded(sheet.base, edits) }
}

/** Writes a sheet for storage; the inverse of `readSheet`. */
export const writeSheet = ({ base, edits, undone }: Sheet): Json => ({
  base: writePad(base),
  edits: edits,
  undone: undone,
})

/** Applies edits up to the first that this version does not accept. */
const taken = (base: Pad, edits: readonly Edit[]): Sheet => {
  let sheet = openSheet(base)
  for (const edit of edits) {
    const next = edited(sheet, edit)
    if (!next.ok) break
    sheet = next.value
  }
  return sheet
}

/** Reads a stored sheet. Stops at the first edit that this version does not know and keeps those before it. */
export const readSheet = (json: unknown): Result<Sheet> => {
  const kept = isFields(json) ? json : {}
  const base = readPad(kept.base)
  if (!base.ok) return base
  const readEdits = (list: unknown): readonly Edit[] =>
    Array.isArray(list) && list.every(isFields) ? (list as Edit[]) : []
  const [edits, undone] = [readEdits(kept.edits), readEdits(kept.undone)]
  // Check all edits at once. Only if the result is invalid, apply them one by one.
  const read = readPad(writePad(folded(base.value, edits)))
  if (read.ok) return ok({ base: base.value, edits, undone, pad: read.value })
  return ok({ ...taken(base.value, edits), undone: [] })
}
