import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { type CopyWritten, MAX_COPIES_BYTES, tagOf } from './copies.ts'
import { answerTo, type EncodedAppend, type EncodedGame, type StoredRow } from './encoded.ts'
import { type IdFilter, openIdFilter } from './idfilter.ts'
import type { Appended, Notice } from './store.ts'

const GAME = 'id, tbl as "table", match, game, ended_at as endedAt, players'

/** Milliseconds that a statement waits for another connection. The end of an erasure waits less and is tried again. */
const [BUSY_TIMEOUT, SCRUB_TIMEOUT] = [5_000, 100]

/** Maximum number of tables whose ids are in memory. */
const MAX_FILTERS = 10_000

/** A listed table, and the tag of the address that opened it; its own id if it has none. */
type ListedRow = Notice & { readonly summary: string; readonly tag: string }

/** All SQL statements on a file, prepared once. */
export const statements = (db: DatabaseSyncInstance) => {
  const version = db.prepare('select version from tables where id = ?')
  const idVersion = db.prepare('select version from entries where tbl = ? and id = ?')
  const idsOf = db.prepare('select id from entries where tbl = ? and id is not null')
  const insertEntry = db.prepare('insert into entries (tbl, version, id, at, fact) values (?, ?, ?, ?, ?)')
  const insertTable = db.prepare(
    'insert into tables (id, version, born, last, listed, due, over, summary, change) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const updateTable = db.prepare(
    'update tables set version = ?, last = ?, listed = ?, due = ?, over = ?, summary = ?, change = ? where id = ?',
  )
  const updateSummary = db.prepare('update tables set listed = ?, due = ?, over = ?, summary = ? where id = ?')
  const nextChange = db.prepare('update changes set last = last + 1 returning last')
  const lastChange = db.prepare('select last from changes')
  const dataVersion = db.prepare('pragma data_version')
  const changed = db.prepare('select id as "table", version, change from tables where change > ?')
  const read = db.prepare(
    'select version, id, at, fact as event from entries where tbl = ? and version > ? order by version',
  )
  const last = db.prepare(
    'select version, id, at, fact as event from entries where tbl = ? order by version desc limit 1',
  )
  const lastCheckpoint = db.prepare('select version, state from checkpoints where tbl = ?')
  const checkpoint = db.prepare(
    `insert into checkpoints (tbl, version, state) select ?1, ?2, ?3 where exists (select 1 from tables where id = ?1)
     on conflict (tbl) do update set version = ?2, state = ?3 where version < ?2`,
  )
  const trim = db.prepare('delete from entries where tbl = ? and version <= ?')
  const list = db.prepare(
    `select id as "table", version, summary, coalesce(json_extract(summary, '$.addressTag'), id) as tag
     from tables where listed = 1 order by born desc, id desc`,
  )
  const due = db.prepare('select id from tables where due <= ? order by due, id limit ?')
  const archive = db.prepare(
    `insert into games (id, tbl, match, game, ended_at, players, record) values (?, ?, ?, ?, ?, ?, ?)
     on conflict (id) do nothing`,
  )
  const game = db.prepare(`select ${GAME}, record from games where id = ?`)
  const games = db.prepare(`select ${GAME} from games where tbl = ? order by match, id`)
  const sweepGames = db.prepare('delete from games where id in (select id from games where ended_at < ? limit ?)')
  const rewrite = db.prepare('update entries set fact = ? where tbl = ? and version = ?')
  const rewriteGame = db.prepare('update games set record = ?, players = ? where id = ?')
  const counts = db.prepare(
    `select (select count(*) from tables where id not like '%-%') as tables, (select count(*) from games) as records,
     (select page_count from pragma_page_count) * (select page_size from pragma_page_size) as bytes`,
  )
  const newest = db.prepare('select max(last) as at from tables')
  const old = db.prepare('select id from tables where last < ? limit ?')
  const remove = ['entries where tbl', 'checkpoints where tbl', 'tables where id'].map(what =>
    db.prepare(`delete from ${what} = ?`),
  )
  const copy = db.prepare('select tag, visited, body from copies where id = ?')
  const copyTag = db.prepare('select tag from copies where id = ?')
  const otherCopies = db.prepare(
    'select (select coalesce(sum(bytes), 0) from copies) - coalesce((select bytes from copies where id = ?), 0) as bytes',
  )
  const visitCopy = db.prepare('update copies set visited = ?2 where id = ?1 and visited < ?2')
  const writeCopy = db.prepare(
    `insert into copies (id, tag, visited, bytes, body) values (?1, ?2, ?3, ?4, ?5)
     on conflict (id) do update set tag = ?2, visited = max(visited, ?3), bytes = ?4, body = ?5`,
  )
  const removeCopy = db.prepare('delete from copies where id = ?')
  const sweepCopies = db.prepare('delete from copies where id in (select id from copies where visited < ? limit ?)')
  const truncate = db.prepare('pragma wal_checkpoint(truncate)')
  const begin = db.prepare('begin immediate')
  const commit = db.prepare('commit')

  /** Sequence number of this transaction among all that changed a log; counted once per transaction. */
  let change: number | undefined
  const countChange = (): number => {
    change ??= (nextChange.get() as { last: number }).last
    return change
  }

  /** The ids of the tables with the latest appends; invalid after another connection has written. */
  const filters = new Map<string, IdFilter>()
  let filtersVersion = -1
  const filterOf = (table: string): IdFilter => {
    const known = filters.get(table)
    if (known !== undefined) return known
    const [oldest] = filters.size < MAX_FILTERS ? [] : filters.keys()
    if (oldest !== undefined) filters.delete(oldest)
    const filter = openIdFilter()
    for (const { id } of idsOf.all(table) as { id: string }[]) filter.add(id)
    filters.set(table, filter)
    return filter
  }

  const versionOf = (table: string): number => (version.get(table) as { version: number } | undefined)?.version ?? 0
  const removeTable = (table: string): void => {
    filters.delete(table)
    for (const part of remove) part.run(table)
  }
  const versionOfIds = ({ table, entries }: EncodedAppend): number | undefined => {
    const filter = filterOf(table)
    for (const { id } of entries) {
      const found =
        id === null || !filter.mayContain(id)
          ? undefined
          : (idVersion.get(table, id) as { version: number } | undefined)
      if (found !== undefined) return found.version
    }
    return undefined
  }

  return {
    begin(): void {
      change = undefined
      begin.run()
      const version = (dataVersion.get() as { data_version: number }).data_version
      if (version !== filtersVersion) filters.clear()
      filtersVersion = version
    },
    commit: (): void => void commit.run(),
    rollback(): void {
      if (db.isTransaction) db.exec('rollback')
    },
    append(append: EncodedAppend): Appended {
      const { table, expected, entries, summary } = append
      const present = versionOf(table)
      const answer = answerTo(append, present, present === 0 ? undefined : versionOfIds(append))
      if (answer.kind !== 'done') return answer
      const filter = filterOf(table)
      let end = expected
      for (const { id, at, event } of entries) {
        end += 1
        insertEntry.run(table, end, id, at, event)
        if (id !== null) filter.add(id)
      }
      const { listed, due, over, summary: listing } = summary
      const shown = [listed ? 1 : 0, due, over ? 1 : 0, listing] as const
      const [first, last] = [entries[0], entries.at(-1)]
      if (first === undefined || last === undefined) updateSummary.run(...shown, table)
      else if (expected === 0) insertTable.run(table, end, first.at, last.at, ...shown, countChange())
      else updateTable.run(end, last.at, ...shown, countChange(), table)
      return answer
    },
    /** Writes without a change. Fails if the disk is full or read-only. */
    touch: (): void => void nextChange.get(),
    lastChange: (): number => (lastChange.get() as { last: number }).last,
    dataVersion: (): number => (dataVersion.get() as { data_version: number }).data_version,
    changedAfter: (change: number) => changed.all(change) as (Notice & { readonly change: number })[],
    read: (table: string, after: number) => read.all(table, after) as StoredRow[],
    last: (table: string) => last.get(table) as StoredRow | undefined,
    versionOf,
    lastCheckpoint: (table: string) => lastCheckpoint.get(table) as { version: number; state: string } | undefined,
    checkpoint(table: string, at: number, state: string, keep: number): void {
      if (checkpoint.run(table, at, state).changes > 0 && at > keep) trim.run(table, at - keep)
    },
    /** Reads no further than needed: there may be thousands of listed tables. */
    list(limit: number, perTag: number): ListedRow[] {
      const rows: ListedRow[] = []
      const counts = new Map<string, number>()
      for (const row of list.iterate() as Iterable<ListedRow>) {
        const count = (counts.get(row.tag) ?? 0) + 1
        counts.set(row.tag, count)
        if (count <= perTag && rows.push(row) === limit) break
      }
      return rows
    },
    due: (before: number, limit: number): string[] => due.all(before, limit).map((row: { id: string }) => row.id),
    archive: (g: EncodedGame): void => void archive.run(g.id, g.table, g.match, g.game, g.endedAt, g.players, g.record),
    game: (id: string) => game.get(id) as EncodedGame | undefined,
    games: (table: string) => games.all(table) as Omit<EncodedGame, 'record'>[],
    sweepRecords: (before: number, limit: number): number => Number(sweepGames.run(before, limit).changes),
    remove: removeTable,
    copy: (id: string) => copy.get(id) as { tag: string; visited: number; body: Uint8Array } | undefined,
    visitCopy: (id: string, now: number): void => void visitCopy.run(id, now),
    writeCopy(id: string, expected: string | null, body: Uint8Array, now: number): CopyWritten {
      const present = (copyTag.get(id) as { tag: string } | undefined)?.tag ?? null
      if (present !== expected) return { kind: 'conflict', tag: present }
      const { bytes } = otherCopies.get(id) as { bytes: number }
      if (bytes + body.length > MAX_COPIES_BYTES) return { kind: 'full' }
      const tag = tagOf(body)
      writeCopy.run(id, tag, now, body.length, body)
      return { kind: 'done', tag }
    },
    removeCopy: (id: string): boolean => removeCopy.run(id).changes > 0,
    sweepCopies: (before: number, limit: number): number => Number(sweepCopies.run(before, limit).changes),
    rewrite(table: string, events: readonly { version: number; event: string }[]): void {
      for (const { version, event } of events) rewrite.run(event, table, version)
    },
    rewriteGame: (id: string, record: string, players: string): void => void rewriteGame.run(record, players, id),
    /**
     * Empties the write-ahead log, in which deleted content is still readable. Returns false while another connection
     * reads an older state.
     */
    scrub(): boolean {
      db.exec(`pragma busy_timeout = ${SCRUB_TIMEOUT}`)
      const { busy } = truncate.get() as { busy: number }
      db.exec(`pragma busy_timeout = ${BUSY_TIMEOUT}`)
      return busy === 0
    },
    newest: () => (newest.get() as { at: number | null }).at,
    counts: () => counts.get() as { tables: number; records: number; bytes: number },
    sweep(before: number, limit: number, spared: readonly string[]): number {
      const ids = old
        .all(before, limit + spared.length)
        .map((row: { id: string }) => row.id)
        .filter(id => !spared.includes(id))
        .slice(0, limit)
      ids.forEach(removeTable)
      return ids.length
    },
  }
}

/** The statements of one connection. */
export type Statements = ReturnType<typeof statements>
