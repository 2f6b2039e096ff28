import { existsSync } from 'node:fs'
import { ok, refuse } from '@halfpint/core'
import { counting, KINDS, type Kind, keyOf, type OpenEndpoint, type Row, type RowCounts } from './endpoint.ts'
import { isInUse, openFile } from './file.ts'

const BOOLEANS: ReadonlySet<string> = new Set(['listed', 'over'])

const selecting = (kind: Kind, goesOn: boolean): string => {
  const { columns, key } = KINDS[kind]
  const after = goesOn ? `where (${key.join(', ')}) > (${key.map(() => '?').join(', ')})` : ''
  return `select ${columns.join(', ')} from ${kind} ${after} order by ${key.join(', ')} limit ?`
}

const inserting = (kind: Kind): string => {
  const columns: readonly string[] = kind === 'tables' ? [...KINDS.tables.columns, 'change'] : KINDS[kind].columns
  return `insert into ${kind} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`
}

/** A SQLite file as one end of a move. Other processes wait until it is finished. */
export const openFileEndpoint: OpenEndpoint = async ({ address: place }, keep) => {
  if (existsSync(place) && isInUse(place)) return refuse('store-in-use', { place })
  const opened = await openFile(place, undefined, undefined, keep)
  if (!opened.ok) return opened
  const db = opened.value
  if (keep) db.exec('begin immediate')
  // Changes have the order in which tables arrive.
  let changes = 0
  const read = (kind: Kind, row: Record<string, unknown>): Row =>
    KINDS[kind].columns.map(column => {
      const value = row[column] as string | number | Uint8Array | null
      return BOOLEANS.has(column) ? value === 1 : value
    })
  const written = (value: Row[number]): string | number | Uint8Array | null =>
    typeof value === 'boolean' ? Number(value) : value
  return ok({
    counts: async () => ({ ...(db.prepare(counting()).get() as RowCounts) }),
    readBatch: async (kind, after, limit) => {
      const key = after === undefined ? [] : keyOf(kind, after).map(written)
      const rows = db.prepare(selecting(kind, after !== undefined)).all(...key, limit)
      return rows.map(row => read(kind, row as Record<string, unknown>))
    },
    writeBatch: async (kind, rows) => {
      const statement = db.prepare(inserting(kind))
      for (const row of rows) {
        if (kind === 'tables') changes += 1
        statement.run(...row.map(written), ...(kind === 'tables' ? [changes] : []))
      }
    },
    close: async keep => {
      try {
        if (keep) db.exec(`update changes set last = ${changes}`)
        db.exec(keep ? 'commit' : 'rollback')
      } finally {
        db.close()
      }
    },
  })
}
