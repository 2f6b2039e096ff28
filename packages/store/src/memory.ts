import type { Json } from '@halfpint/core'
import { memoryCopies } from './copies.ts'
import { StoreDown } from './down.ts'
import {
  answerTo,
  decodeEntry,
  decodeGame,
  decodeListed,
  type EncodedAppend,
  type EncodedEntry,
  type EncodedGame,
  encodeAppend,
  encodeGame,
} from './encoded.ts'
import { openNotices } from './notices.ts'
import type { Store, Stored } from './store.ts'

interface Log {
  readonly born: number
  /** Number of entries that were removed before the first one here. */
  forgotten: number
  checkpoint: { readonly version: number; readonly state: string } | null
  readonly entries: EncodedEntry[]
  readonly versions: Map<string, number>
  summary: EncodedAppend['summary']
}

/** A store in memory: for tests, and for play without a disk. */
export const memoryStore = (): Store => {
  const logs = new Map<string, Log>()
  const games = new Map<string, EncodedGame>()
  const news = openNotices()
  let closed = false

  const alive = (): void => {
    if (closed) throw new StoreDown('it is closed')
  }

  const born = (log: Log): number => log.born
  const ends = (log: Log): number => log.forgotten + log.entries.length
  const readLog = (log: Log | undefined, after: number): readonly Stored[] => {
    if (log === undefined) return []
    const from = Math.max(0, after - log.forgotten)
    return log.entries
      .slice(from)
      .map((entry, place) => decodeEntry({ ...entry, version: log.forgotten + from + place + 1 }))
  }
  const last = (log: Log): number => log.entries.at(-1)?.at ?? 0

  return {
    kind: 'memory',
    async append(table, expected, entries, summary) {
      alive()
      const written = encodeAppend(table, expected, entries, summary)
      const log: Log = logs.get(table) ?? {
        born: written.entries[0]?.at ?? 0,
        forgotten: 0,
        checkpoint: null,
        entries: [],
        versions: new Map(),
        summary: written.summary,
      }
      const met = written.entries.find(({ id }) => id !== null && log.versions.has(id))
      const answer = answerTo(written, ends(log), log.versions.get(met?.id ?? ''))
      if (answer.kind !== 'done') return answer
      for (const entry of written.entries) {
        log.entries.push(entry)
        if (entry.id !== null) log.versions.set(entry.id, ends(log))
      }
      log.summary = written.summary
      logs.set(table, log)
      if (entries.length > 0) news.publish([{ table, version: answer.version }])
      return answer
    },
    async read(table, after = 0) {
      alive()
      return readLog(logs.get(table), after)
    },
    async last(table) {
      alive()
      const log = logs.get(table)
      return log === undefined ? undefined : readLog(log, ends(log) - 1)[0]
    },
    async load(table, back) {
      alive()
      const log = logs.get(table)
      const kept = log?.checkpoint ?? null
      const checkpoint = kept === null ? null : { version: kept.version, state: JSON.parse(kept.state) as Json }
      return {
        version: log === undefined ? 0 : ends(log),
        checkpoint,
        entries: readLog(log, (kept?.version ?? 0) - back),
      }
    },
    async checkpoint(table, { version, state }, keep) {
      alive()
      const log = logs.get(table)
      if (log === undefined || (log.checkpoint?.version ?? 0) >= version) return
      log.checkpoint = { version, state: JSON.stringify(state) }
      for (const { id } of log.entries.splice(0, version - keep - log.forgotten)) {
        log.forgotten += 1
        if (id !== null) log.versions.delete(id)
      }
    },
    async list(limit, perTag = limit) {
      alive()
      const counts = new Map<string, number>()
      const isWithin = ({ table, summary }: { readonly table: string; readonly summary: Json }): boolean => {
        const tag = (summary as { readonly addressTag?: string } | null)?.addressTag ?? table
        counts.set(tag, (counts.get(tag) ?? 0) + 1)
        return (counts.get(tag) ?? 0) <= perTag
      }
      return [...logs]
        .filter(([, log]) => log.summary.listed)
        .sort(([a, x], [b, y]) => born(y) - born(x) || (a < b ? 1 : -1))
        .map(([table, log]) => ({ table, version: ends(log), summary: JSON.parse(log.summary.summary) as Json }))
        .filter(isWithin)
        .slice(0, limit)
    },
    async due(before, limit) {
      alive()
      return [...logs]
        .flatMap(([table, { summary }]) => (summary.due === null ? [] : [{ table, due: summary.due }]))
        .filter(({ due }) => due <= before)
        .sort((a, b) => a.due - b.due || (a.table < b.table ? -1 : 1))
        .slice(0, limit)
        .map(({ table }) => table)
    },
    watch: news.watch,
    announce: notice => news.publish([notice]),
    async archive(id, record, finished) {
      alive()
      const game = encodeGame(id, record, finished)
      if (!games.has(id)) games.set(id, game)
    },
    async record(id) {
      alive()
      const game = games.get(id)
      return game === undefined ? null : decodeGame(game)
    },
    async records(table) {
      alive()
      return [...games.values()]
        .filter(game => game.table === table)
        .sort((a, b) => a.match - b.match || (a.id < b.id ? -1 : 1))
        .map(decodeListed)
    },
    async sweep(before, limit, spared = []) {
      alive()
      const old = [...logs].filter(([table, log]) => last(log) < before && !spared.includes(table)).slice(0, limit)
      for (const [table] of old) logs.delete(table)
      return old.length
    },
    async newest() {
      alive()
      return [...logs.values()].reduce<number | null>((newest, log) => Math.max(newest ?? 0, last(log)), null)
    },
    async sweepRecords(before, limit) {
      alive()
      const old = [...games.values()].filter(({ endedAt }) => endedAt < before).slice(0, limit)
      for (const { id } of old) games.delete(id)
      return old.length
    },
    async remove(table) {
      alive()
      logs.delete(table)
    },
    async rewrite(table, events) {
      alive()
      const log = logs.get(table)
      if (log === undefined) return
      for (const { version, event } of events) {
        const place = version - log.forgotten - 1
        const entry = log.entries[place]
        if (entry !== undefined) log.entries[place] = { ...entry, event: JSON.stringify(event) }
      }
    },
    async rewriteRecord(id, record, players) {
      alive()
      const game = games.get(id)
      if (game !== undefined) {
        games.set(id, { ...game, record: JSON.stringify(record), players: JSON.stringify(players) })
      }
    },
    async erase() {
      alive()
    },
    copies: memoryCopies(alive),
    async counts() {
      alive()
      const tables = [...logs.keys()].filter(table => !table.includes('-')).length
      return { tables, records: games.size, bytes: 0 }
    },
    async ping() {
      alive()
    },
    async close() {
      closed = true
    },
  }
}
