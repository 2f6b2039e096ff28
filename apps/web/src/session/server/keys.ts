import { recall, remember } from '../../base/settings.ts'
import type { SeatKey } from './httptransport.ts'

/** A seat that this device holds somewhere. */
export interface KeptSeat extends SeatKey {
  readonly table: string
  readonly game: string
  /** When it was taken, to show the latest first. */
  readonly at: number
}

/** The most seats that are kept: the oldest are forgotten. */
const MOST = 40

const isKept = (value: unknown): value is KeptSeat => {
  const { table, game, seat, token, at } = (value ?? {}) as Partial<KeptSeat>
  return (
    typeof table === 'string' &&
    typeof game === 'string' &&
    typeof token === 'string' &&
    Number.isInteger(seat) &&
    typeof at === 'number'
  )
}

/** The seats of this device, the latest first: the one way back after a reload. */
export const keptSeats = (): readonly KeptSeat[] => {
  const stored = recall('seats')
  return Array.isArray(stored) ? stored.filter(isKept) : []
}

/** The seat of this device at a table. */
export const seatAt = (table: string): KeptSeat | undefined => keptSeats().find(kept => kept.table === table)

/** A chair that was not sat on for this long is no longer offered first. */
const FRESH = 86_400_000

/** The chair to which this device most likely wants back. */
export const freshSeat = (now: number): KeptSeat | undefined => {
  const [latest] = keptSeats()
  return latest !== undefined && now - latest.at < FRESH ? latest : undefined
}

/** Gives up the seat of this device at a table. */
export const forgetSeat = (table: string): void =>
  remember(
    'seats',
    keptSeats().filter(kept => kept.table !== table),
  )

/** Keeps a seat on this device. */
export const keepSeat = (kept: KeptSeat): void =>
  remember('seats', [kept, ...keptSeats().filter(({ table }) => table !== kept.table)].slice(0, MOST))

/** A new secret: 32 bytes of the platform's chance in the letters of a token. */
export const drawToken = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
