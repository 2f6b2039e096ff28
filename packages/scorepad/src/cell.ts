import type { Json, OptionRules, Seat } from '@halfpint/core'

/** A cell of a table for spreadsheets. */
export type CsvCell = string | number | null

/** Writes a cell for spreadsheets. Text that looks like a formula gets a quote before it. */
export const cellText = (cell: CsvCell): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = /^[=+\-@\t]/.test(cell) ? `'${cell}` : cell
  return /[",;\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Reads the cells of a CSV text with commas or semicolons. */
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
    const sign = source[at]!
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

/** The name of a player, or `#1` if two players have the same name. */
export const seatText = (players: readonly string[], seat: Seat | null): CsvCell => {
  if (seat === null) return null
  const name = players[seat]!
  return players.indexOf(name) === players.lastIndexOf(name) ? name : `#${seat + 1}`
}

/** Reads the seat of a player by name or number. Any other text stays unchanged. */
export const seatOf = (players: readonly string[], text: string | undefined): Json => {
  if (text === undefined || text === '') return null
  const named = players.indexOf(text)
  if (named >= 0) return named
  return /^#\d+$/.test(text) ? Number(text.slice(1)) - 1 : text
}

/** Reads a number. Any other text stays unchanged, so that `readPad` reports it. */
export const numberOf = (text: string | undefined): Json => {
  if (text === undefined || text === '') return null
  return /^-?\d+$/.test(text.trim()) ? Number(text) : text
}

/** The cell after `key` in the first line. */
export const valueAfter = (row: readonly string[], key: string): string | undefined => {
  const at = row.indexOf(key, 1)
  return at < 0 ? undefined : row[at + 1]
}

/** The words of a list. */
export const listOf = (text: string | undefined): string[] => (text ?? '').split(' ').filter(word => word !== '')

/** All options as cells of the first line, each name before its value; lists come last. */
export const optionCells = (options: object): CsvCell[] => {
  const entries = Object.entries(options) as [string, CsvCell | readonly number[]][]
  const lists = entries.flatMap(([name, value]) => (Array.isArray(value) ? [name, value.join(' ')] : []))
  return [...entries.flatMap(([name, value]) => (Array.isArray(value) ? [] : [name, value as CsvCell])), ...lists]
}

/** The options of the first line. One that is missing is left out, so that it gets its default. */
export const optionsOfRow = (rules: OptionRules, row: readonly string[]): { readonly [name: string]: Json } => {
  const options: Record<string, Json> = {}
  for (const [name, { kind }] of Object.entries(rules)) {
    const text = valueAfter(row, name)
    if (text === undefined || text === '') continue
    options[name] = kind === 'choice' ? text : kind === 'list' ? listOf(text).map(numberOf) : numberOf(text)
  }
  return options
}
