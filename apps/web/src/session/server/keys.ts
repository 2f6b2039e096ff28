import { noteChange } from '../../base/changes.ts'
import { noteRemoved } from '../../base/removed.ts'
import { recall, remember } from '../../base/settings.ts'
import type { SeatKey } from './httptransport.ts'

/** A seat of this device at some table. */
export interface KeptSeat extends SeatKey {
  readonly table: string
  readonly game: string
  /** Time when it was taken. */
  readonly at: number
}

/** Maximum number of stored seats. The oldest are removed. */
const MAX_STORED = 40

const isKept = (value: unknown): value is KeptSeat => {
  const { table, game, seat, token, at } = (value ?? {}) as Partial<KeptSeat>
  return (
    typeof table === 'string' &&
    typeof game === 'string' &&
    typeof token === 'string' &&
    (seat === null || Number.isInteger(seat)) &&
    typeof at === 'number'
  )
}

/** The seats of this device, the newest first. Without them a reload would lose the seat. */
export const keptSeats = (): readonly KeptSeat[] => {
  const stored = recall('seats')
  return Array.isArray(stored) ? stored.filter(isKept) : []
}

/** The seat of this device at a table. */
export const seatAt = (table: string): KeptSeat | undefined => keptSeats().find(kept => kept.table === table)

/** The name of a seat in a copy. */
export const seatEntry = ({ table, token }: Pick<KeptSeat, 'table' | 'token'>): string => `seat ${table} ${token}`

/** Removes the seat of this device at a table. */
export const forgetSeat = (table: string): void => {
  const removed = seatAt(table)
  if (removed === undefined) return
  remember(
    'seats',
    keptSeats().filter(kept => kept.table !== table),
  )
  noteRemoved(seatEntry(removed))
}

/** Stores a seat. */
export const keepSeat = (kept: KeptSeat): void => {
  remember('seats', [kept, ...keptSeats().filter(({ table }) => table !== kept.table)].slice(0, MAX_STORED))
  noteChange()
}

/** Merges the seats of a copy. A seat that this device has at the same table stays. `removed` are names of entries. */
export const joinSeats = (others: readonly unknown[], removed: ReadonlySet<string>): void => {
  const kept = keptSeats()
  const fresh = others
    .filter(isKept)
    .filter(seat => !kept.some(own => own.table === seat.table && (own.token !== seat.token || own.at >= seat.at)))
  const rest = kept.filter(own => !fresh.some(seat => seat.table === own.table) && !removed.has(seatEntry(own)))
  if (fresh.length === 0 && rest.length === kept.length) return
  remember('seats', [...fresh, ...rest].toSorted((a, b) => b.at - a.at).slice(0, MAX_STORED))
}

/** The keys of this device, the current one first. Anyone who has them can delete the results sent with them. */
export const keptKeys = (): readonly string[] => {
  const kept = recall('keys')
  return Array.isArray(kept) ? kept.filter(key => typeof key === 'string') : []
}

/** A new secret: 32 random bytes in the alphabet of tokens. */
export const drawToken = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
