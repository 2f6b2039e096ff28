import { randomUUID } from 'node:crypto'
import { type Json, ok, type Result, refuse } from '@halfpint/core'
import { Client, type ClientConfig, Pool, type QueryResultRow } from 'pg'
import { appendAll } from './appendall.ts'
import { type BatchQueue, batchQueue } from './batchqueue.ts'
import { databaseCopies } from './databasecopies.ts'
import { type ReportError, StoreDown, storeErrorOf } from './down.ts'
import {
  decodeEntry,
  decodeGame,
  decodeListed,
  type EncodedAppend,
  type EncodedGame,
  encodeAppend,
  encodeGame,
  isName,
  name,
  type StoredRow,
} from './encoded.ts'
import { inBatches } from './inbatches.ts'
import { listen } from './listen.ts'
import type { StoreLocation } from './location.ts'
import { openNotices } from './notices.ts'
import { openNotifier } from './notify.ts'
import { migrate } from './schema.ts'
import type { Appended, Store, Stored } from './store.ts'

const MAX_BATCH = 200
const SWEEP_BATCH = 100
const MAX_CONNECTIONS = 8
const QUERY_TIMEOUT = 15_000

/** The refusal for a database that cannot be used. */
export const unreachable = (place: string, error: unknown): Result<never> => {
  const { message, code } = error as { message?: string; code?: string }
  return refuse('store-unreachable', { place, reason: message || code || String(error) })
}

/** Opens the store in a PostgreSQL database. Any number of processes may share it. */
export const openPostgres = async (place: StoreLocation, onError: ReportError = () => {}): Promise<Result<Store>> => {
  const config: ClientConfig = { connectionString: place.address, application_name: 'halfpint', keepAlive: true }
  try {
    const client = new Client({ ...config, connectionTimeoutMillis: QUERY_TIMEOUT })
    client.on('error', () => {})
    try {
      await client.connect()
      const ready = await migrate(client, place.shown)
      if (!ready.ok) return ready
    } finally {
      await client.end().catch(() => {})
    }
    return ok(await postgresStore(config, onError))
  } catch (error) {
    return unreachable(place.shown, error)
  }
}

const NOW = 'extract(epoch from clock_timestamp())::float8 * 1000'
// A claim lasts at most a minute: a longer one was made before the database's clock was set back.
const LASTS = `claims.until > ${NOW} and claims.until <= ${NOW} + 60000`
const DUE = `select id from halfpint.tables where due <= $1 and ($3::text is null or not exists (
  select 1 from halfpint.claims where tbl = tables.id and owner <> $3 and ${LASTS})) order by due, id limit $2`
const CLAIM = `insert into halfpint.claims (tbl, owner, until) values ($1, $2, ${NOW} + $3) on conflict (tbl)
  do update set owner = $2, until = excluded.until where claims.owner = $2 or not (${LASTS})`
const GAME = 'id, tbl as "table", match, game, ended_at as "endedAt", players'
const CHECKPOINT = `with kept as (
    insert into halfpint.checkpoints as c (tbl, version, state)
    select $1, $2::int, $3 where exists (select 1 from halfpint.tables where id = $1)
    on conflict (tbl) do update set version = excluded.version, state = excluded.state where c.version < excluded.version
    returning tbl)
  delete from halfpint.entries where tbl in (select tbl from kept) and version <= $4`
const SWEEP = `with old as (select id from halfpint.tables where last < $1 and id <> all ($3::text[]) limit $2
    for update skip locked),
  whole as (delete from halfpint.checkpoints where tbl in (select id from old)),
  facts as (delete from halfpint.entries where tbl in (select id from old)),
  held as (delete from halfpint.claims where not (${LASTS}) or tbl in (select id from old))
  delete from halfpint.tables where id in (select id from old)`

const SWEEP_RECORDS =
  'delete from halfpint.games where id in (select id from halfpint.games where ended_at < $1 limit $2)'
