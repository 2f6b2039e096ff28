import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import type { EncodedAppend, EncodedEntry, EncodedGame } from './encoded.ts'
import { openStaging, type Staged } from './staging.ts'
import type { Notice } from './store.ts'

const GAME = 'id, tbl as "table", match, game, ended_at as endedAt, players'

/** So many tables have their summaries remembered. */
const MOST_SUMMARIES = 20_000

/**
 * Every sentence that is spoken to the file, prepared once. Whoever writes `alone` remembers what is staged and what
 * summaries it wrote: one that has not changed is not written again, nor are its places in the indexes.
 */
export const statements = (db: DatabaseSyncInstance, alone = false) => {
  const summaries = alone ? new Map<string, EncodedAppend['summary']>() : undefined
  const version = db.prepare('select version from tables where id = ?')
  const met = db.prepare('select version from entries where tbl = ? and id = ?')
  const create = db.prepare(
    'insert into tables (id, version, born, last, listed, due, over, summary, change) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const update = db.prepare(
    'update tables set version = ?, last = coalesce(?, last), listed = ?, due = ?, over = ?, summary = ?, change = coalesce(?, change) where id = ?',
  )
  const count = db.prepare('update changes set last = last + 1 returning last')
  const lastChange = db.prepare('select last from changes')
  const dataVersion = db.prepare('pragma data_version')
  const changed = db.prepare('select id as "table", version, change from tables where change > ?')
  const read = db.prepare(
    `select version, id, at, fact from entries where tbl = ?1 and version > ?2
     union all select version, id, at, fact from staged where tbl = ?1 and version > ?2 order by version`,
  )
  // Who knows where they are staged finds them without looking through all that is.
  const readAt = db.prepare(
    `select version, id, at, fact from entries where tbl = ?1 and version > ?2 union all
     select version, id, at, fact from staged
     where place in (select value from json_each(?3)) and tbl = ?1 and version > ?2 order by version`,
  )
  const last = db.prepare(
    `select * from (select version, id, at, fact from entries where tbl = ?1 order by version desc limit 1)
     union all select * from (select version, id, at, fact from staged where tbl = ?1 order by version desc limit 1)
     order by version desc limit 1`,
  )
  const lastCheckpoint = db.prepare('select version, state from checkpoints where tbl = ?')
  const checkpoint = db.prepare(
    `insert into checkpoints (tbl, version, state) select ?1, ?2, ?3 where exists (select 1 from tables where id = ?1)
     on conflict (tbl) do update set version = ?2, state = ?3 where version < ?2`,
  )
  const trim = ['entries', 'staged'].map(kind => db.prepare(`delete from ${kind} where tbl = ? and version <= ?`))
  const list = db.prepare(
    `with latest as materialized (select tbl, max(version) as version from staged group by tbl)
     select id as "table", coalesce(latest.version, tables.version) as version, summary
     from tables left join latest on tbl = id where listed = 1 order by born desc, id desc limit ?`,
  )
  const due = db.prepare('select id from tables where due <= ? order by due, id limit ?')
  const archive = db.prepare(
    `insert into games (id, tbl, match, game, ended_at, players, record) values (?, ?, ?, ?, ?, ?, ?)
     on conflict (id) do nothing`,
  )
  const game = db.prepare(`select ${GAME}, record from games where id = ?`)
  const games = db.prepare(`select ${GAME} from games where tbl = ? order by match, id`)
  const forgetGames = db.prepare('delete from games where id in (select id from games where ended_at < ? limit ?)')
  const rewrite = db.prepare('update entries set fact = ? where tbl = ? and version = ?')
  const rewriteGame = db.prepare('update games set record = ?, players = ? where id = ?')
  const counts = db.prepare(
    `select (select count(*) from tables where id not like '%-%') as tables, (select count(*) from games) as records,
     (select page_count from pragma_page_count) * (select page_size from pragma_page_size) as bytes`,
  )
  const old = db.prepare('select id from tables where last < ? limit ?')
  const forget = ['entries where tbl', 'checkpoints where tbl', 'tables where id'].map(what =>
    db.prepare(`delete from ${what} = ?`),
  )

  const drop = (table: string): void => {
    summaries?.delete(table)
    for (const part of forget) part.run(table)
  }

  const begin = db.prepare('begin immediate')
  const commit = db.prepare('commit')
  /** The number of the transaction under way among all that changed a log; counted once for all it changes. */
  let change: number | null = null

  const versionOf = (table: string): number => (version.get(table) as { version: number } | undefined)?.version ?? 0
  const writeSummary = ({ table, expected, entries, summary }: EncodedAppend): void => {
    const end = expected + entries.length
    const last = entries.at(-1)?.at ?? null
    const { listed, due: at, over, summary: shown } = summary
    const known = summaries?.get(table)
    const isSame = known?.listed === listed && known.due === at && known.over === over && known.summary === shown
    // Where the log ends is told by the staged entries until they are moved.
    if (isSame && last !== null) return
    if (entries.length > 0) change ??= (count.get() as { last: number }).last
    const counted = entries.length > 0 ? change : null
    summaries?.set(table, summary)
    if (expected === 0)
      create.run(table, end, entries[0]?.at ?? 0, last, listed ? 1 : 0, at, over ? 1 : 0, shown, counted)
    else update.run(end, last, listed ? 1 : 0, at, over ? 1 : 0, shown, counted, table)
  }
  const staging = openStaging(db, alone, {
    versionOf,
    met: (table, id) => (met.get(table, id) as { version: number } | undefined)?.version ?? 0,
  })
  const rollback = (): void => {
    summaries?.clear()
    staging.reset()
    if (db.isTransaction) db.exec('rollback')
  }

  return {
    begin(): void {
      change = null
      if ((summaries?.size ?? 0) > MOST_SUMMARIES) summaries?.clear()
      begin.run()
      try {
        staging.begin()
      } catch (error) {
        rollback()
        throw error
      }
    },
    commit: (): void => void commit.run(),
    /** Moves what is staged to its place, in a transaction of its own. */
    settle(): void {
      begin.run()
      try {
        staging.merge()
        commit.run()
      } catch (error) {
        rollback()
        throw error
      }
    },
    /** Takes back what the transaction did. */
    rollback,
    append(append: EncodedAppend): Staged {
      const staged = staging.append(append)
      if (staged.kind === 'done') writeSummary(append)
      return staged
    },
    /** Writes for the sake of writing: a disk that is full or read-only refuses. What stays the same is not written. */
    touch: (): void => void count.get(),
    lastChange: (): number => (lastChange.get() as { last: number }).last,
    dataVersion: (): number => (dataVersion.get() as { data_version: number }).data_version,
    changedAfter: (change: number) => changed.all(change) as (Notice & { readonly change: number })[],
    /** A number for what is staged, as the staging gives it. */
    generation: (): number => staging.generation(),
    /** Reads a log; with the places of all that is staged of it, if they are known. */
    read: (table: string, after: number, places?: readonly number[]) =>
      (places === undefined
        ? read.all(table, after)
        : readAt.all(table, after, JSON.stringify(places))) as (EncodedEntry & { readonly version: number })[],
    last: (table: string) => last.get(table) as (EncodedEntry & { readonly version: number }) | undefined,
    lastCheckpoint: (table: string) => lastCheckpoint.get(table) as { version: number; state: string } | undefined,
    checkpoint(table: string, at: number, state: string, keep: number): void {
      if (checkpoint.run(table, at, state).changes === 0 || at <= keep) return
      for (const part of trim) part.run(table, at - keep)
    },
    list: (limit: number) => list.all(limit) as (Notice & { readonly summary: string })[],
    due: (before: number, limit: number): string[] => due.all(before, limit).map((row: { id: string }) => row.id),
    archive: (g: EncodedGame): void => void archive.run(g.id, g.table, g.match, g.game, g.endedAt, g.players, g.record),
    game: (id: string) => game.get(id) as EncodedGame | undefined,
    games: (table: string) => games.all(table) as Omit<EncodedGame, 'record'>[],
    sweepRecords: (before: number, limit: number): number => Number(forgetGames.run(before, limit).changes),
    remove(table: string): void {
      staging.merge()
      drop(table)
    },
    rewrite(table: string, facts: readonly { version: number; fact: string }[]): void {
      staging.merge()
      for (const { version, fact } of facts) rewrite.run(fact, table, version)
    },
    rewriteGame: (id: string, record: string, players: string): void => void rewriteGame.run(record, players, id),
    counts: () => counts.get() as { tables: number; records: number; bytes: number },
    sweep(before: number, limit: number, spared: readonly string[]): number {
      staging.merge()
      const ids = old
        .all(before, limit + spared.length)
        .map((row: { id: string }) => row.id)
        .filter(id => !spared.includes(id))
        .slice(0, limit)
      ids.forEach(drop)
      return ids.length
    },
  }
}

/** What can be said to the file. */
export type Statements = ReturnType<typeof statements>
