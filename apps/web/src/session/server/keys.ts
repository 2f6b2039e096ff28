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

/** Removes the seat of this device at a table. */
export const forgetSeat = (table: string): void =>
  remember(
    'seats',
    keptSeats().filter(kept => kept.table !== table),
  )

/** Stores a seat. */
export const keepSeat = (kept: KeptSeat): void =>
  remember('seats', [kept, ...keptSeats().filter(({ table }) => table !== kept.table)].slice(0, MAX_STORED))

/** A new secret: 32 random bytes in the alphabet of tokens. */
export const drawToken = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
