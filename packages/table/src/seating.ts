import { profileOf } from '@halfpint/bots'
import { bySeat, clockwise, type Json, ok, type Refusal, type Result, refuse, type Seat } from '@halfpint/core'
import { isSecret } from '@halfpint/fair'
import type { CommandOf as Of } from './command.ts'
import type { TableEvent } from './event.ts'
import { freeSeats, isFreeSeat } from './freeseat.ts'
import { distinctFrom, type Person, readName, readPerson } from './person.ts'
import { isPresent, type PersonSeat, type SeatState, SUBSTITUTE } from './seatstate.ts'
import { readSetup } from './setup.ts'
import { freeSymbol, isSymbolTaken } from './symbol.ts'
import { gameOf, revealed, type Table, type Waiting } from './table.ts'
import { HOST_GRACE } from './timer.ts'

type Events = Result<readonly TableEvent[]>

/** The state of this seat, if there is one. */
export const seatStateAt = ({ seats: seatStates }: Table, seat: unknown): Result<SeatState> => {
  const seatState = Number.isInteger(seat) ? seatStates[seat as number] : undefined
  return seatState === undefined
    ? refuse('no-such-seat', { seat: seat as Json, seats: seatStates.length })
    : ok(seatState)
}

/** Seats and rules do not change during a match. */
export const betweenMatches = ({ phase }: Table): Refusal | undefined =>
  phase === 'playing' ? refuse('match-under-way') : undefined

/** Whether cards are dealt: then a seat is taken with the next deal. */
const areCardsOut = ({ phase, match }: Table): boolean =>
  phase === 'playing' && match !== null && match.pledge?.dealt !== false

const findSeatState = (table: Table, requested: Seat | undefined): Result<Seat> => {
  if (requested === undefined) {
    const [seat] = freeSeats(table)
    return seat === undefined ? refuse('table-full') : ok(seat)
  }
  const seatState = seatStateAt(table, requested)
  if (!seatState.ok) return seatState
  return isFreeSeat(table, requested) ? ok(requested) : refuse('seat-taken', { seat: requested })
}

/** Maximum number of people who wait for a seat. */
const MOST_QUEUED = 14

/** All people with a seat now or with the next deal, except on this seat, and all who wait for one. */
const othersThan = ({ seats: seatStates, reserved, queue }: Table, seat: Seat | null): readonly Person[] => [
  ...seatStates.flatMap((seatState, at) => (seatState.kind === 'person' && at !== seat ? [seatState.person] : [])),
  ...reserved.flatMap((waiting, at) => (waiting === null || at === seat ? [] : [waiting.person])),
  ...queue.map(waiting => waiting.person),
]

/** The name, with a number if another person has it. */
const distinctName = (name: string, others: readonly Person[]): string =>
  distinctFrom(
    name,
    others.map(other => other.name),
  )

const symbolsOf = (people: readonly Person[]): string[] => people.map(({ symbol }) => symbol)

/** A spectator sits down. */
export const decideSit = (table: Table, command: Of<'sit'>): Events => {
  const person = readPerson(command.person)
  if (!person.ok) return person
  if (!isSecret(command.key)) return refuse('bad-person', { key: 'key' })
  const { id } = person.value
  const own = table.seats.findIndex(seatState => seatState.kind === 'person' && seatState.person.id === id)
  if (own >= 0) return refuse('already-seated', { seat: own })
  const waits = table.reserved.findIndex(taken => taken?.person.id === id)
  if (waits >= 0) return refuse('already-seated', { seat: waits })
  if (table.queue.some(waiting => waiting.person.id === id)) return refuse('already-queued')
  if (table.banned.includes(id)) return refuse('not-welcome')
  if (table.locked) return refuse('table-locked')
  const { key } = command
  const { name, symbol } = person.value
  const seat = findSeatState(table, command.seat)
  const others = othersThan(table, seat.ok ? seat.value : null)
  const distinct = { id, name: distinctName(name, others), symbol: freeSymbol(symbol, symbolsOf(others)) }
  if (seat.ok) {
    const type = areCardsOut(table) ? 'reserved' : 'sat'
    return ok([{ type, seat: seat.value, person: distinct, key }])
  }
  if (command.queue !== true || seat.problem.code !== 'table-full') return seat
  return table.queue.length >= MOST_QUEUED ? refuse('queue-full') : ok([{ type: 'queued', person: distinct, key }])
}

