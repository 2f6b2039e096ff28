import { isFields, type Json } from '@halfpint/core'
import type { Kept } from '../../base/pads/database.ts'
import { isNewer, type Versioned } from './belongings.ts'

/** A pad as a copy has it. */
export const padThing = ({ id, at, stroke, sheet, live }: Kept): Versioned => ({
  changes: stroke,
  value: { id, at, stroke, sheet, live: live === null ? null : { pad: live.pad, pen: live.pen } },
})

/** Reads a pad of a copy. */
export const readPadThing = (value: Json | undefined): Kept | undefined =>
  isFields(value) && typeof value.id === 'string' && typeof value.at === 'number' && Number.isInteger(value.stroke)
    ? (value as unknown as Kept)
    : undefined

const editsOf = (sheet: Json): readonly Json[] => (isFields(sheet) && Array.isArray(sheet.edits) ? sheet.edits : [])

const baseOf = (sheet: Json): string => JSON.stringify(isFields(sheet) ? sheet.base : null)

/** Whether `longer` has all edits of `shorter`, and perhaps more. */
const extendsSheet = (longer: Json, shorter: Json): boolean => {
  const [edits, fewer] = [editsOf(longer), editsOf(shorter)]
  return baseOf(longer) === baseOf(shorter) && JSON.stringify(edits.slice(0, fewer.length)) === JSON.stringify(fewer)
}

/** Merges one pad of this device with the same pad in the copy. Returns the pads to store. */
const joinPad = (mine: Kept, theirs: Kept, freshId: () => string, isOpen: boolean): readonly Kept[] => {
  const isSame = JSON.stringify(mine.sheet) === JSON.stringify(theirs.sheet)
  const taken = { ...theirs, synced: theirs.stroke }
  if (isSame) return isNewer(padThing(mine), padThing(theirs)) ? [taken] : []
  const synced = mine.synced ?? 0
  const isMineChanged = mine.stroke > synced
  const isTheirsChanged = theirs.stroke > synced
  if (!isTheirsChanged) return []
  if (!isMineChanged && !isOpen) return [taken]
  // Both were changed since they were last the same. The pad of this device then follows that of the copy.
  const stroke = Math.max(mine.stroke, theirs.stroke) + 1
  const follows = { ...mine, stroke, synced: theirs.stroke }
  if (extendsSheet(mine.sheet, theirs.sheet)) return [follows]
  const fresh = (kept: Kept): Kept => ({ id: freshId(), at: kept.at, stroke: 1, sheet: kept.sheet, live: null })
  // The page that shows a pad writes it again with the next edit, so this pad must stay.
  if (isOpen) return [follows, fresh(theirs)]
  if (extendsSheet(theirs.sheet, mine.sheet)) return [{ ...theirs, stroke, synced: theirs.stroke }]
  // Neither has all edits: both are kept, one as another pad.
  return [taken, fresh(mine)]
}

/** Merges the pads of a device with those of a copy. Returns the pads to store. `open` is the id of the pad that is shown. */
export const joinPads = (
  own: readonly Kept[],
  others: readonly Kept[],
  freshId: () => string,
  open?: string,
): readonly Kept[] => {
  const known = new Map(own.map(kept => [kept.id, kept]))
  return others.flatMap(theirs => {
    const mine = known.get(theirs.id)
    return mine === undefined
      ? [{ ...theirs, synced: theirs.stroke }]
      : joinPad(mine, theirs, freshId, theirs.id === open)
  })
}

/** The pads whose version in the copy is now known to include all their edits so far. */
export const settlePads = (own: readonly Kept[], strokeOf: (id: string) => number | undefined): readonly Kept[] =>
  own.flatMap(kept => {
    const synced = strokeOf(kept.id)
    return synced === undefined || synced === kept.synced || synced > kept.stroke ? [] : [{ ...kept, synced }]
  })
