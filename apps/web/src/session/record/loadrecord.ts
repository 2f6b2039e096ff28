import { isFields, type Json, ok, type Result, refuse, type Seat } from '@halfpint/core'
import { BARE_TABLE, evolveTable, recordOf, type TableEvent } from '@halfpint/table'
import { signal } from '@preact/signals'
import { serverUrl } from '../../base/server.ts'
import { seatAt } from '../server/keys.ts'
import { faceOf, playedMatches } from '../server/played.ts'
import { databaseJournal, keptTables, openTables } from '../worker/database.ts'
import { type KnownPlayers, UNKNOWN_PLAYERS } from './gamesteps.ts'
import type { Source } from './source.ts'

/** The record that was opened from a file, until the page is closed. */
export const opened = signal<Json | null>(null)

/** The record of the last finished match. A match in progress does not reveal its cards. */
const finishedRecord = (events: readonly TableEvent[]): Result<Json> => {
  let match = 0
  let finished = 0
  for (const event of events) {
    if (event.type === 'started') match = event.match
    if (event.type === 'game' && isFields(event.event) && event.event.type === 'game-ended') finished = match
  }
  return finished === 0 ? refuse('no-such-game') : recordOf(events, finished)
}

const localRecord = async (table: string): Promise<Result<Json>> => {
  const database = await openTables()
  const told = await databaseJournal(database, table).read(0)
  database.close()
  return finishedRecord(told.map(({ event }) => event))
}

const ask = async (place: string): Promise<Result<Json>> => {
  try {
    const answer = await fetch(place)
    if (answer.ok) return ok((await answer.json()) as Json)
    return refuse(answer.status === 404 ? 'record-missing' : 'server-silent')
  } catch {
    return refuse('server-silent')
  }
}

/** The number of the latest match in a server's list. */
const latestOf = (json: Json): number => {
  const records = isFields(json) && Array.isArray(json.records) ? json.records : []
  return Math.max(0, ...records.map(each => (isFields(each) && typeof each.match === 'number' ? each.match : 0)))
}

const onlineRecord = async (table: string, match: number | null): Promise<Result<Json>> => {
  const place = serverUrl(`api/tables/${encodeURIComponent(table)}/records`)
  if (match !== null) return ask(`${place}/${match}`)
  const listed = await ask(place)
  if (!listed.ok) return listed
  const latest = latestOf(listed.value)
  return latest === 0 ? refuse('record-missing') : ask(`${place}/${latest}`)
}

/** Loads the record of a source. */
export const fetchRecord = async (source: Source): Promise<Result<Json>> => {
  switch (source.kind) {
    case 'local':
      return localRecord(source.table)
    case 'online':
      return onlineRecord(source.table, source.match)
    case 'file':
      return opened.peek() === null ? refuse('no-such-game') : ok(opened.peek())
  }
}

/** The players, as far as this device knows them. */
export const knownPlayersIn = async (source: Source): Promise<KnownPlayers> => {
  if (source.kind === 'file') return UNKNOWN_PLAYERS
  if (source.kind === 'online') {
    const found = playedMatches().find(({ table, match }) => table === source.table && match === source.match)
    return { names: found?.players ?? [], faces: found?.faces ?? [], left: found?.left ?? [] }
  }
  const database = await openTables()
  const told = await databaseJournal(database, source.table).read(0)
  database.close()
  return { ...UNKNOWN_PLAYERS, faces: told.reduce(evolveTable, BARE_TABLE).seats.map(faceOf) }
}

/** The player's seat; `null` if it is unknown, or if several people shared this device. */
export const seatIn = async (source: Source): Promise<Seat | null> => {
  if (source.kind === 'file') return null
  if (source.kind === 'online') return seatAt(source.table)?.seat ?? null
  const kept = (await keptTables()).find(({ table }) => table === source.table)
  const { players = [] } = (kept?.summary.summary ?? {}) as { players?: readonly { kind: string }[] }
  return players.filter(({ kind }) => kind === 'person').length === 1
    ? players.findIndex(({ kind }) => kind === 'person')
    : null
}
