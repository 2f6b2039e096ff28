import { existsSync } from 'node:fs'
import { ok, type Result, refuse } from '@halfpint/core'
import { type Dock, type Holdings, KIND_NAMES, type Kind, type OpenDock, type Row } from './freight.ts'
import { type Place, readPlace } from './place.ts'

const MOST_ROWS = 1000

/** Is told how many of all rows have been written. */
export type Telling = (done: number, total: number) => void

const openDock = async (place: Place): Promise<Result<Dock>> => {
  // Each database's driver is loaded only where it is used.
  const open: OpenDock =
    place.kind === 'postgres'
      ? (await import('./databasedock.ts')).databaseDock
      : (await import('./filedock.ts')).fileDock
  return open(place)
}

const rowsIn = (held: Holdings): number => KIND_NAMES.reduce((sum, kind) => sum + held[kind], 0)

const carry = async (from: Dock, to: Dock, kind: Kind, told: (rows: number) => void): Promise<void> => {
  let last: Row | undefined
  for (;;) {
    const rows = await from.take(kind, last, MOST_ROWS)
    if (rows.length === 0) return
    await to.put(kind, rows)
    last = rows.at(-1)
    told(rows.length)
  }
}

const fill = async (from: Dock, to: Dock, place: string, tell: Telling): Promise<Result<Holdings>> => {
  const [held, there] = [await from.holdings(), await to.holdings()]
  if (rowsIn(there) > 0) return refuse('store-not-empty', { place, tables: there.tables, games: there.games })
  const total = rowsIn(held)
  let done = 0
  for (const kind of KIND_NAMES) {
    await carry(from, to, kind, rows => {
      done += rows
      tell(done, total)
    })
  }
  const arrived = await to.holdings()
  const lost = ([...KIND_NAMES, 'bytes'] as const).find(what => arrived[what] !== held[what])
  return lost === undefined ? ok(held) : refuse('move-failed', { reason: `${lost}: ${arrived[lost]} / ${held[lost]}` })
}

/**
 * Copies all tables with their logs, all pads and all records from one store to another, which must be empty. It
 * is all or nothing: what arrived is counted before it is kept, and after a failure the other store is as empty as
 * before. The first store stays as it is. No server may run on either; claims are not worth moving.
 */
export const moveStore = async (from: string, to: string, tell: Telling = () => {}): Promise<Result<Holdings>> => {
  const [source, target] = [readPlace(from), readPlace(to)]
  if (!source.ok) return source
  if (!target.ok) return target
  const unfit = [source.value, target.value].find(({ kind }) => kind === 'memory')
  if (unfit !== undefined) return refuse('store-unknown', { kind: unfit.kind })
  if (source.value.address === target.value.address) return refuse('move-to-itself', { place: target.value.shown })
  if (source.value.kind === 'sqlite' && !existsSync(source.value.address))
    return refuse('store-missing', { place: source.value.shown })
  const left = await openDock(source.value)
  if (!left.ok) return left
  const right = await openDock(target.value)
  if (!right.ok) {
    await left.value.leave(false)
    return right
  }
  let moved: Result<Holdings>
  try {
    moved = await fill(left.value, right.value, target.value.shown, tell)
    await right.value.leave(moved.ok)
  } catch (error) {
    await right.value.leave(false).catch(() => {})
    moved = refuse('move-failed', { reason: error instanceof Error ? error.message : String(error) })
  }
  await left.value.leave(false).catch(() => {})
  return moved
}
