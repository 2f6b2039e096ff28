import type { Json } from '@halfpint/core'
import { openHistory, type Pad, type PadHistory, padGameOf, readHistory, writeHistory } from '@halfpint/scorepad'
import { signal } from '@preact/signals'
import { noteChange } from '../changes.ts'
import { askToPersist } from '../persist.ts'
import { noteRemoved } from '../removed.ts'
import { remember } from '../settings.ts'
import { deviceDatabase, type Kept, memoryDatabase, type PadDatabase } from './database.ts'

/** A pad of this device, parsed. */
export interface SavedPad {
  readonly kept: Kept
  readonly sheet: PadHistory
}

/** The people of a group, as the setup of a new pad. */
export interface Group {
  readonly key: string
  readonly pad: Pad
}

/** Maximum length of a name. */
export const LONGEST_NAME = 24

/** All pads of this device, the newest first; `undefined` until they are read. */
export const savedPads = signal<readonly SavedPad[] | undefined>(undefined)

let database: PadDatabase = memoryDatabase()
let opening: Promise<void> | undefined

const savedOf = (kept: Kept): SavedPad[] => {
  const sheet = readHistory(kept.sheet)
  return sheet.ok ? [{ kept, sheet: sheet.value }] : []
}

/** Reads the database once. A browser that stores nothing keeps pads until the page is closed. */
export const openLibrary = (): Promise<void> => {
  opening ??= deviceDatabase()
    .catch(memoryDatabase)
    .then(async found => {
      database = found
      savedPads.value = (await database.all()).flatMap(savedOf)
      remember('pads', savedPads.value.length > 0)
    })
  return opening
}

/** A random id. `randomUUID` does not exist on plain http, as in a home network. */
export const freshId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(16).padStart(2, '0')).join('')

const place = (saved: SavedPad): void => {
  const others = (savedPads.value ?? []).filter(({ kept }) => kept.id !== saved.kept.id)
  savedPads.value = [saved, ...others]
}

/** Stores a pad. */
export const keep = (id: string, sheet: PadHistory, live: Kept['live']): void => {
  const before = savedPads.peek()?.find(({ kept }) => kept.id === id)?.kept
  const kept: Kept = {
    ...before,
    id,
    at: Date.now(),
    stroke: (before?.stroke ?? 0) + 1,
    sheet: writeHistory(sheet),
    live,
  }
  place({ kept, sheet })
  // The home page reads the pads only if there are any.
  remember('pads', true)
  // A full disk must not stop the game. The copy that is written first still exists.
  database.keep(kept).catch(() => {})
  noteChange()
}

/** Stores a new pad and returns its id. */
export const addPad = (pad: Pad, live: Kept['live'] = null): string => {
  const id = freshId()
  askToPersist()
  keep(id, openHistory(pad), live)
  return id
}

/** The name of a pad in a copy. */
export const padName = (id: string): string => `pad ${id}`

const removePad = (id: string): Promise<void> => {
  savedPads.value = (savedPads.value ?? []).filter(({ kept }) => kept.id !== id)
  return database.drop(id).catch(() => {})
}

/** Deletes a pad. */
export const discard = (id: string): void => {
  void removePad(id)
  noteRemoved(padName(id))
}

/** Stores pads as they are, and removes others, as a copy has them. */
export const replacePads = async (pads: readonly Kept[], removed: readonly string[]): Promise<void> => {
  for (const id of removed) await removePad(id)
  for (const kept of pads) {
    const [saved] = savedOf(kept)
    if (saved === undefined) continue
    await database.keep(kept).catch(() => {})
    const others = (savedPads.value ?? []).filter(each => each.kept.id !== kept.id)
    savedPads.value = [...others, saved].toSorted((a, b) => b.kept.at - a.kept.at)
  }
  if (pads.length > 0) remember('pads', true)
}

/** The players and the game, independent of the order of seats. */
export const groupKey = (pad: Pad): string => [pad.pad, ...pad.players.toSorted()].join('\n')

/** The groups that played on this device, the most recent first. */
export const groupsOf = (all: readonly SavedPad[]): readonly Group[] => {
  const groups = new Map<string, Group>()
  for (const { sheet } of all) {
    const key = groupKey(sheet.pad)
    if (!groups.has(key)) groups.set(key, { key, pad: sheet.pad })
  }
  return [...groups.values()]
}

/** The pads of a group, the oldest first. */
export const padsOf = (all: readonly SavedPad[], key: string): readonly Pad[] =>
  all.flatMap(({ sheet }) => (groupKey(sheet.pad) === key ? [sheet.pad] : [])).toReversed()

/** The setup for the same people again: the next starting player, no rounds. */
export const again = (pad: Pad): Json => {
  const { players, symbols } = pad
  return { pad: pad.pad, players, symbols, options: padGameOf(pad).nextOptions(pad), rounds: [{}] }
}
