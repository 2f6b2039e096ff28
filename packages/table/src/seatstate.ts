import type { Person } from './person.ts'

/** A reason to call a person: they have to decide, a match has started, or others want a rematch. */
export type CallReason = 'turn' | 'start' | 'rematch'

/** Data for calls to a person while no page of theirs is visible. */
export type Calls = {
  /** The nodes to which a visible page of the person is connected. */
  readonly visible: readonly string[]
  /** Since when no page is visible; `null` while one is. */
  readonly hiddenSince: number | null
  /** The version of the last call. It covers everything that happened before it. */
  readonly called: number
  /** An event while no page was visible, besides decisions. */
  readonly news: {
    readonly reason: Exclude<CallReason, 'turn'>
    readonly version: number
    readonly at: number
  } | null
}

/** A seat that a person holds. */
export type PersonSeat = {
  readonly kind: 'person'
  readonly person: Person
  /** The version at which the person took the seat; earlier events were seen by another viewer. */
  readonly sat: number
  /** The nodes (processes of a server) to which the person is connected; none if absent. */
  readonly nodes: readonly string[]
  /** Since when the person is absent; `null` while present. */
  readonly absentSince: number | null
  /** The bot that plays until the person is back, or `null`. */
  readonly substitute: string | null
  /** Whether the time for the current decision is up, so that a bot makes it. */
  readonly timedOut: boolean
  /** Whether the host has muted the person. */
  readonly muted: boolean
  /** Milliseconds left in the bank; 0 without a clock. */
  readonly bank: number
  /** Whether the person has asked for another match. */
  readonly wantsRematch: boolean
  /** Missing for a person who is not called. */
  readonly calls?: Calls
}

/** A seat of a bot. */
type BotSeat = {
  readonly kind: 'bot'
  /** A level or a character. */
  readonly bot: string
  readonly name: string
  /** Whether a person left this seat during a match: another one may take it. */
  readonly free: boolean
}

/** The state of one seat. */
export type SeatState = { readonly kind: 'open' } | PersonSeat | BotSeat

/** Whether a person holds the seat and is connected. */
export const isPresent = (seatState: SeatState | undefined): seatState is PersonSeat =>
  seatState?.kind === 'person' && seatState.absentSince === null

/**
 * Whether the table runs: a person is connected, or waits for a seat with the next deal. Otherwise the table sleeps:
 * friends who go to eat find their game as they left it.
 */
export const isAwake = (table: {
  readonly seats: readonly SeatState[]
  readonly reserved: readonly unknown[]
}): boolean => table.seats.some(isPresent) || table.reserved.some(waiting => waiting !== null)

/** The name of the seat on the pad. */
export const nameOf = (seatState: SeatState): string =>
  seatState.kind === 'person' ? seatState.person.name : seatState.kind === 'bot' ? seatState.name : ''

/** The bot that plays for this seat now: its own, a substitute, or one for a decision that took too long. */
export const botOn = (seatState: SeatState | undefined): string | null => {
  if (seatState?.kind === 'bot') return seatState.bot
  if (seatState?.kind !== 'person') return null
  return seatState.substitute ?? (seatState.timedOut ? SUBSTITUTE : null)
}

/** The bot of substitutes: strong enough not to spoil the match, and answers at once. */
export const SUBSTITUTE = 'regular'
