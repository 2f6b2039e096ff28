import type { Seat } from '@halfpint/core'
import type { NumberedEvent, TableEvent } from './event.ts'
import type { Person } from './person.ts'
import type { Table } from './table.ts'

/** A person whose data is deleted: the SHA-256 of their secret, and their id at every table. */
export interface DeletedPerson {
  readonly key: string
  readonly id: string
}

/** The changes of a log when the data of a person is deleted. */
interface Forgotten {
  /** The entries that change, with their new events. */
  readonly changed: readonly { readonly version: number; readonly event: TableEvent }[]
  /** Whether this name on this seat was theirs when this match started. */
  readonly isTheirs: (match: number, name: string, seat: Seat) => boolean
  /** The event for the table; `null` if it has nothing of this person. */
  readonly event: ForgottenEvent | null
}

type ForgottenEvent = Extract<TableEvent, { type: 'forgotten' }>
type Moment = 'start' | 'end'
type SeatsOf = ReadonlyMap<number, ReadonlySet<Seat>>
type Entry = NumberedEvent & { readonly id?: string }

/** Replaces a deleted line of chat. */
const SILENCE = '…'

/** The name of a seat whose person's data was deleted: the same in every language, and nobody's name. */
export const namelessAt = (seat: Seat): string => `#${seat + 1}`

const nameless = (person: Person, seat: Seat): Person => ({ ...person, name: namelessAt(seat), symbol: 'mug' })

/** A person without a name who has no seat yet. */
const namelessInQueue = (person: Person): Person => ({ ...person, name: '#', symbol: 'mug' })

/** The table, or a view of it, without the data of this person. */
export const withoutPerson = (
  { seats: seatStates, reserved, queue, chat, tally, match }: Table,
  { person, seats, said, played }: ForgottenEvent,
): Pick<Table, 'seats' | 'reserved' | 'queue' | 'chat' | 'tally' | 'match'> => {
  // A match has the names of its start, the tally those of its end: another person may have taken the seat.
  const namesIn = <T extends { readonly players: readonly string[] }>(number: number, game: T, of: Moment): T => ({
    ...game,
    players: game.players.map((name, at) =>
      played.some(each => each.match === number && each.seat === at && (each.of ?? of) === of) ? namelessAt(at) : name,
    ),
  })
  return {
    seats: seatStates.map((seatState, seat) =>
      !seats.includes(seat)
        ? seatState
        : 'person' in seatState
          ? { ...seatState, person: nameless(seatState.person, seat) }
          : { ...seatState, name: namelessAt(seat) },
    ),
    reserved: reserved.map((taken, seat) =>
      taken?.person.id === person ? { ...taken, person: nameless(taken.person, seat) } : taken,
    ),
    queue: queue.map(waiting =>
      waiting.person.id === person ? { ...waiting, person: namelessInQueue(waiting.person) } : waiting,
    ),
    chat: chat.map((line, at) => (said.includes(at) ? { ...line, name: namelessAt(line.seat), text: SILENCE } : line)),
    tally: tally.map(each => namesIn(each.match, each, 'end')),
    match: match && namesIn(match.number, match, 'start'),
  }
}

/** The events that change who sits on a seat. */
const SEATING: ReadonlySet<TableEvent['type']> = new Set(['sat', 'bot-seated', 'seat-cleared', 'left'])

/** The events on a seat that only the person on it can cause. */
const OWN: ReadonlySet<TableEvent['type']> = new Set(['said', 'reacted', 'game', 'left', 'renamed', 'shared'])

/** The seats of this person before the first entry of a log without its beginning: known from the ids of their commands. */
const seatsBefore = (log: readonly Entry[], { key, id }: DeletedPerson, { keys }: Table): Set<Seat> => {
  const mine = new Set<Seat>()
  if (log[0]?.version === 1) return mine
  const changed = new Set<Seat>()
  for (const { id: requested, event } of log) {
    if (!('seat' in event) || event.seat === null || changed.has(event.seat)) continue
    if (OWN.has(event.type) && requested?.startsWith(`${id}/`) === true) mine.add(event.seat)
    if (SEATING.has(event.type)) changed.add(event.seat)
  }
  for (const [seat, other] of keys.entries()) if (other === key && !changed.has(seat)) mine.add(seat)
  return mine
}

/**
 * The changes in a log, and at its table, that delete a person's name, symbol and chat. The game stays as it was played,
 * and the person keeps the seat.
 */
