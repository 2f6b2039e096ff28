import type { Entry } from '@halfpint/tasks'
import { keptTables } from '../local/database.ts'
import { isTry } from '../local/try.ts'
import { playedMatches } from '../online/played.ts'
import { openLibrary, savedPads } from '../pad/library.ts'
import { fetchRecord, type Source, seatIn } from '../replay/source.ts'
import { botsIn } from '../review/sitters.ts'
import { settings } from '../shell/settings.ts'
import { enterInBook, readDeviceBook } from './bookstore.ts'
import { padEntry } from './padentry.ts'
import { openTasks, type TaskClient } from './taskclient.ts'

/** A finished game that this device knows of. */
interface Finished {
  readonly id: string
  readonly at: number
  readonly source: Source
}

const finishedHere = async (): Promise<readonly Finished[]> => {
  const kept = await keptTables().catch(() => [])
  return kept
    .filter(({ table, placard }) => placard.over && !isTry(table))
    .map(({ table, at }) => ({ id: table, at, source: { kind: 'local', table } }))
}

const finishedOnline = (): readonly Finished[] =>
  playedMatches().map(({ table, match, at }) => ({
    id: `${table} ${match}`,
    at,
    source: { kind: 'online', table, match },
  }))

const entryOf = async (client: TaskClient, { id, at, source }: Finished): Promise<Entry | undefined> => {
  const [record, seat] = await Promise.all([fetchRecord(source), seatIn(source)])
  // Where several people shared a device nobody knows whose game it was; what a server has lost is lost.
  if (!record.ok || seat === null) return undefined
  const { players } = record.value as { readonly players: readonly string[] }
  const bots = await botsIn(source, players)
  const where = source.kind === 'online' ? 'online' : 'bots'
  const entry = await client.gameEntry({ id, at, where, record: record.value, seat, bots })
  return entry.ok ? entry.value : undefined
}

/** Enters every finished game of this device that was never in the book; what was struck out stays out. */
export const gatherGames = async (): Promise<void> => {
  const { counts } = await readDeviceBook()
  await openLibrary()
  const pads = (savedPads.value ?? []).flatMap(pad => padEntry(pad, settings.value.name) ?? [])
  const entries: Entry[] = pads.filter(({ id }) => !counts.has(id))
  const finished = [...(await finishedHere()), ...finishedOnline()].filter(({ id }) => !counts.has(`game ${id}`))
  const client = openTasks()
  for (const game of finished) {
    const entry = await entryOf(client, game)
    if (entry !== undefined) entries.push(entry)
  }
  client.close()
  if (entries.length > 0) await enterInBook(entries)
}
