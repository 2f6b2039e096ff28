import { ok, type Result, refuse } from '@halfpint/core'
import { cellsOf, cellText } from './cell.ts'
import { PADS, padGameOf } from './games.ts'
import type { Pad } from './pad.ts'
import { readPad } from './read.ts'

/** Writes a pad as CSV for spreadsheets. `readCsv` reads it, also after numbers were changed. */
export const writeCsv = (pad: Pad): string => {
  const game = padGameOf(pad)
  return game
    .rows(pad, game.score(pad))
    .map(row => `${row.map(cellText).join(',')}\r\n`)
    .join('')
}

/** Reads a pad from CSV that `writeCsv` wrote. */
export const readCsv = (text: string): Result<Pad> => {
  const [first, head, ...rest] = cellsOf(text)
  if (first === undefined || head === undefined || head[0] !== 'round') return refuse('not-a-pad-table')
  const rows = rest.filter(row => /^\d+$/.test(row[0] ?? ''))
  const game = PADS.get(first[0] ?? '')
  const read = readPad(game === undefined ? { pad: first[0] } : game.ofRows(first, head, rows))
  if (!read.ok || game === undefined) return read
  return ok(game.withoutEqualOverrides?.(read.value, game.score(read.value)) ?? read.value)
}
