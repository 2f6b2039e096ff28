import type { Size } from './screen.ts'
import { clip, wrap } from './text.ts'

/** A screen in three parts: the table, the log of what happened, and what the player does. */
export interface Draft {
  readonly top: readonly string[]
  readonly bottom: readonly string[]
  /** Lines kept for the log even where it is short, so that nothing jumps. */
  readonly log: { readonly least: number; readonly most: number }
}

/** Wider lines than this are hard to follow. */
const WIDEST = 118

/** The columns that a picture uses. */
export const usable = (size: Size): number => Math.min(size.columns, WIDEST)

/** The question below the hand, and the keys. */
const BELOW = 4

/** The latest lines of the log, to stand where the question would be, if above the hand there is no room for them. */
export const newsFor = (size: Size, log: readonly string[], taken: number): readonly string[] =>
  size.rows - taken - BELOW < 1 ? log.slice(-2) : []

const height = (draft: Draft): number => draft.top.length + draft.log.least + draft.bottom.length

/** The latest of what was said that fits whole; of the very last thing as much as there is room for. */
const latestOf = (log: readonly string[], room: number, columns: number): string[] => {
  let latest: string[] = []
  for (const said of log.map(line => wrap(line, columns, '  ')).reverse()) {
    if (latest.length + said.length > room) return latest.length === 0 ? said.slice(0, room) : latest
    latest = [...said, ...latest]
  }
  return latest
}

/**
 * The roomiest draft that fits, filled up with the latest lines of the log. If none fits, the last
 * one without its uppermost lines: what the player does stays in sight.
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
