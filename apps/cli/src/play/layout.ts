import type { Size } from './screen.ts'
import { clip, wrap } from './text.ts'

/** A screen in three parts: the table, the log of events, and the player's part. */
export interface Draft {
  readonly top: readonly string[]
  readonly bottom: readonly string[]
  /** Lines reserved for the log even if it is short, so that the layout does not jump. */
  readonly log: { readonly least: number; readonly most: number }
}

/** Longer lines are hard to follow. */
const WIDEST = 118

/** The columns that a picture uses. */
export const usable = (size: Size): number => Math.min(size.columns, WIDEST)

/** Lines for the question below the hand and for the keys. */
const BELOW = 4

/** The latest lines of the log, shown in the place of the question if there is no space for them above the hand. */
export const newsFor = (size: Size, log: readonly string[], taken: number): readonly string[] =>
  size.rows - taken - BELOW < 1 ? log.slice(-2) : []

const height = (draft: Draft): number => draft.top.length + draft.log.least + draft.bottom.length

/** The latest messages that fit whole, and as much of the very last one as fits. */
const latestOf = (log: readonly string[], room: number, columns: number): string[] => {
  let latest: string[] = []
  for (const said of log.map(line => wrap(line, columns, '  ')).reverse()) {
    if (latest.length + said.length > room) return latest.length === 0 ? said.slice(0, room) : latest
    latest = [...said, ...latest]
  }
  return latest
}

/**
 * Returns the most detailed draft that fits, filled up with the latest lines of the log. If none fits, the last draft
 * loses its top lines, because the player's part must stay visible.
 */
export const compose = (
  size: Size,
  log: readonly string[],
  drafts: readonly [() => Draft, ...(() => Draft)[]],
): string[] => {
  let draft = drafts[0]()
  for (const make of drafts.slice(1)) {
    if (height(draft) <= size.rows) break
    draft = make()
  }
  const spare = size.rows - draft.top.length - draft.bottom.length
  const room = Math.max(0, Math.min(draft.log.most, spare))
  const latest = latestOf(log.slice(-draft.log.most), room, usable(size))
  const lines = [...draft.top, ...latest, ...Array.from({ length: room - latest.length }, () => ''), ...draft.bottom]
  return lines.slice(-Math.max(size.rows, 1)).map(line => clip(line, usable(size)))
}
