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
import type { Store } from './store.ts'

interface Log {
  readonly entries: EncodedEntry[]
  readonly versions: Map<string, number>
  summary: EncodedAppend['summary']
}

/** A store that forgets everything when the process ends: for tests, and for play without a disk. */
export const memoryStore = (): Store => {
  const logs = new Map<string, Log>()
  const claims = new Map<string, { readonly owner: string; readonly until: number }>()
  const games = new Map<string, EncodedGame>()
  const news = openNotices()
  let closed = false

  const alive = (): void => {
    if (closed) throw new StoreDown('it is closed')
  }

  const free = (table: string, owner: string, now: number): boolean => {
    const claim = claims.get(table)
    return claim === undefined || claim.owner === owner || claim.until <= now
  }
  const born = (log: Log): number => log.entries[0]?.at ?? 0
  const last = (log: Log): number => log.entries.at(-1)?.at ?? 0

  return {
    kind: 'memory',
    async append(table, expected, entries, summary) {
      alive()
      const written = encodeAppend(table, expected, entries, summary)
      const log: Log = logs.get(table) ?? { entries: [], versions: new Map(), summary: written.summary }
      const met = written.entries.find(({ id }) => id !== null && log.versions.has(id))
      const answer = answerTo(written, log.entries.length, log.versions.get(met?.id ?? ''))
      if (answer.kind !== 'done') return answer
      for (const entry of written.entries) {
        log.entries.push(entry)
        if (entry.id !== null) log.versions.set(entry.id, log.entries.length)
      }
      log.summary = written.summary
      logs.set(table, log)
      if (entries.length > 0) news.tell([{ table, version: answer.version }])
      return answer
    },
    async read(table, after = 0) {
      alive()
      const entries = logs.get(table)?.entries ?? []
      return entries.slice(Math.max(0, after)).map((entry, place) => decodeEntry(Math.max(0, after) + place + 1, entry))
    },
    async list(limit) {
      alive()
      return [...logs]
        .filter(([, log]) => log.summary.listed)
        .sort(([a, x], [b, y]) => born(y) - born(x) || (a < b ? 1 : -1))
        .slice(0, limit)
        .map(([table, log]) => ({ table, version: log.entries.length, summary: JSON.parse(log.summary.summary) }))
    },
    async due(before, limit, owner) {
      alive()
      return [...logs]
        .flatMap(([table, { summary }]) => (summary.due === null ? [] : [{ table, due: summary.due }]))
        .filter(({ table, due }) => due <= before && (owner === undefined || free(table, owner, before)))
        .sort((a, b) => a.due - b.due || (a.table < b.table ? -1 : 1))
        .slice(0, limit)
        .map(({ table }) => table)
    },
    async claim(table, owner, until, now) {
      alive()
      if (!free(table, owner, now)) return false
      claims.set(table, { owner, until })
      return true
    },
    async release(table, owner) {
      alive()
      if (claims.get(table)?.owner === owner) claims.delete(table)
    },
    watch: news.watch,
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
    async sweep(before, limit) {
      alive()
      for (const [table, { until }] of claims) if (until < before) claims.delete(table)
      const old = [...logs].filter(([, log]) => last(log) < before).slice(0, limit)
      for (const [table] of old) {
        logs.delete(table)
        claims.delete(table)
      }
      return old.length
    },
    async ping() {
      alive()
    },
    async close() {
      closed = true
    },
  }
}
