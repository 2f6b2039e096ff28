import { natureOf } from '@halfpint/bots'
import { bySeat, clockwise, type Json, ok, type Refusal, type Result, refuse, type Seat } from '@halfpint/core'
import { isSecret } from '@halfpint/fair'
import { type Chair, type Held, isPresent, STAND_IN } from './chair.ts'
import type { TableFact } from './fact.ts'
import { readName, readPerson } from './person.ts'
import { readSetup } from './setup.ts'
import type { Table } from './table.ts'
import type { Wish } from './wish.ts'

type Facts = Result<readonly TableFact[]>
type Of<Type extends Wish['type']> = Extract<Wish, { type: Type }>

/** The chair with this number, if there is one. */
export const chairAt = ({ chairs }: Table, seat: unknown): Result<Chair> => {
  const chair = Number.isInteger(seat) ? chairs[seat as number] : undefined
  return chair === undefined ? refuse('no-such-seat', { seat: seat as Json, seats: chairs.length }) : ok(chair)
}

/** Nothing about chairs and rules is changed in the middle of a match. */
export const betweenMatches = ({ phase }: Table): Refusal | undefined =>
  phase === 'playing' ? refuse('match-under-way') : undefined

/** Whether somebody who comes may take this chair. */
const isFree = (chair: Chair, { phase }: Table): boolean =>
  chair.kind === 'bot' ? chair.free : chair.kind === 'open' && phase !== 'playing'

/** How many chairs somebody who comes may take. */
export const freeChairs = (table: Table): number => table.chairs.filter(chair => isFree(chair, table)).length

const findChair = (table: Table, wished: Seat | undefined): Result<Seat> => {
  if (wished === undefined) {
    // An open chair before one that a bot keeps warm.
    const open = table.chairs.findIndex(chair => chair.kind === 'open' && isFree(chair, table))
    const seat = open >= 0 ? open : table.chairs.findIndex(chair => isFree(chair, table))
    return seat >= 0 ? ok(seat) : refuse('table-full')
  }
  const chair = chairAt(table, wished)
  if (!chair.ok) return chair
  return isFree(chair.value, table) ? ok(wished) : refuse('chair-taken', { seat: wished })
}

/** Somebody from the rail sits down; at a table without a host they become it. */
export const decideSit = (table: Table, wish: Of<'sit'>): Facts => {
  const person = readPerson(wish.person)
  if (!person.ok) return person
  if (!isSecret(wish.key)) return refuse('bad-person', { key: 'key' })
  const { id } = person.value
  const own = table.chairs.findIndex(chair => chair.kind === 'person' && chair.person.id === id)
  if (own >= 0) return refuse('already-seated', { seat: own })
  const seat = findChair(table, wish.seat)
  if (!seat.ok) return seat
  const sat: TableFact = { type: 'sat', seat: seat.value, person: person.value, key: wish.key }
  return ok(table.host === null ? [sat, { type: 'host-passed', seat: seat.value }] : [sat])
}

/** Who is host after this seat is gone: the next person clockwise, somebody who is here before all others. */
const nextHost = ({ chairs }: Table, gone: Seat): Seat | null => {
  const others = bySeat(chairs.length - 1, step => clockwise(gone, chairs.length, step + 1))
  const here = others.find(seat => isPresent(chairs[seat]))
  return here ?? others.find(seat => chairs[seat]?.kind === 'person') ?? null
}

/** Somebody leaves for good: in the middle of a match a bot plays on, and the chair can be taken. */
export const decideLeave = (table: Table, seat: Seat): Facts => {
  const chair = table.chairs[seat]
  const standIn = chair?.kind === 'person' ? chair.standIn : null
  const bot = table.phase === 'playing' ? (standIn ?? STAND_IN) : null
  const left: TableFact = { type: 'left', seat, bot }
  return ok(table.host === seat ? [left, { type: 'host-passed', seat: nextHost(table, seat) }] : [left])
}

/** Somebody changes name and symbol, between matches: the pad of a match keeps the names it began with. */
export const decideRename = (table: Table, seat: Seat, { person }: Held, wish: Of<'rename'>): Facts => {
  const playing = betweenMatches(table)
  if (playing !== undefined) return playing
  const renamed = readPerson({ id: person.id, name: wish.name, symbol: wish.symbol })
  if (!renamed.ok) return renamed
  const { name, symbol } = renamed.value
  return ok(name === person.name && symbol === person.symbol ? [] : [{ type: 'renamed', seat, person: renamed.value }])
}

/** Another number of people watches from the rail through a door. */
export const decideWatch = ({ rail }: Table, { door, watching }: Of<'watch'>): Facts =>
  ok((rail[door] ?? 0) === watching ? [] : [{ type: 'watched', door, watching }])

/** The host seats a bot on an open chair, or in the place of another bot. */
export const decideBot = (table: Table, { seat, bot, name = bot }: Of<'seat-bot'>): Facts => {
  const chair = chairAt(table, seat)
  if (!chair.ok) return chair
  const playing = betweenMatches(table)
  if (playing !== undefined) return playing
  if (chair.value.kind === 'person') return refuse('chair-taken', { seat })
  const nature = natureOf(bot)
  if (!nature.ok) return nature
  const called = readName(name)
  return called.ok ? ok([{ type: 'bot-sat', seat, bot, name: called.value }]) : called
}

/** The host clears a chair; a person who is shown the door in the middle of a match is replaced by a bot. */
export const decideEmpty = (table: Table, { seat }: Of<'empty'>): Facts => {
  const chair = chairAt(table, seat)
  if (!chair.ok) return chair
  if (seat === table.host || (chair.value.kind === 'person' && table.phase === 'playing')) {
    return decideLeave(table, seat)
  }
  return betweenMatches(table) ?? ok(chair.value.kind === 'open' ? [] : [{ type: 'emptied', seat }])
}

/** The host changes game, options or chairs between two matches; nobody loses their chair by it. */
export const decideSetup = (table: Table, wish: Of<'set-up'>): Facts => {
  const playing = betweenMatches(table)
  if (playing !== undefined) return playing
  const setup = readSetup(wish.setup)
  if (!setup.ok) return setup
  const lost = table.chairs.findIndex((chair, seat) => seat >= setup.value.seats && chair.kind === 'person')
  return lost >= 0 ? refuse('chair-taken', { seat: lost }) : ok([{ type: 'set-up', setup: setup.value }])
}

/** The host gives the role away, or somebody takes it from a host who has not been here for the grace. */
export const decideHost = (table: Table, who: Seat, seat: Seat, now: number): Facts => {
  const chair = chairAt(table, seat)
  if (!chair.ok) return chair
  if (chair.value.kind !== 'person') return refuse('not-a-person', { seat })
  if (seat === table.host) return ok([])
  const passed: TableFact = { type: 'host-passed', seat }
  if (who === table.host) return ok([passed])
  if (who !== seat) return refuse('not-the-host')
  const host = table.host === null ? undefined : table.chairs[table.host]
  const away = host?.kind === 'person' ? host.absentSince : 0
  return away !== null && now >= away + table.setup.grace ? ok([passed]) : refuse('host-is-here')
}
