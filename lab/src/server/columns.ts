/** Names of the servers. */
export const NAMES = {
  sqlite: 'Half-Pint on SQLite',
  postgres: 'Half-Pint on PostgreSQL',
  memory: 'Half-Pint, tables in memory only',
  'boardgame.io': 'boardgame.io 0.50, tables in memory only',
  floor: 'floor: ws broadcast, nothing stored',
  'floor-sqlite': 'floor: ws broadcast after one SQLite commit per tick',
} as const

/** Formats columns of text: the first one aligned left, the others right. */
export const columns = (rows: readonly (readonly string[])[]): string => {
  const widths: number[] = []
  for (const row of rows) for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length)
  return rows
    .map(row => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0))))
    .map(row => row.join('  ').trimEnd())
    .join('\n')
}
