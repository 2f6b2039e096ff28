import type { Paint } from './paint.ts'
import { clip, fill, right, width } from './text.ts'

/** A line of a score pad: its label, and the text in the column of each seat. */
export interface PadRow {
  readonly label: string
  readonly cells: readonly string[]
  readonly strong?: boolean
}

/** A score pad: names at the top, the rounds, and the totals below the line. */
export interface Pad {
  readonly names: readonly string[]
  readonly rounds: readonly PadRow[]
  readonly sums: readonly PadRow[]
}

const LEAST_CELL = 7

/** The pad in lines of at most `columns`. */
export const drawGrid = ({ names, rounds, sums }: Pad, paint: Paint, columns: number): string[] => {
  const labelWidth = Math.max(...[...rounds, ...sums].map(({ label }) => width(label))) + 1
  const room = Math.floor((columns - labelWidth) / names.length)
  const cell = Math.min(room, Math.max(LEAST_CELL, ...names.map(name => width(name) + 2)))
  const line = ({ label, cells, strong }: PadRow): string => {
    const text = fill(label, labelWidth) + cells.map(each => right(each, cell)).join('')
    return strong ? paint('strong', text) : text
  }
  const head = line({ label: '', cells: names.map(name => clip(name, cell - 1)) })
  const rule = paint('quiet', '─'.repeat(labelWidth + cell * names.length))
  return [paint('quiet', head), rule, ...rounds.map(line), rule, ...sums.map(line)]
}
