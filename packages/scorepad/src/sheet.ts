import { everySeat, isFields, type Json, ok, type Result, refuse } from '@halfpint/core'
import type { CommonEdit, Edit } from './edit.ts'
import { padGameOf } from './games.ts'
import { type Pad, replaced } from './pad.ts'
import { readPad } from './read.ts'
import { type From, listFrom } from './reseat.ts'
import { scorePad } from './score.ts'
import { writePad } from './write.ts'

/** A pad with everything that was done to it, so that anything can be undone. */
export interface Sheet {
  readonly base: Pad
  readonly edits: readonly Edit[]
  /** What was undone and can be done again, the next one last. */
  readonly undone: readonly Edit[]
  readonly pad: Pad
}

/** A sheet on which nothing was changed yet. */
export const openSheet = (pad: Pad): Sheet => ({ base: pad, edits: [], undone: [], pad })

const reseated = (pad: Pad, from: From, name = '', symbol = ''): Pad => ({
  ...padGameOf(pad).reseat(pad, from),
  players: listFrom(pad.players, from, name),
  symbols: pad.symbols && listFrom(pad.symbols, from, symbol),
})

const change = (pad: Pad, edit: Edit): Pad => {
  const stroke = edit as CommonEdit
  switch (stroke.edit) {
    case 'rename':
      return { ...pad, players: replaced(pad.players, stroke.seat, stroke.name) }
    case 'rounds':
      return { ...pad, options: { ...pad.options, rounds: stroke.value } }
    case 'join':
      return reseated(pad, [...everySeat(pad.players.length), null], stroke.name, stroke.symbol)
    case 'go':
      return reseated(
        pad,
        everySeat(pad.players.length).filter(seat => seat !== stroke.seat),
      )
    case 'add-round':
      return { ...pad, rounds: [...pad.rounds, padGameOf(pad).blankRound(pad.players.length)] }
    case 'remove-round':
      return { ...pad, rounds: pad.rounds.filter((_, at) => at !== stroke.round) }
    default:
      return padGameOf(pad).change(pad, edit)
  }
}

/** Why an edit has no place on this pad. */
const misplaced = (pad: Pad, edit: Edit): Result<void> => {
  const seats = pad.players.length
  const { round, seat } = edit as { readonly round?: number; readonly seat?: number | null }
  if (round !== undefined && pad.rounds[round] === undefined) return refuse('no-such-round', { round })
  if (typeof seat === 'number' && pad.players[seat] === undefined) return refuse('no-such-seat', { seat, seats })
  if (['add-round', 'join', 'go'].includes(edit.edit) && scorePad(pad).result !== null) return refuse('round-after-end')
  return ok(undefined)
}

/** The sheet with one more stroke, everything after it scored anew; or why the pad would make no sense. */
export const edited = (sheet: Sheet, edit: Edit): Result<Sheet> => {
  const placed = misplaced(sheet.pad, edit)
  if (!placed.ok) return placed
  const read = readPad(writePad(change(sheet.pad, edit)))
  if (!read.ok) return read
  return ok({ base: sheet.base, edits: [...sheet.edits, edit], undone: [], pad: read.value })
}

const folded = (base: Pad, edits: readonly Edit[]): Pad => edits.reduce(change, base)

/** The sheet without its latest stroke; the same sheet if there is none. */
export const undo = (sheet: Sheet): Sheet => {
  const last = sheet.edits.at(-1)
  if (last === undefined) return sheet
  const edits = sheet.edits.slice(0, -1)
  return { base: sheet.base, edits, undone: [...sheet.undone, last], pad: folded(sheet.base, edits) }
}

/** The sheet with the stroke that was undone last; the same sheet if there is none. */
export const redo = (sheet: Sheet): Sheet => {
  const next = sheet.undone.at(-1)
  if (next === undefined) return sheet
  const edits = [...sheet.edits, next]
  return { base: sheet.base, edits, undone: sheet.undone.slice(0, -1), pad: folded(sheet.base, edits) }
}

/** A sheet as it is kept; the inverse of `readSheet`. */
export const writeSheet = ({ base, edits, undone }: Sheet): Json => ({
  base: writePad(base),
  edits: edits,
  undone: undone,
})

/** The strokes up to the first that this version does not take. */
const taken = (base: Pad, edits: readonly Edit[]): Sheet => {
  let sheet = openSheet(base)
  for (const edit of edits) {
    const next = edited(sheet, edit)
    if (!next.ok) break
    sheet = next.value
  }
  return sheet
}

/** A sheet as it was kept. Strokes that this version does not know end it: what came before them is there. */
export const readSheet = (json: unknown): Result<Sheet> => {
  const kept = isFields(json) ? json : {}
  const base = readPad(kept.base)
  if (!base.ok) return base
  const strokes = (list: unknown): readonly Edit[] =>
    Array.isArray(list) && list.every(isFields) ? (list as Edit[]) : []
  const [edits, undone] = [strokes(kept.edits), strokes(kept.undone)]
  // A long evening is read at once; only if it makes no sense is it gone through stroke by stroke.
  const read = readPad(writePad(folded(base.value, edits)))
  if (read.ok) return ok({ base: base.value, edits, undone, pad: read.value })
  return ok({ ...taken(base.value, edits), undone: [] })
}
