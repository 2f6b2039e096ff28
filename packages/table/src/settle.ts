import type { Json, Position, Random } from '@halfpint/core'
import { chainedSecret, drawSecret, fairRandom, pledgeOf, seedOf } from '@halfpint/fair'
import type { FixedMatch } from './environment.ts'
import type { TableEvent } from './event.ts'
import { evolveTable } from './evolve.ts'
import { freeSeats } from './freeseat.ts'
import { leaveSeat, seatQueued } from './seating.ts'
import { gameOf, type Pledge, revealed, type Table } from './table.ts'
import { dealTimeOf, pauseTimeOf } from './timer.ts'

/** Impure inputs of decisions. */
export interface Context {
  /** For the seeds of the deals: cryptographic where people play. */
  readonly random: Random
  /** Deals without a pledge: the decks are known. */
  readonly fixed?: FixedMatch
  /** The name of this process. */
  readonly node?: string
}

/** Events, the table before each of them, and the table after the last. */
export interface Decision {
  readonly events: readonly TableEvent[]
  readonly statesBefore: readonly Table[]
  readonly table: Table
}

/** The pledge of the last deal whose seed is public; `null` before the first deal of the table. */
const lastPledgeOf = ({ match, lastProofs }: Table): string | null =>
  (match?.proofs.at(-1) ?? lastProofs.at(-1))?.pledge ?? null

const dealt = (events: readonly Json[]): readonly TableEvent[] =>
  events.map(event => ({ type: 'game', seat: null, event }))

const deal = (table: Table, number: number, state: Position, pledge: Pledge): readonly TableEvent[] => {
  const { round, seed, shares } = pledge
  return dealt(gameOf(table).chance(state, fairRandom({ table: table.id, match: number, round, seed, shares })))
}

const takeReserved = (table: Table): readonly TableEvent[] => {
  const { reserved, phase, match } = table
  if (phase === 'playing' && match !== null && gameOf(table).turn(match.state).kind !== 'chance') return []
  return reserved.flatMap((waiting, seat) =>
    // An absent player gives the seat up first: a device that comes back now must not see the cards of another person.
    waiting === null
      ? []
      : [
          ...(table.seats[seat]?.kind === 'person' ? leaveSeat(table, seat) : []),
          { type: 'sat', seat, ...waiting } as const,
        ],
  )
}

/** Gives the first free seat to the first person in the queue, between two deals or before a match. */
const takeQueued = (table: Table): readonly TableEvent[] => {
  const [waiting] = table.queue
  const [seat] = freeSeats(table)
  return waiting === undefined || seat === undefined ? [] : seatQueued(waiting, seat)
}

/** Whether the table still waits for players between two rounds. */
const isPaused = (table: Table, now: number): boolean => {
  const until = pauseTimeOf(table)
  return until !== null && now < until
}

/** A table with people has a host: the first to take a seat after all had left. */
const nameHost = ({ host, seats: seatStates }: Table): readonly TableEvent[] => {
  const seat = host === null ? seatStates.findIndex(seatState => seatState.kind === 'person') : -1
  return seat < 0 ? [] : [{ type: 'host-changed', seat }]
}

/** The events that follow at once, without a command. */
const consequence = (table: Table, now: number, { random, fixed }: Context): readonly TableEvent[] => {
  const named = nameHost(table)
  if (named.length > 0) return named
  const { match, phase } = table
  if (match === null) {
    const seated = takeReserved(table)
    return seated.length > 0 ? seated : takeQueued(table)
  }
  const { pledge, state } = match
  if (pledge?.dealt === true) {
    if (state.round <= pledge.round) return []
    return [revealed(pledge)]
  }
  // People who wait take their seats between two deals: nobody sees a hand of another person.
  const seated = pledge === null ? takeReserved(table) : []
  if (seated.length > 0) return seated
  if (phase === 'over') return takeQueued(table)
  if (phase !== 'playing' || gameOf(table).turn(state).kind !== 'chance') return []
  if (pledge === null) {
    if (isPaused(table, now)) return []
    const called = takeQueued(table)
    if (called.length > 0) return called
  }
  if (pledge !== null) return now >= dealTimeOf(table, pledge) ? deal(table, match.number, state, pledge) : []
  if (fixed !== undefined) return dealt(fixed.deal(state))
  const { round } = state
  const previous = lastPledgeOf(table)
  const salt = drawSecret(random)
  const secret = chainedSecret(previous, salt)
  const seed = seedOf({ table: table.id, match: match.number, round }, secret)
  return [{ type: 'pledged', round, pledge: pledgeOf(seed), seed, secret, previous, salt }]
}

/** Folds these events and their consequences: seeds are revealed and pledged, and cards dealt. */
export const settle = (table: Table, events: readonly TableEvent[], now: number, context: Context): Decision => {
  const fold = (event: TableEvent): Table => {
    const before = table
    table = evolveTable(table, { at: now, event })
    return before
  }
  let taken = events
  let statesBefore = events.map(fold)
  for (;;) {
    const next = consequence(table, now, context)
    if (next.length === 0) return { events: taken, statesBefore, table }
    taken = [...taken, ...next]
    statesBefore = [...statesBefore, ...next.map(fold)]
  }
}
