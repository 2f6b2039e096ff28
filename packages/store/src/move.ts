import { existsSync } from 'node:fs'
import { ok, type Result, refuse } from '@halfpint/core'
import { KIND_NAMES, type Kind, type MoveEndpoint, type OpenEndpoint, type Row, type RowCounts } from './endpoint.ts'
import { readLocation, type StoreLocation } from './location.ts'

/** Rows in memory at once. A copy is much larger than any other row. */
const batchOf = (kind: Kind): number => (kind === 'copies' ? 50 : 1000)

/** Called with the number of rows written. */
export type ReportProgress = (done: number, total: number) => void

const openEndpoint = async (place: StoreLocation, keep: boolean): Promise<Result<MoveEndpoint>> => {
  // The driver of a database is loaded only when it is needed.
  const open: OpenEndpoint =
    place.kind === 'postgres'
      ? (await import('./databaseendpoint.ts')).openDatabaseEndpoint
      : (await import('./fileendpoint.ts')).openFileEndpoint
  return open(place, keep)
}

const rowsIn = (held: RowCounts): number => KIND_NAMES.reduce((sum, kind) => sum + held[kind], 0)

const copyRows = async (
  from: MoveEndpoint,
  to: MoveEndpoint,
  kind: Kind,
  told: (rows: number) => void,
): Promise<void> => {
  let last: Row | undefined
  for (;;) {
    const rows = await from.readBatch(kind, last, batchOf(kind))
    if (rows.length === 0) return
    await to.writeBatch(kind, rows)
    last = rows.at(-1)
    told(rows.length)
  }
}

const copyAll = async (
  from: MoveEndpoint,
  to: MoveEndpoint,
  place: string,
  tell: ReportProgress,
): Promise<Result<RowCounts>> => {
  const [held, there] = [await from.counts(), await to.counts()]
  if (rowsIn(there) > 0) return refuse('store-not-empty', { place, tables: there.tables, games: there.games })
  const total = rowsIn(held)
  let done = 0
  for (const kind of KIND_NAMES) {
    await copyRows(from, to, kind, rows => {
      done += rows
      tell(done, total)
    })
  }
  const arrived = await to.counts()
  const lost = ([...KIND_NAMES, 'bytes'] as const).find(what => arrived[what] !== held[what])
  return lost === undefined ? ok(held) : refuse('move-failed', { reason: `${lost}: ${arrived[lost]} / ${held[lost]}` })
}

/**
 * Copies all tables with their logs, all pads, records and copies of devices from one store to another, which must be empty. All or
 * nothing: the target is counted before the commit, and is empty after a failure. The source is not changed. No server
 * may use either store. Claims are not copied.
 */
export const moveStore = async (
  from: string,
  to: string,
  tell: ReportProgress = () => {},
): Promise<Result<RowCounts>> => {
  const [source, target] = [readLocation(from), readLocation(to)]
  if (!source.ok) return source
  if (!target.ok) return target
  const unfit = [source.value, target.value].find(({ kind }) => kind === 'memory')
  if (unfit !== undefined) return refuse('store-unknown', { kind: unfit.kind })
  if (source.value.address === target.value.address) return refuse('move-to-itself', { place: target.value.shown })
  if (source.value.kind === 'sqlite' && !existsSync(source.value.address))
    return refuse('store-missing', { place: source.value.shown })
  const left = await openEndpoint(source.value, false)
  if (!left.ok) return left
  const right = await openEndpoint(target.value, true)
  if (!right.ok) {
    await left.value.close(false)
    return right
  }
  let moved: Result<RowCounts>
  try {
    moved = await copyAll(left.value, right.value, target.value.shown, tell)
    await right.value.close(moved.ok)
  } catch (error) {
    await right.value.close(false).catch(() => {})
    moved = refuse('move-failed', { reason: error instanceof Error ? error.message : String(error) })
  }
  await left.value.close(false).catch(() => {})
  return moved
}
