import type { Pool } from 'pg'
import { MAX_TRANSFER_BYTES, TRANSFER_LIFE, type Transfers } from './transfers.ts'

/**
 * Not a step of the schema: older servers must still open the database, and nothing here is permanent. An unlogged
 * table is not written to the write-ahead log, and is empty after a crash.
 */
export const TRANSFERS_TABLE = `create unlogged table if not exists halfpint.transfers (
  id text collate "C" primary key, body text not null, bytes integer not null, until float8 not null
)`

// An arbitrary number that all processes share. The holder of this lock may add a transfer.
const LOCK = 0x48507472

const PUT = `insert into halfpint.transfers (id, body, bytes, until)
  select $1, $2, $3::int, $4::float8
  where (select coalesce(sum(bytes), 0) from halfpint.transfers) + $3::int <= $5 on conflict (id) do nothing`

/** Transfers in a PostgreSQL database, for all processes that share it. */
export const databaseTransfers = (pool: Pool): Transfers => {
  /** True if this process removed something since the last vacuum. */
  let hasRemoved = false

  const expire = async (now: number): Promise<void> => {
    const { rowCount } = await pool.query('delete from halfpint.transfers where until <= $1', [now])
    hasRemoved ||= rowCount !== 0
  }
  return {
    async put(id, text, now) {
      // JSON, because PostgreSQL refuses a zero byte and half a surrogate pair.
      const body = JSON.stringify(text)
      await expire(now)
      const client = await pool.connect()
      let failed: Error | undefined
      try {
        await client.query('begin')
        // One at a time, so that two puts cannot exceed the limit together.
        await client.query('select pg_advisory_xact_lock($1)', [LOCK])
        const bytes = Buffer.byteLength(body)
        const { rowCount } = await client.query(PUT, [id, body, bytes, now + TRANSFER_LIFE, MAX_TRANSFER_BYTES])
        const found = await client.query('select 1 from halfpint.transfers where id = $1', [id])
        await client.query('commit')
        return rowCount === 1 ? 'done' : found.rowCount === 1 ? 'exists' : 'full'
      } catch (error) {
        failed = error as Error
        throw error
      } finally {
        // A connection that failed is closed, which also ends its transaction.
        client.release(failed)
      }
    },
    async take(id, now) {
      const { rows } = await pool.query<{ body: string; until: number }>(
        'delete from halfpint.transfers where id = $1 returning body, until',
        [id],
      )
      hasRemoved ||= rows.length > 0
      return rows[0] === undefined || rows[0].until <= now ? null : (JSON.parse(rows[0].body) as string)
    },
    async expire(now) {
      await expire(now)
      if (!hasRemoved) return
      hasRemoved = false
      await pool.query('vacuum halfpint.transfers')
    },
  }
}
