import { natureOf } from '@halfpint/bots'
import { bySeat, clockwise, type Json, ok, type Refusal, type Result, refuse, type Seat } from '@halfpint/core'
import { isSecret } from '@halfpint/fair'
import { type Chair, type Held, isPresent, STAND_IN } from './chair.ts'
import { HOST_GRACE } from './duty.ts'
import type { TableFact } from './fact.ts'
import { freeSeats, isFreeSeat } from './freeseat.ts'
import { distinctFrom, readName, readPerson } from './person.ts'
import { readSetup } from './setup.ts'
import type { Table } from './table.ts'
import type { WishOf as Of } from './wish.ts'

type Facts = Result<readonly TableFact[]>

/** The chair with this number, if there is one. */
export const chairAt = ({ chairs }: Table, seat: unknown): Result<Chair> => {
  const chair = Number.isInteger(seat) ? chairs[seat as number] : undefined
  return chair === undefined ? refuse('no-such-seat', { seat: seat as Json, seats: chairs.length }) : ok(chair)
}

/** Nothing about chairs and rules is changed in the middle of a match. */
export const betweenMatches = ({ phase }: Table): Refusal | undefined =>
  phase === 'playing' ? refuse('match-under-way') : undefined

/** Whether cards are in hands: then a chair that is taken is taken with the next deal. */
const areCardsOut = ({ phase, match }: Table): boolean =>
  phase === 'playing' && match !== null && match.pledge?.dealt !== false

const findChair = (table: Table, wished: Seat | undefined): Result<Seat> => {
  if (wished === undefined) {
    const [seat] = freeSeats(table)
    return seat === undefined ? refuse('table-full') : ok(seat)
  }
  const chair = chairAt(table, wished)
  if (!chair.ok) return chair
  return isFreeSeat(table, wished) ? ok(wished) : refuse('chair-taken', { seat: wished })
}

/** What everybody but this seat is called. */
const namesBut = ({ chairs, reserved }: Table, seat: Seat): readonly string[] => [
  ...chairs.flatMap((chair, at) => (chair.kind === 'person' && at !== seat ? [chair.person.name] : [])),
  ...reserved.flatMap((waiting, at) => (waiting === null || at === seat ? [] : [waiting.person.name])),
]

/** Somebody from the rail sits down. */
export const decideSit = (table: Table, wish: Of<'sit'>): Facts => {
  const person = readPerson(wish.person)
  if (!person.ok) return person
  if (!isSecret(wish.key)) return refuse('bad-person', { key: 'key' })
  const { id } = person.value
  const own = table.chairs.findIndex(chair => chair.kind === 'person' && chair.person.id === id)
  if (own >= 0) return refuse('already-seated', { seat: own })
  const waits = table.reserved.findIndex(taken => taken?.person.id === id)
  if (waits >= 0) return refuse('already-seated', { seat: waits })
  if (table.banned.includes(id)) return refuse('not-welcome')
  if (table.locked) return refuse('table-locked')
  const seat = findChair(table, wish.seat)
  if (!seat.ok) return seat
  const named = { ...person.value, name: distinctFrom(person.value.name, namesBut(table, seat.value)) }
  const taken = { seat: seat.value, person: named, key: wish.key }
  return ok([{ type: areCardsOut(table) ? 'reserved' : 'sat', ...taken }])
}

/** Somebody who waits for a chair does not want it any more. */
export const decideGiveUp = ({ reserved }: Table, { seat }: Of<'give-up'>): Facts =>
  ok((reserved[seat] ?? null) === null ? [] : [{ type: 'unreserved', seat }])

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
  const { symbol } = renamed.value
  const name = distinctFrom(renamed.value.name, namesBut(table, seat))
  if (name === person.name && symbol === person.symbol) return ok([])
  return ok([{ type: 'renamed', seat, person: { ...renamed.value, name } }])
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
export const decideEmpty = (table: Table, { seat, ban }: Of<'empty'>): Facts => {
  const chair = chairAt(table, seat)
  if (!chair.ok) return chair
  const waiting = table.reserved[seat] ?? null
  const person = chair.value.kind === 'person' ? chair.value.person : waiting?.person
  const banned: TableFact[] = ban === true && person !== undefined ? [{ type: 'banned', person: person.id }] : []
  if (waiting !== null) return ok([{ type: 'unreserved', seat }, ...banned])
  const cleared = clear(table, seat, chair.value)
  return cleared.ok ? ok([...cleared.value, ...banned]) : cleared
}

