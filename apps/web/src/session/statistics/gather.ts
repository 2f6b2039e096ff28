import type { StatisticsEntry } from '@halfpint/statistics'
import { openLibrary, savedPads } from '../../base/pads/library.ts'
import { settings } from '../../base/settings.ts'
import { botsIn } from '../record/bots.ts'
import { fetchRecord, seatIn } from '../record/loadrecord.ts'
import type { Source } from '../record/source.ts'
import { playedMatches } from '../server/played.ts'
import { keptTables } from '../worker/database.ts'
import { openWorker, type PageWorker } from '../worker/openworker.ts'
import { isFixed, isTry } from '../worker/tableids.ts'
import { padEntry } from './padentry.ts'
import { enterStatistics, readDeviceStatistics } from './store.ts'

/** A finished game that this device knows. */
interface Finished {
  readonly id: string
  readonly at: number
  readonly source: Source
}

const finishedHere = async (): Promise<readonly Finished[]> => {
  const kept = await keptTables().catch(() => [])
  return kept
    .filter(({ table, summary }) => summary.over && !isTry(table) && !isFixed(table))
    .map(({ table, at }) => ({ id: table, at, source: { kind: 'local', table } }))
}

const finishedOnline = (): readonly Finished[] =>
  playedMatches().map(({ table, match, at }) => ({
    id: `${table} ${match}`,
    at,
    source: { kind: 'online', table, match },
  }))

const entryOf = async ({ figures }: PageWorker, { id, at, source }: Finished): Promise<StatisticsEntry | undefined> => {
  const [record, seat] = await Promise.all([fetchRecord(source), seatIn(source)])
  // Skips games that several people played on one device, and records that the server no longer has.
  if (!record.ok || seat === null) return undefined
  const { players } = record.value as { readonly players: readonly string[] }
  const bots = await botsIn(source, players)
  const where = source.kind === 'online' ? 'online' : 'bots'
  const entry = await figures.entry({ id, at, where, record: record.value, seat, bots })
  return entry.ok ? entry.value : undefined
}

/** Adds every finished game of this device that was never added. Removed entries stay removed. */
export const gatherGames = async (): Promise<void> => {
  const { counts } = await readDeviceStatistics()
  await openLibrary()
  const pads = (savedPads.value ?? []).flatMap(pad => padEntry(pad, settings.value.name) ?? [])
  const entries: StatisticsEntry[] = pads.filter(({ id }) => !counts.has(id))
  const finished = [...(await finishedHere()), ...finishedOnline()].filter(({ id }) => !counts.has(`game ${id}`))
  if (finished.length > 0) {
    const worker = openWorker()
    for (const game of finished) {
      const entry = await entryOf(worker, game)
      if (entry !== undefined) entries.push(entry)
    }
    worker.close()
  }
  if (entries.length > 0) await enterStatistics(entries)
}