/** A spectator cancels a reservation, or leaves the queue. */
export const decideLeaveQueue = ({ reserved, queue }: Table, { seat }: Of<'leave-queue'>, key: string): Events => {
  if (seat !== null) return ok((reserved[seat] ?? null) === null ? [] : [{ type: 'unreserved', seat }])
  const waiting = queue.find(each => each.key === key)
  return ok(waiting === undefined ? [] : [{ type: 'unqueued', person: waiting.person.id }])
}

/** The host removes a person from the queue. */
export const decideClearQueue = ({ queue }: Table, { person, ban }: Of<'clear-queue'>): Events => {
  if (!queue.some(waiting => waiting.person.id === person)) return refuse('not-queued')
  return ok([{ type: 'unqueued', person }, ...(ban === true ? [{ type: 'banned', person } as const] : [])])
}

/** The events that give the person at the head of the queue this seat. */
export const seatQueued = ({ person, key }: Waiting, seat: Seat): readonly TableEvent[] => [
  { type: 'unqueued', person: person.id },
  { type: 'sat', seat, person, key },
]

/**
 * The events that seat the people in the queue before a match starts: on open seats, on those of bots, then on more
 * seats, as many as the game allows. The other people wait on.
 */
export const seatQueue = (table: Table): readonly TableEvent[] => {
  const isFree = (seat: Seat): boolean =>
    table.seats[seat]?.kind !== 'person' && (table.reserved[seat] ?? null) === null
  const seats = bySeat(table.seats.length, seat => seat)
    .filter(isFree)
    .sort((a, b) => Number(table.seats[a]?.kind === 'bot') - Number(table.seats[b]?.kind === 'bot') || a - b)
  const missing = Math.max(0, table.queue.length - seats.length)
  const { max } = gameOf(table).seats
  const setup = readSetup({ ...table.setup, seats: Math.min(max, table.seats.length + missing) })
  const more = setup.ok ? setup.value.seats - table.seats.length : 0
  for (let seat = 0; seat < more; seat++) seats.push(table.seats.length + seat)
  const seated = table.queue.flatMap((waiting, at) => {
    const seat = seats[at]
    return seat === undefined ? [] : seatQueued(waiting, seat)
  })
  return [...(setup.ok && more > 0 ? [{ type: 'setup-changed', setup: setup.value } as const] : []), ...seated]
}

/** The next host when this one leaves: the next person clockwise, people who are here first. */
const nextHost = ({ seats: seatStates }: Table, gone: Seat): Seat | null => {
  const others = bySeat(seatStates.length - 1, step => clockwise(gone, seatStates.length, step + 1))
  const here = others.find(seat => isPresent(seatStates[seat]))
  return here ?? others.find(seat => seatStates[seat]?.kind === 'person') ?? null
}

/** A player leaves for good: during a match a bot takes over, and the seat can be taken. */
export const decideLeave = (table: Table, seat: Seat): Events => ok(leaveSeat(table, seat))

/** The events with which a person gives up a seat. */
export const leaveSeat = (table: Table, seat: Seat): readonly TableEvent[] => {
  const seatState = table.seats[seat]
  const substitute = seatState?.kind === 'person' ? seatState.substitute : null
  const bot = table.phase === 'playing' ? (substitute ?? SUBSTITUTE) : null
  const left: TableEvent = { type: 'left', seat, bot }
  return table.host === seat ? [left, { type: 'host-changed', seat: nextHost(table, seat) }] : [left]
}