const REMOVE = `with whole as (delete from halfpint.checkpoints where tbl = $1),
  facts as (delete from halfpint.entries where tbl = $1),
  held as (delete from halfpint.claims where tbl = $1)
  delete from halfpint.tables where id = $1`
const REWRITE = `update halfpint.entries e set fact = n.fact from unnest($2::int[], $3::text[]) as n (version, fact)
  where e.tbl = $1 and e.version = n.version`
const COUNTS = `select (select count(*)::float8 from halfpint.tables where id not like '%-%') as tables,
  (select count(*)::float8 from halfpint.games) as records, (select sum(pg_total_relation_size(oid))::float8
  from pg_class where relnamespace = 'halfpint'::regnamespace and relkind = 'r') as bytes`

const postgresStore = async (config: ClientConfig, onError: ReportError): Promise<Store> => {
  const own = randomUUID()
  const news = openNotices()
  const listener = await listen({ ...config, application_name: 'halfpint news' }, own, news.publish, onError)
  const pool = new Pool({
    ...config,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: QUERY_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
  })
  // A broken idle connection is replaced when the next one is needed.
  pool.on('error', onError)
  const copies = databaseCopies(pool)
  const announce = openNotifier(pool, own, onError)
  const queue: BatchQueue<EncodedAppend, Appended> = batchQueue(batch => appendAll(pool, batch), {
    limit: MAX_BATCH,
  })
  let closing: Promise<void> | undefined

  const within = async <T>(act: () => Promise<T>): Promise<T> => {
    if (closing !== undefined) throw new StoreDown('it is closed')
    try {
      return await act()
    } catch (error) {
      throw storeErrorOf(error)
    }
  }
  /** Named statements: the database plans each one once per connection. */
  const ask = <Row extends QueryResultRow>(key: string, text: string, values: readonly unknown[]) =>
    within(() => pool.query<Row>({ name: key, text, values: [...values] }))

  const read = async (table: string, after = 0): Promise<readonly Stored[]> => {
    if (!isName(table)) return []
    const { rows } = await ask<StoredRow>(
      'read',
      'select version, id, at, fact as event from halfpint.entries where tbl = $1 and version > $2 order by version',
      [table, after],
    )
    return within(async () => rows.map(decodeEntry))
  }

  return {
    kind: 'postgres',
    async append(table, expected, entries, summary) {
      const written = encodeAppend(table, expected, entries, summary)
      const answer = await within(() => queue.add(written))
      if (answer.kind === 'done' && entries.length > 0) {
        news.publish([{ table, version: answer.version }])
        announce.tell({ table, version: answer.version })
      }
      return answer
    },
    read,
    async last(table) {
      if (!isName(table)) return undefined
      const { rows } = await ask<StoredRow>(
        'last',
        'select version, id, at, fact as event from halfpint.entries where tbl = $1 order by version desc limit 1',
        [table],
      )
      return within(async () => rows.map(decodeEntry)[0])
    },
    async load(table, back) {
      if (!isName(table)) return { version: 0, checkpoint: null, entries: [] }
      const { rows } = await ask<{ latest: number; version: number | null; state: string }>(
        'checkpointed',
        `select t.version as latest, c.version, c.state
         from halfpint.tables t left join halfpint.checkpoints c on c.tbl = t.id where t.id = $1`,
        [table],
      )
      const { latest = 0, version = null, state = '' } = rows[0] ?? {}
      return {
        version: latest,
        checkpoint: version === null ? null : { version, state: JSON.parse(state) as Json },
        entries: await read(table, (version ?? 0) - back),
      }
    },
    async checkpoint(table, { version, state }, keep) {
      await ask('checkpoint', CHECKPOINT, [name(table), version, JSON.stringify(state), version - keep])
    },
    async list(limit, perTag = limit) {
      const { rows } = await ask<{ table: string; version: number; summary: string }>(
        'list',
        // Not parsed as JSON: PostgreSQL refuses an escaped U+0000. A quote in a name is escaped, so no name matches.
        `select id as "table", version, summary from (
           select *, row_number() over (
             partition by coalesce(substring(summary from '"addressTag":"([^"]*)"'), id) order by born desc, id desc
           ) as place from halfpint.tables where listed
         ) as listed where place <= $1 order by born desc, id desc limit $2`,
        [Math.min(limit, perTag), limit],
      )
      return rows.map(row => ({ ...row, summary: JSON.parse(row.summary) as Json }))
    },
    async due(before, limit, owner) {
      const { rows } = await ask<{ id: string }>('due', DUE, [before, limit, owner ?? null])
      return rows.map(({ id }) => id)
    },
    claims: {
      async claim(table, owner, lease) {
        const { rowCount } = await ask('claim', CLAIM, [name(table), name(owner), lease])
        return rowCount === 1
      },
      async release(table, owner) {
        await ask('release', 'delete from halfpint.claims where tbl = $1 and owner = $2', [table, owner])
      },
    },
    watch: news.watch,
    announce(notice) {
      news.publish([notice])
      announce.tell(notice)
    },
    async archive(id, record, finished) {
      const g = encodeGame(id, record, finished)
      await ask(
        'archive',
        `insert into halfpint.games (id, tbl, match, game, ended_at, players, record)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing`,
        [g.id, g.table, g.match, g.game, g.endedAt, g.players, g.record],
      )
    },
    async record(id) {
      if (!isName(id)) return null
      const { rows } = await ask<EncodedGame>('record', `select ${GAME}, record from halfpint.games where id = $1`, [
        id,
      ])
      return rows[0] === undefined ? null : decodeGame(rows[0])
    },
    async records(table) {
      if (!isName(table)) return []
      const { rows } = await ask<EncodedGame>(
        'records',
        `select ${GAME} from halfpint.games where tbl = $1 order by match, id`,
        [table],
      )
      return rows.map(decodeListed)
    },
    sweep: (before, limit, spared = []) =>
      inBatches(limit, SWEEP_BATCH, async most => (await ask('sweep', SWEEP, [before, most, spared])).rowCount ?? 0),
    async newest() {
      const { rows } = await ask<{ at: number | null }>('newest', 'select max(last) as at from halfpint.tables', [])
      return rows[0]?.at ?? null
    },
    sweepRecords: (before, limit) =>
      inBatches(
        limit,
        SWEEP_BATCH,
        async most => (await ask('sweeprecords', SWEEP_RECORDS, [before, most])).rowCount ?? 0,
      ),
    async remove(table) {
      if (isName(table)) await ask('remove', REMOVE, [table])
    },
    async rewrite(table, events) {
      if (!isName(table)) return
      const versions = events.map(({ version }) => version)
      const texts = events.map(({ event }) => JSON.stringify(event))
      await ask('rewrite', REWRITE, [table, versions, texts])
    },
    async rewriteRecord(id, record, players) {
      if (!isName(id)) return
      await ask('rewriterecord', 'update halfpint.games set record = $2, players = $3 where id = $1', [
        id,
        JSON.stringify(record),
        JSON.stringify(players),
      ])
    },
    // The vacuum of the database does this.
    erase: () => within(async () => {}),
    copies: {
      read: (...words) => within(() => copies.read(...words)),
      write: (...words) => within(() => copies.write(...words)),
      remove: id => within(() => copies.remove(id)),
      sweep: (...words) => within(() => copies.sweep(...words)),
    },
    async counts() {
      const { rows } = await ask<{ tables: number; records: number; bytes: number }>('counts', COUNTS, [])
      return rows[0] as { tables: number; records: number; bytes: number }
    },
    async ping() {
      // A read-only database is useless: this statement writes without changing anything.
      await ask('ping', 'update halfpint.steps set done = done where step = 1', [])
    },
    close() {
      closing ??= (async () => {
        await queue.idle()
        await announce.idle()
        await listener.close()
        await pool.end()
      })()
      return closing
    },
  }
}