const clear = (table: Table, seat: Seat, chair: Chair): Facts => {
  if (seat === table.host || (chair.kind === 'person' && table.phase === 'playing')) {
    return decideLeave(table, seat)
  }
  return betweenMatches(table) ?? ok(chair.kind === 'open' ? [] : [{ type: 'emptied', seat }])
}

/** What brings whoever sits on a chair to another one, as they are. */
const moved = ({ keys }: Table, from: Seat, chair: Chair, seat: Seat): TableFact[] => {
  if (chair.kind === 'bot') return [{ type: 'bot-sat', seat, bot: chair.bot, name: chair.name }]
  if (chair.kind === 'open') return []
  const sat: TableFact = { type: 'sat', seat, person: chair.person, key: keys[from] as string }
  const came = chair.doors.map((door): TableFact => ({ type: 'came', seat, door }))
  return [sat, ...came, ...(chair.muted ? [{ type: 'muted', seat, on: true } as const] : [])]
}

/**
 * The host lets two chairs change places, or a guest takes a free one before the game. It is told as getting up and sitting down, which every program knows; a
 * result that still lies there goes with it, for its columns are the chairs.
 */
export const decideSwap = (table: Table, who: Seat, { seat, other }: Of<'swap'>): Facts => {
  const one = chairAt(table, seat)
  if (!one.ok) return one
  const two = chairAt(table, other)
  if (!two.ok) return two
  const playing = betweenMatches(table)
  if (playing !== undefined) return playing
  const isMove = who === seat && two.value.kind === 'open' && table.match === null
  if (who !== table.host && !isMove)
    return who === seat && table.match === null ? refuse('chair-taken', { seat: other }) : refuse('not-the-host')
  if (seat === other) return ok([])
  const up = (at: Seat, { kind }: Chair): TableFact[] =>
    kind === 'open' ? [] : [kind === 'bot' ? { type: 'emptied', seat: at } : { type: 'left', seat: at, bot: null }]
  const host = table.host === seat ? other : table.host === other ? seat : null
  return ok([
    ...(table.match === null ? [] : [{ type: 'set-up', setup: table.setup } as const]),
    ...up(seat, one.value),
    ...up(other, two.value),
    ...moved(table, seat, one.value, other),
    ...moved(table, other, two.value, seat),
    ...(host === null ? [] : [{ type: 'host-passed', seat: host } as const]),
  ])
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
  return away !== null && now >= away + (table.setup.grace ?? HOST_GRACE) ? ok([passed]) : refuse('host-is-here')
}

/** Somebody who is here becomes the host in the place of one who is not. */
export const passHost = (table: Table): readonly TableFact[] => {
  const seat = table.host === null ? null : nextHost(table, table.host)
  return seat === null ? [] : [{ type: 'host-passed', seat }]
}

/** The host locks the table, or unlocks it. */
export const decideLock = (table: Table, { on }: Of<'lock'>): Facts =>
  ok(table.locked === on ? [] : [{ type: 'locked', on }])

/** The host does not want to wait for somebody who is away. */
export const decideStandIn = (table: Table, { seat }: Of<'stand-in'>): Facts => {
  const chair = chairAt(table, seat)
  if (!chair.ok) return chair
  if (table.phase !== 'playing') return refuse('no-match')
  if (chair.value.kind !== 'person') return refuse('not-a-person', { seat })
  if (chair.value.absentSince === null) return refuse('is-here', { seat })
  return ok(chair.value.standIn === null ? [{ type: 'stood-in', seat, bot: STAND_IN }] : [])
}

/** The host ends the match under way; there is no result, and everybody sits as before. */
export const decideEnd = ({ phase, match }: Table): Facts =>
  phase === 'playing' && match !== null ? ok([{ type: 'match-ended', match: match.number }]) : refuse('no-match')
