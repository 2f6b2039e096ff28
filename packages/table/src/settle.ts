import type { Json, Position, Random } from '@halfpint/core'
import { drawSecret, fairRandom, pledgeOf, seedOf } from '@halfpint/fair'
import { dealTimeOf } from './duty.ts'
import { evolveTable } from './evolve.ts'
import type { TableFact } from './fact.ts'
import { gameOf, type Pledge, type Table } from './table.ts'

/** What decisions need from outside. */
export interface Context {
  /** For the seeds of the deals: cryptographic where people play. */
  readonly random: Random
}

/** Facts with the tables before each of them, and the table after the last. */
export interface Taken {
  readonly facts: readonly TableFact[]
  readonly befores: readonly Table[]
  readonly table: Table
}

const deal = (table: Table, number: number, state: Position, pledge: Pledge): readonly TableFact[] => {
  const { round, seed, shares } = pledge
  const random = fairRandom({ table: table.id, match: number, round, seed, shares })
  const events: readonly Json[] = gameOf(table).chance(state, random)
  return events.map(event => ({ type: 'game', seat: null, event }))
}

const takeReserved = (table: Table): readonly TableFact[] => {
  const { reserved, phase, match } = table
  if (phase === 'playing' && match !== null && gameOf(table).turn(match.state).kind !== 'chance') return []
  return reserved.flatMap((waiting, seat) => (waiting === null ? [] : [{ type: 'sat', seat, ...waiting } as const]))
}

/** A table with people has a host: the first to take a chair when everybody had left. */
const nameHost = ({ host, chairs }: Table): readonly TableFact[] => {
  const seat = host === null ? chairs.findIndex(chair => chair.kind === 'person') : -1
  return seat < 0 ? [] : [{ type: 'host-passed', seat }]
}

/** What follows at once, without anybody wishing it. */
const consequence = (table: Table, now: number, { random }: Context): readonly TableFact[] => {
  const named = nameHost(table)
  if (named.length > 0) return named
  const { match, phase } = table
  if (match === null) return takeReserved(table)
  const { pledge, state } = match
  if (pledge?.dealt === true) {
    if (state.round <= pledge.round) return []
    const { at: _, dealt, ...proof } = pledge
    return [{ type: 'unveiled', ...proof }]
  }
  // Between two deals those who wait take their chairs: nobody sees a hand that was somebody else's.
  const seated = pledge === null ? takeReserved(table) : []
  if (seated.length > 0) return seated
  if (phase !== 'playing' || gameOf(table).turn(state).kind !== 'chance') return []
  if (pledge !== null) return now >= dealTimeOf(table, pledge) ? deal(table, match.number, state, pledge) : []
  const { round } = state
  const secret = drawSecret(random)
  const seed = seedOf({ table: table.id, match: match.number, round }, secret)
  return [{ type: 'pledged', round, pledge: pledgeOf(seed), seed, secret }]
}

/** Folds these facts and all that follows from them at once: seeds are told, promised, and cards dealt. */
export const settle = (table: Table, facts: readonly TableFact[], now: number, context: Context): Taken => {
  const fold = (fact: TableFact): Table => {
    const before = table
    table = evolveTable(table, { at: now, fact })
    return before
  }
  let taken = facts
  let befores = facts.map(fold)
  for (;;) {
    const next = consequence(table, now, context)
    if (next.length === 0) return { facts: taken, befores, table }
    taken = [...taken, ...next]
    befores = [...befores, ...next.map(fold)]
  }
}
