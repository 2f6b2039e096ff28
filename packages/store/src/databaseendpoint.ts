import { ok, type Result, refuse } from '@halfpint/core'
import { Client } from 'pg'
import {
  counting,
  KINDS,
  type Kind,
  keyOf,
  type MoveEndpoint,
  type OpenEndpoint,
  type Row,
  type RowCounts,
} from './endpoint.ts'
import { unreachable } from './postgres.ts'
import { migrate } from './schema.ts'

/** The PostgreSQL types of the columns that both databases have. */
const TYPES: { readonly [column: string]: string } = {
  version: 'int',
  match: 'int',
  born: 'float8',
  last: 'float8',
  due: 'float8',
  at: 'float8',
  ended_at: 'float8',
  visited: 'float8',
  bytes: 'int',
  body: 'bytea',
  listed: 'bool',
  over: 'bool',
}

// Every server has a connection with this name.
const IN_USE = `select 1 from pg_stat_activity where datname = current_database() and application_name = 'halfpint news'`

const selecting = (kind: Kind, goesOn: boolean): string => {
  const { columns, key } = KINDS[kind]
  const after = goesOn ? `where (${key.join(', ')}) > (${key.map((_, at) => `$${at + 2}`).join(', ')})` : ''
  return `select ${columns.join(', ')} from halfpint.${kind} ${after} order by ${key.join(', ')} limit $1`
}

const inserting = (kind: Kind): string => {
  const { columns } = KINDS[kind]
  const lists = columns.map((column, at) => `$${at + 1}::${TYPES[column] ?? 'text'}[]`).join(', ')
  const [more, value] = kind === 'tables' ? [', touched', ', pg_current_xact_id()'] : ['', '']
  return `insert into halfpint.${kind} (${columns.join(', ')}${more})
    select *${value} from unnest(${lists}) as r (${columns.join(', ')})`
}

/** The driver writes only buffers as bytes. */
const bufferOf = (value: Row[number]): Row[number] => (value instanceof Uint8Array ? Buffer.from(value) : value)

const begin = async (client: Client, place: string, keep: boolean): Promise<Result<void>> => {
  const ready = await migrate(client, place, undefined, keep)
  if (!ready.ok) return ready
  const { rowCount } = await client.query(IN_USE)
  if (rowCount !== 0) return refuse('store-in-use', { place })
  if (keep) await client.query('begin')
  await client.query(
    'lock table halfpint.tables, halfpint.entries, halfpint.checkpoints, halfpint.games, halfpint.copies in exclusive mode',
  )
  return ok(undefined)
}

/** A PostgreSQL database as one end of a move. Other processes wait until it is finished. */
export const openDatabaseEndpoint: OpenEndpoint = async ({ address, shown: place }, keep) => {
  const client = new Client({ connectionString: address, application_name: 'halfpint move', keepAlive: true })
  client.on('error', () => {})
  try {
    await client.connect()
    const ready = await begin(client, place, keep)
    if (ready.ok) return ok(endpointOn(client))
    await client.end()
    return ready
  } catch (error) {
    await client.end().catch(() => {})
    return unreachable(place, error)
  }
}

const endpointOn = (client: Client): MoveEndpoint => ({
  counts: async () => (await client.query<RowCounts>(counting('halfpint.'))).rows[0] as RowCounts,
  readBatch: async (kind, after, limit) => {
    const key = after === undefined ? [] : keyOf(kind, after)
    const text = selecting(kind, after !== undefined)
    const { rows } = await client.query<Row[number][]>({ text, values: [limit, ...key], rowMode: 'array' })
    return rows
  },
  writeBatch: async (kind, rows) => {
    const values = KINDS[kind].columns.map((_, at) => rows.map(row => bufferOf(row[at] ?? null)))
    await client.query({ text: inserting(kind), values })
  },
  close: async keep => {
    try {
      await client.query(keep ? 'commit' : 'rollback')
    } finally {
      await client.end()
    }
  },
})
