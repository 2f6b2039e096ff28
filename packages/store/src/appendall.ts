import type { Pool } from 'pg'
import type { Outcome } from './batchqueue.ts'
import { answerTo, type EncodedAppend } from './encoded.ts'
import type { Appended } from './store.ts'

// One statement, one transaction and one sync for the whole batch. The rows are locked in the order of their names, so
// that two processes with the same tables in their batches cannot wait for each other. A table changes only if it has
// exactly the version that its append expects, even if another process changed it after the statement started.
const APPEND = `
with wish as materialized (
  select * from unnest($1::text[], $2::int[], $3::int[], $4::float8[], $5::float8[], $6::bool[], $7::float8[], $8::bool[], $9::text[])
    as w (tbl, expected, version, born, last, listed, due, over, summary)
), line as materialized (
  select * from unnest($10::text[], $11::int[], $12::text[], $13::float8[], $14::text[]) as l (tbl, version, id, at, fact)
), met as materialized (
  select distinct l.tbl from line l join halfpint.entries e on e.tbl = l.tbl and e.id = l.id where l.id is not null
), held as materialized (
  select t.id, t.version from halfpint.tables t
  where t.id = any ($1::text[]) and t.id not in (select tbl from met) order by t.id for update
), moved as (
  update halfpint.tables t
  set version = w.version, last = coalesce(w.last, t.last), listed = w.listed, due = w.due, over = w.over,
      summary = w.summary,
      touched = case when w.version > w.expected then pg_current_xact_id() else t.touched end
  from wish w join held h on h.id = w.tbl
  where t.id = w.tbl and h.version = w.expected
  returning t.id
), made as (
  insert into halfpint.tables (id, version, born, last, listed, due, over, summary, touched)
  select tbl, version, born, last, listed, due, over, summary, pg_current_xact_id() from wish
  where expected = 0 order by tbl
  on conflict (id) do nothing
  returning id
), done as (
  select id from moved union all select id from made
), kept as (
  insert into halfpint.entries (tbl, version, id, at, fact)
  select l.tbl, l.version, l.id, l.at, l.fact from line l join done on done.id = l.tbl
)
select id from done`

const LOOK = `
select (select version from halfpint.tables where id = $1) as present,
  (select e.version from unnest($2::text[]) with ordinality as w (id, place)
   join halfpint.entries e on e.tbl = $1 and e.id = w.id order by w.place limit 1) as met`

const values = (batch: readonly EncodedAppend[]): unknown[] => {
  const lines = batch.flatMap(({ table, expected, entries }) =>
    entries.map((entry, place) => ({ table, version: expected + place + 1, ...entry })),
  )
  return [
    batch.map(({ table }) => table),
    batch.map(({ expected }) => expected),
    batch.map(({ expected, entries }) => expected + entries.length),
    batch.map(({ entries }) => entries[0]?.at ?? 0),
    batch.map(({ entries }) => entries.at(-1)?.at ?? null),
    batch.map(({ summary }) => summary.listed),
    batch.map(({ summary }) => summary.due),
    batch.map(({ summary }) => summary.over),
    batch.map(({ summary }) => summary.summary),
    lines.map(({ table }) => table),
    lines.map(({ version }) => version),
    lines.map(({ id }) => id),
    lines.map(({ at }) => at),
    lines.map(({ event }) => event),
  ]
}

const apply = async (pool: Pool, batch: readonly EncodedAppend[]): Promise<ReadonlySet<string>> => {
  const { rows } = await pool.query<{ id: string }>({ name: 'append', text: APPEND, values: values(batch) })
  return new Set(rows.map(({ id }) => id))
}

// A deadlock, or another process wrote the same id or table at the same moment.
const COLLISIONS: ReadonlySet<unknown> = new Set(['40P01', '40001', '23505'])
const isCollision = (error: unknown): boolean => COLLISIONS.has((error as { code?: unknown }).code)

/** The reason why an append failed. `done`: the reason no longer exists, so it can be tried again. */
const look = async (pool: Pool, written: EncodedAppend): Promise<Appended> => {
  const ids = written.entries.flatMap(({ id }) => (id === null ? [] : [id]))
  const { rows } = await pool.query({ name: 'look', text: LOOK, values: [written.table, ids] })
  return answerTo(written, rows[0].present ?? 0, rows[0].met ?? undefined)
}

/** An append that has no outcome yet. */
interface Pending {
  readonly written: EncodedAppend
  readonly place: number
  /** Number of tries left. */
  tries: number
}

/** The first pending append of each table: a later one waits for its outcome. */
const firstOfEachTable = (pending: Iterable<Pending>): Pending[] => {
  const first = new Map<string, Pending>()
  for (const each of pending) if (!first.has(each.written.table)) first.set(each.written.table, each)
  return [...first.values()]
}

/** Writes many appends with one sync. Appends that collide with another process are tried again one at a time. */
export const appendAll = async (pool: Pool, batch: readonly EncodedAppend[]): Promise<readonly Outcome<Appended>[]> => {
  const outcomes: Outcome<Appended>[] = []
  const pending = new Set(batch.map((written, place): Pending => ({ written, place, tries: 10 })))
  const settle = (each: Pending, outcome: Outcome<Appended>): void => {
    outcomes[each.place] = outcome
    pending.delete(each)
  }
  const retry = (each: Pending): void => {
    each.tries -= 1
    if (each.tries === 0) settle(each, { error: new Error('the table changed during every try') })
  }
  const conclude = async (each: Pending, isDone: boolean): Promise<void> => {
    const { written } = each
    const answer = isDone ? answerTo(written, written.expected, undefined) : await look(pool, written)
    if (isDone || answer.kind !== 'done') settle(each, { answer })
    else retry(each)
  }
  const write = async (group: readonly Pending[]): Promise<void> => {
    const appends = group.map(({ written }) => written)
    try {
      const done = await apply(pool, appends)
      const concluded = group.map(each =>
        conclude(each, done.has(each.written.table)).catch(error => settle(each, { error })),
      )
      await Promise.all(concluded)
    } catch (error) {
      if (!isCollision(error)) for (const each of group) settle(each, { error })
      else if (group.length === 1) group.forEach(retry)
      else for (const each of group) await write([each])
    }
  }
  while (pending.size > 0) await write(firstOfEachTable(pending))
  return outcomes
}
