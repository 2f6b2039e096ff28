import type { Pool } from 'pg'
import type { Outcome } from './batchqueue.ts'
import { answerTo, type EncodedAppend } from './encoded.ts'
import type { Appended } from './store.ts'

// One statement, one transaction, one sync for the whole batch. The rows are locked in the order of their names, so
// that two processes with the same tables in their batches cannot wait for each other. A table is moved on only from
// the very version that its append expects, also where another process has moved it since the statement began.
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
    lines.map(({ fact }) => fact),
  ]
}

const apply = async (pool: Pool, batch: readonly EncodedAppend[]): Promise<ReadonlySet<string>> => {
  const { rows } = await pool.query<{ id: string }>({ name: 'append', text: APPEND, values: values(batch) })
  return new Set(rows.map(({ id }) => id))
}

// A deadlock, or the same id or table written by another process in the very same moment.
const COLLISIONS: ReadonlySet<unknown> = new Set(['40P01', '40001', '23505'])
const collided = (error: unknown): boolean => COLLISIONS.has((error as { code?: unknown }).code)

const TRIES = 10

/** Why an append did not come about, seen afresh; where nothing stands in its way by now, it is tried again. */
const lookAgain = async (pool: Pool, written: EncodedAppend, tries = TRIES): Promise<Appended> => {
  const ids = written.entries.flatMap(({ id }) => (id === null ? [] : [id]))
  const { rows } = await pool.query({ name: 'look', text: LOOK, values: [written.table, ids] })
  const answer = answerTo(written, rows[0].present ?? 0, rows[0].met ?? undefined)
  return answer.kind === 'done' ? alone(pool, written, tries - 1) : answer
}

const alone = async (pool: Pool, written: EncodedAppend, tries = TRIES): Promise<Appended> => {
  if (tries === 0) throw new Error('the table did not stand still')
  try {
    const done = await apply(pool, [written])
    if (done.has(written.table)) return answerTo(written, written.expected, undefined)
  } catch (error) {
    if (!collided(error)) throw error
  }
  return lookAgain(pool, written, tries)
}

const outcomeOf = async (answer: Promise<Appended>): Promise<Outcome<Appended>> => {
  try {
    return { answer: await answer }
  } catch (error) {
    return { error }
  }
}

const together = async (pool: Pool, batch: readonly EncodedAppend[]): Promise<readonly Outcome<Appended>[]> => {
  try {
    const done = await apply(pool, batch)
    return await Promise.all(
      batch.map(written =>
        outcomeOf(
          done.has(written.table)
            ? Promise.resolve(answerTo(written, written.expected, undefined))
            : lookAgain(pool, written),
        ),
      ),
    )
  } catch (error) {
    if (!collided(error)) return batch.map(() => ({ error }))
    return Promise.all(batch.map(written => outcomeOf(alone(pool, written))))
  }
}

/** Writes many appends with one sync; a second append to the same table waits for the first one's outcome. */
export const appendAll = async (pool: Pool, batch: readonly EncodedAppend[]): Promise<readonly Outcome<Appended>[]> => {
  const outcomes: Outcome<Appended>[] = []
  let left = batch.map((written, place) => ({ written, place }))
  while (left.length > 0) {
    const met = new Set<string>()
    const [first, later]: [typeof left, typeof left] = [[], []]
    for (const item of left) {
      ;(met.has(item.written.table) ? later : first).push(item)
      met.add(item.written.table)
    }
    left = later
    const found = await together(
      pool,
      first.map(({ written }) => written),
    )
    for (const [n, { place }] of first.entries()) outcomes[place] = found[n] as Outcome<Appended>
  }
  return outcomes
}
