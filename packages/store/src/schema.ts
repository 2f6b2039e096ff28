import { ok, type Result, refuse } from '@halfpint/core'
import type { Client } from 'pg'
import { COPIES_TABLE } from './databasecopies.ts'

/** Migration steps from an empty database to the current schema. A released step is never changed. */
export const DATABASE_STEPS: readonly string[] = [
  `create table halfpint.tables (
     id text collate "C" primary key, version integer not null, born float8 not null, last float8 not null,
     listed boolean not null, due float8, over boolean not null, summary text not null, touched xid8 not null
   );
   create index tables_listed on halfpint.tables (born) where listed;
   create index tables_due on halfpint.tables (due) where due is not null;
   create index tables_touched on halfpint.tables (touched);
   create table halfpint.entries (
     tbl text collate "C" not null, version integer not null, id text collate "C", at float8 not null,
     fact text not null, primary key (tbl, version)
   );
   create unique index entries_id on halfpint.entries (tbl, id) where id is not null;
   -- Unlogged: a claim costs no sync, and a database that crashed has freed every claim, which is what is wanted.
   create unlogged table halfpint.claims (
     tbl text collate "C" primary key, owner text collate "C" not null, until float8 not null
   );`,
  `create table halfpint.games (
     id text collate "C" primary key, tbl text collate "C" not null, match integer not null, game text not null,
     ended_at float8 not null, players text not null, record text not null
   );
   create index games_tbl on halfpint.games (tbl, match);`,
  `create table halfpint.checkpoints (
     tbl text collate "C" primary key, version integer not null, state text not null
   );`,
]

// An arbitrary number that all processes share. The holder of this lock may change the schema.
const LOCK = 0x48506e74

const known = async (client: Client, place: string): Promise<Result<number>> => {
  const { rows } = await client.query(
    `select to_regnamespace('halfpint') is not null as schema, to_regclass('halfpint.steps') is not null as steps`,
  )
  if (!rows[0].schema) return ok(0)
  if (!rows[0].steps) return refuse('store-foreign', { place })
  const steps = await client.query('select coalesce(max(step), 0)::int as step from halfpint.steps')
  return ok(steps.rows[0].step as number)
}

/** Migrates the database, one process at a time. Without `keep` the transaction stays open. */
export const migrate = async (
  client: Client,
  place: string,
  steps = DATABASE_STEPS,
  keep = true,
): Promise<Result<void>> => {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    const done = await known(client, place)
    const refusal = !done.ok
      ? done
      : done.value > steps.length
        ? refuse('store-newer', { place, version: done.value, known: steps.length })
        : undefined
    if (refusal === undefined && done.ok && done.value < steps.length) {
      await client.query(`create schema if not exists halfpint;
        create table if not exists halfpint.steps (step integer primary key, done timestamptz not null default now())`)
      for (const [place, step] of steps.entries()) {
        if (place < done.value) continue
        await client.query(step)
        await client.query('insert into halfpint.steps (step) values ($1)', [place + 1])
      }
    }
    if (refusal === undefined) await client.query(COPIES_TABLE)
    if (keep || refusal !== undefined) await client.query(refusal === undefined ? 'commit' : 'rollback')
    return refusal ?? ok(undefined)
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
