import type { Pool } from 'pg'
import { type Copies, MAX_COPIES_BYTES, NOTE_VISIT_AFTER, tagOf } from './copies.ts'

/**
 * Not a step of the schema, so that older servers can still open the database. They stored transfers in an unlogged
 * table.
 */
export const COPIES_TABLE = `drop table if exists halfpint.transfers;
create table if not exists halfpint.copies (
  id text collate "C" primary key, tag text not null, visited float8 not null, bytes integer not null,
  body bytea not null
);
create index if not exists copies_bytes on halfpint.copies (bytes);
create index if not exists copies_visited on halfpint.copies (visited)`

// An arbitrary number that all processes share. The holder of this lock may write a copy.
const LOCK = 0x48507472

const READ = 'select tag, visited, body from halfpint.copies where id = $1'
const VISIT = 'update halfpint.copies set visited = $2 where id = $1 and visited < $2'
const TAKEN = `select (select coalesce(sum(bytes), 0)::float8 from halfpint.copies where id <> $1) as bytes,
  (select tag from halfpint.copies where id = $1) as tag`
const WRITE = `insert into halfpint.copies as c (id, tag, visited, bytes, body) values ($1, $2, $3, $4, $5)
  on conflict (id) do update set tag = $2, visited = greatest(c.visited, $3), bytes = $4, body = $5`
const SWEEP =
  'delete from halfpint.copies where id in (select id from halfpint.copies where visited < $1 order by visited limit $2)'

/** Copies in a PostgreSQL database, for all processes that share it. */
export const databaseCopies = (pool: Pool): Copies => {
  /** Frees the space of removed copies. It cannot run inside a transaction. */
  const vacuum = () => pool.query('vacuum halfpint.copies')

  return {
    async read(id, now) {
      const { rows } = await pool.query<{ tag: string; visited: number; body: Buffer }>(READ, [id])
      const [row] = rows
      if (row === undefined) return null
      if (now - row.visited > NOTE_VISIT_AFTER) await pool.query(VISIT, [id, now])
      return { tag: row.tag, body: row.body }
    },
    async write(id, expected, body, now) {
      const client = await pool.connect()
      let failed: Error | undefined
      try {
        await client.query('begin')
        // One at a time, so that two writers can neither overwrite each other nor exceed the limit together.
        await client.query('select pg_advisory_xact_lock($1)', [LOCK])
        const { rows } = await client.query<{ bytes: number; tag: string | null }>(TAKEN, [id])
        const { bytes, tag } = rows[0]!
        const isFull = bytes + body.length > MAX_COPIES_BYTES
        const fresh = tagOf(body)
        const isDone = tag === expected && !isFull
        if (isDone) await client.query(WRITE, [id, fresh, now, body.length, Buffer.from(body)])
        await client.query('commit')
        if (isDone) return { kind: 'done', tag: fresh }
        return tag === expected ? { kind: 'full' } : { kind: 'conflict', tag }
      } catch (error) {
        failed = error as Error
        throw error
      } finally {
        // A connection that failed is closed, which also ends its transaction.
        client.release(failed)
      }
    },
    async remove(id) {
      const { rowCount } = await pool.query('delete from halfpint.copies where id = $1', [id])
      if (rowCount !== 1) return false
      await vacuum()
      return true
    },
    async sweep(before, limit) {
      const { rowCount } = await pool.query(SWEEP, [before, limit])
      if (rowCount !== 0) await vacuum()
      return rowCount ?? 0
    },
  }
}