/** A player changes name and symbol, between matches: the pad of a match keeps the names of its start. */
export const decideRename = (table: Table, seat: Seat, { person }: PersonSeat, command: Of<'rename'>): Events => {
  const playing = betweenMatches(table)
  if (playing !== undefined) return playing
  const renamed = readPerson({ id: person.id, name: command.name, symbol: command.symbol })
  if (!renamed.ok) return renamed
  const { symbol } = renamed.value
  const others = othersThan(table, seat)
  if (symbol !== person.symbol && isSymbolTaken(symbol, symbolsOf(others))) return refuse('symbol-taken', { symbol })
  const name = distinctName(renamed.value.name, others)
  if (name === person.name && symbol === person.symbol) return ok([])
  return ok([{ type: 'renamed', seat, person: { ...renamed.value, name } }])
}

/** The number of spectators connected to a node changed. */
export const decideWatch = ({ spectators }: Table, { node, count: watching }: Of<'count-spectators'>): Events =>
  ok((spectators[node] ?? 0) === watching ? [] : [{ type: 'spectators-changed', node, count: watching }])

/** The host puts a bot on an open seat, or replaces another bot. */
export const decideBot = (table: Table, { seat, bot, name = bot }: Of<'seat-bot'>): Events => {
  const seatState = seatStateAt(table, seat)
  if (!seatState.ok) return seatState
  const playing = betweenMatches(table)
  if (playing !== undefined) return playing
  if (seatState.value.kind === 'person') return refuse('seat-taken', { seat })
  const nature = profileOf(bot)
  if (!nature.ok) return nature
  const called = readName(name)
  return called.ok ? ok([{ type: 'bot-seated', seat, bot, name: called.value }]) : called
}

/** The host clears a seat; during a match a bot replaces a removed person. */
export const decideEmpty = (table: Table, { seat, ban }: Of<'clear-seat'>): Events => {
  const seatState = seatStateAt(table, seat)
  if (!seatState.ok) return seatState
  const waiting = table.reserved[seat] ?? null
  const person = waiting?.person ?? (seatState.value.kind === 'person' ? seatState.value.person : undefined)
  const banned: TableEvent[] = ban === true && person !== undefined ? [{ type: 'banned', person: person.id }] : []
  if (waiting !== null) return ok([{ type: 'unreserved', seat }, ...banned])
  const cleared = clear(table, seat, seatState.value)
  return cleared.ok ? ok([...cleared.value, ...banned]) : cleared
}

const clear = (table: Table, seat: Seat, seatState: SeatState): Events => {
  if (seat === table.host || (seatState.kind === 'person' && table.phase === 'playing')) {
    return decideLeave(table, seat)
  }
  return betweenMatches(table) ?? ok(seatState.kind === 'open' ? [] : [{ type: 'seat-cleared', seat }])
}

/** The events that move the holder of a seat to another one. */
const moved = ({ keys }: Table, from: Seat, seatState: SeatState, seat: Seat): TableEvent[] => {
  if (seatState.kind === 'bot') return [{ type: 'bot-seated', seat, bot: seatState.bot, name: seatState.name }]
  if (seatState.kind === 'open') return []
  const sat: TableEvent = { type: 'sat', seat, person: seatState.person, key: keys[from]! }
  const came = seatState.nodes.map((node): TableEvent => ({ type: 'connected', seat, node }))
  const { calls, muted } = seatState
  return [
    sat,
    ...came,
    ...(muted ? [{ type: 'muted', seat, on: true } as const] : []),
    ...(calls === undefined ? [] : [{ type: 'calls-changed', seat, on: true } as const]),
    ...(calls?.visible ?? []).map((node): TableEvent => ({ type: 'page-shown', seat, node })),
  ]
}

/**
 * The host swaps two seats, or a player takes a free one before the match. The events are those of leaving and sitting
 * down. A result on the table is cleared, because its columns are the seats.
 */
