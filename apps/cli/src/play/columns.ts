import { everySeat, type Seat } from '@halfpint/core'
import type { Paint, Style } from './paint.ts'
import { fill, right, width } from './text.ts'

/** A column of a table with a line for each seat. */
export interface Column {
  readonly title: string
  cell(seat: Seat): string
  /** Whether to align right, for numbers. */
  readonly end?: boolean
}

/** A table with a line for each seat. Each column is as wide as needed; gaps shrink where space is scarce. */
export const drawColumns = (
  columns: readonly Column[],
  seats: number,
  paint: Paint,
  room: number,
  styleOf: (seat: Seat) => Style | undefined,
): string[] => {
  const widths = columns.map(({ title, cell }) =>
    Math.max(width(title), ...everySeat(seats).map(at => width(cell(at)))),
  )
  const wide = widths.reduce((sum, each) => sum + each + 2, -2)
  const line = (texts: readonly string[]): string =>
    texts
      .map((text, at) => (columns[at]?.end ? right : fill)(text, widths[at]!))
      .join(wide > room ? ' ' : '  ')
      .trimEnd()
  const rows = everySeat(seats).map(seat => {
    const style = styleOf(seat)
    const text = line(columns.map(({ cell }) => cell(seat)))
    return style === undefined ? text : paint(style, text)
  })
  return [paint('quiet', line(columns.map(({ title }) => title))), ...rows]
}