export const forgetPerson = (log: readonly Entry[], leaver: DeletedPerson, table: Table): Forgotten => {
  const changed: { version: number; event: TableEvent }[] = []
  const names = new Set<string>()
  const mine = seatsBefore(log, leaver, table)
  const before = new Set(mine)
  const lines = new Set<string>()
  /** The seats of this person at the start and at the end of each match that started within the log. */
  const [starts, ends] = [new Map<number, ReadonlySet<Seat>>(), new Map<number, ReadonlySet<Seat>>()]
  let number = 0
  const began = log[0]?.at ?? 0
  const rewritten = (event: TableEvent, at: number, requested = ''): TableEvent | undefined => {
    switch (event.type) {
      case 'opened':
      case 'sat':
      case 'reserved': {
        const seat = event.type === 'opened' ? 0 : event.seat
        if (event.type !== 'reserved') mine.delete(seat)
        if (event.key !== leaver.key) return undefined
        if (event.type !== 'reserved') mine.add(seat)
        names.add(event.person.name)
        return { ...event, person: nameless(event.person, seat) }
      }
      case 'queued':
        if (event.key !== leaver.key) return undefined
        names.add(event.person.name)
        return { ...event, person: namelessInQueue(event.person) }
      case 'renamed':
        if (!mine.has(event.seat)) return undefined
        names.add(event.person.name)
        return { ...event, person: nameless(event.person, event.seat) }
      case 'said':
        if (!mine.has(event.seat) && !requested.startsWith(`${leaver.id}/`)) return undefined
        lines.add(`${event.seat} ${at}`)
        return { ...event, text: SILENCE }
      case 'started': {
        number = event.match
        starts.set(number, new Set(mine))
        const players = event.players.map((name, seat) => (mine.has(seat) ? namelessAt(seat) : name))
        for (const [seat, name] of event.players.entries()) if (mine.has(seat)) names.add(name)
        return players.every((name, seat) => name === event.players[seat]) ? undefined : { ...event, players }
      }
      case 'bot-seated':
      case 'seat-cleared':
        mine.delete(event.seat)
    }
    return undefined
  }
  for (const { id, version, at, event } of log) {
    const other = rewritten(event, at, id)
    if (other !== undefined) changed.push({ version, event: other })
    if (number > 0 && (event.type === 'started' || event.type === 'game')) ends.set(number, new Set(mine))
  }
  const { seats: seatStates, reserved, queue, chat, tally, match } = table
  const seats = [...seatStates.keys()].filter(seat => {
    const seatState = seatStates[seat]
    const isTheirs = seatState?.kind === 'person' ? seatState.person.id === leaver.id : mine.has(seat)
    const name =
      seatState?.kind === 'person'
        ? seatState.person.name
        : seatState?.kind === 'bot' && seatState.free
          ? seatState.name
          : null
    if (!isTheirs || name === null) return false
    names.add(name)
    return name !== namelessAt(seat)
  })
  const said = [...chat.keys()].filter(place => {
    const { seat, at, text } = chat[place]!
    return text !== SILENCE && (lines.has(`${seat} ${at}`) || (at < began && before.has(seat)))
  })
  // Other people may have had the same name; of a match that started before the log, only the name is known.
  const isOn = (seats: SeatsOf, match: number, name: string, seat: Seat): boolean =>
    name !== namelessAt(seat) && (seats.get(match)?.has(seat) ?? names.has(name))
  const named = (seats: SeatsOf, of: Moment, match: number, players: readonly string[]) =>
    players.flatMap((name, seat) => (isOn(seats, match, name, seat) ? [{ match, seat, of }] : []))
  const played = [
    ...tally.flatMap(({ match, players }) => named(ends, 'end', match, players)),
    ...(match === null ? [] : named(starts, 'start', match.number, match.players)),
  ]
  const waits = reserved.some((taken, seat) => taken?.person.id === leaver.id && taken.person.name !== namelessAt(seat))
  const isQueued = queue.some(({ person: { id, name } }) => id === leaver.id && name !== '#')
  const isKnown = seats.length + said.length + played.length > 0 || waits || isQueued
  const event: ForgottenEvent = { type: 'forgotten', person: leaver.id, seats, said, played }
  return { changed, isTheirs: (...words) => isOn(starts, ...words), event: isKnown ? event : null }
}