export const decideSwap = (table: Table, who: Seat, { seat, other }: Of<'swap-seats'>): Events => {
  const one = seatStateAt(table, seat)
  if (!one.ok) return one
  const two = seatStateAt(table, other)
  if (!two.ok) return two
  const playing = betweenMatches(table)
  if (playing !== undefined) return playing
  const isMove = who === seat && two.value.kind === 'open' && table.match === null
  if (who !== table.host && !isMove)
    return who === seat && table.match === null ? refuse('seat-taken', { seat: other }) : refuse('not-the-host')
  if (seat === other) return ok([])
  const up = (at: Seat, { kind }: SeatState): TableEvent[] =>
    kind === 'open' ? [] : [kind === 'bot' ? { type: 'seat-cleared', seat: at } : { type: 'left', seat: at, bot: null }]
  const host = table.host === seat ? other : table.host === other ? seat : null
  return ok([
    ...(table.match === null ? [] : [{ type: 'setup-changed', setup: table.setup } as const]),
    ...up(seat, one.value),
    ...up(other, two.value),
    ...moved(table, seat, one.value, other),
    ...moved(table, other, two.value, seat),
    ...(host === null ? [] : [{ type: 'host-changed', seat: host } as const]),
  ])
}

/** The host changes game, options or seats between two matches; no person loses a seat by it. */
export const decideSetup = (table: Table, command: Of<'change-setup'>): Events => {
  const playing = betweenMatches(table)
  if (playing !== undefined) return playing
  const setup = readSetup(command.setup)
  if (!setup.ok) return setup
  const lost = table.seats.findIndex((seatState, seat) => seat >= setup.value.seats && seatState.kind === 'person')
  return lost >= 0 ? refuse('seat-taken', { seat: lost }) : ok([{ type: 'setup-changed', setup: setup.value }])
}

/** The host gives the role away, or a player takes it from a host who has been away for the grace. */
export const decideHost = (table: Table, who: Seat, seat: Seat, now: number): Events => {
  const seatState = seatStateAt(table, seat)
  if (!seatState.ok) return seatState
  if (seatState.value.kind !== 'person') return refuse('not-a-person', { seat })
  if (seat === table.host) return ok([])
  const passed: TableEvent = { type: 'host-changed', seat }
  if (who === table.host) return ok([passed])
  if (who !== seat) return refuse('not-the-host')
  const host = table.host === null ? undefined : table.seats[table.host]
  const away = host?.kind === 'person' ? host.absentSince : 0
  return away !== null && now >= away + (table.setup.grace ?? HOST_GRACE) ? ok([passed]) : refuse('host-is-here')
}

/** A player who is here replaces a host who is not. */
export const passHost = (table: Table): readonly TableEvent[] => {
  const seat = table.host === null ? null : nextHost(table, table.host)
  return seat === null ? [] : [{ type: 'host-changed', seat }]
}

/** The host locks the table, or unlocks it. */
export const decideLock = (table: Table, { on }: Of<'lock'>): Events =>
  ok(table.locked === on ? [] : [{ type: 'locked', on }])

/** The host does not wait for a player who is away. */
export const decideSubstitute = (table: Table, { seat }: Of<'substitute'>): Events => {
  const seatState = seatStateAt(table, seat)
  if (!seatState.ok) return seatState
  if (table.phase !== 'playing') return refuse('no-match')
  if (seatState.value.kind !== 'person') return refuse('not-a-person', { seat })
  if (seatState.value.absentSince === null) return refuse('is-here', { seat })
  return ok(seatState.value.substitute === null ? [{ type: 'substituted', seat, bot: SUBSTITUTE }] : [])
}

/**
 * The host ends the match in progress. There is no result, and the seats stay as they are. The deal in progress is
 * revealed first: a device that gave its share must not lose track of it.
 */
export const decideEnd = ({ phase, match }: Table): Events => {
  if (phase !== 'playing' || match === null) return refuse('no-match')
  const ended: TableEvent = { type: 'match-ended', match: match.number }
  return ok(match.pledge === null ? [ended] : [revealed(match.pledge), ended])
}
