import type { Json, Seat } from '@halfpint/core'

/** A cell of a table for spreadsheets. */
export type Cell = string | number | null

/** A cell as spreadsheets read it; a quote before what they would take for a formula. */
export const cellText = (cell: Cell): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = /^[=+\-@\t]/.test(cell) ? `'${cell}` : cell
  return /[",;\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The cells of a CSV text, with commas or semicolons, as spreadsheets write them. */
export const cellsOf = (text: string): string[][] => {
  const separator = /^\uFEFF?[^\n,]*;/.test(text) ? ';' : ','
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const endCell = (): void => {
    rows.at(-1)?.push(cell.replace(/^'(?=[=+\-@\t])/, ''))
    cell = ''
  }
  const source = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  for (let at = 0; at < source.length; at++) {
    const sign = source[at] as string
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (source[at + 1] === '"') cell += source[at++]
      else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === separator) endCell()
    else if (sign === '\n') {
      endCell()
      rows.push([])
    } else cell += sign
  }
  endCell()
  return rows.filter(row => row.some(filled => filled !== ''))
}

/** A player by name; by place where two have the same name. */
export const seatText = (players: readonly string[], seat: Seat | null): Cell => {
  if (seat === null) return null
  const name = players[seat] as string
  return players.indexOf(name) === players.lastIndexOf(name) ? name : `#${seat + 1}`
}

/** The seat that a text names; anything else goes on as it is. */
export const seatOf = (players: readonly string[], text: string | undefined): Json => {
  if (text === undefined || text === '') return null
  const named = players.indexOf(text)
  if (named >= 0) return named
  return /^#\d+$/.test(text) ? Number(text.slice(1)) - 1 : text
}

/** A number where there is one; anything else goes on as it is, for `readPad` to name. */
export const numberOf = (text: string | undefined): Json => {
  if (text === undefined || text === '') return null
  return /^-?\d+$/.test(text.trim()) ? Number(text) : text
}

/** What stands behind a word of the first line. */
export const valueAfter = (row: readonly string[], key: string): string | undefined => {
  const at = row.indexOf(key, 1)
  return at < 0 ? undefined : row[at + 1]
}

/** An option of the first line; nothing where it is not told, so that it is the usual one. */
export const optionOf = (row: readonly string[], key: string): { readonly [key: string]: Json } => {
  const value = numberOf(valueAfter(row, key))
  return value === null ? {} : { [key]: value }
}

/** The words of a list. */
export const listOf = (text: string | undefined): string[] => (text ?? '').split(' ').filter(word => word !== '')
