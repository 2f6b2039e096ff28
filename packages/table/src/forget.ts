import type { Seat } from '@halfpint/core'
import type { TableFact, Told } from './fact.ts'
import type { Person } from './person.ts'
import type { Table } from './table.ts'

/** Who wants to be forgotten: the SHA-256 of their secret, and their id at every table. */
export interface Leaver {
  readonly key: string
  readonly id: string
}

/** What a log says otherwise once somebody is forgotten. */
interface Forgotten {
  /** The entries that change, with their new facts. */
  readonly changed: readonly { readonly version: number; readonly fact: TableFact }[]
  /** Whether this name on this seat was theirs when this match began. */
  readonly isTheirs: (match: number, name: string, seat: Seat) => boolean
  /** What tells the table; `null` where it knows nothing of them. */
  readonly fact: ForgottenFact | null
}

type ForgottenFact = Extract<TableFact, { type: 'forgotten' }>
type Moment = 'start' | 'end'
type SeatsOf = ReadonlyMap<number, ReadonlySet<Seat>>
type Entry = Told & { readonly id?: string }

/** What stands in the place of what was said. */
const SILENCE = '…'

/** What a seat is called when nobody shall know who sat there: the same in every language, and no name that anybody has. */
export const namelessAt = (seat: Seat): string => `#${seat + 1}`

const nameless = (person: Person, seat: Seat): Person => ({ ...person, name: namelessAt(seat), symbol: 'mug' })

/** The table without who is forgotten; a view of it just so. */
export const withoutPerson = (
  { chairs, reserved, chat, tally, match }: Table,
  { person, seats, said, played }: ForgottenFact,
): Pick<Table, 'chairs' | 'reserved' | 'chat' | 'tally' | 'match'> => {
  // A match has the names that it began with, the tally those of the end: somebody else may have taken the chair.
  const namesIn = <T extends { readonly players: readonly string[] }>(number: number, game: T, of: Moment): T => ({
    ...game,
    players: game.players.map((name, at) =>
      played.some(each => each.match === number && each.seat === at && (each.of ?? of) === of) ? namelessAt(at) : name,
    ),
  })
  return {
    chairs: chairs.map((chair, seat) =>
      !seats.includes(seat)
        ? chair
        : 'person' in chair
          ? { ...chair, person: nameless(chair.person, seat) }
          : { ...chair, name: namelessAt(seat) },
    ),
    reserved: reserved.map((taken, seat) =>
      taken?.person.id === person ? { ...taken, person: nameless(taken.person, seat) } : taken,
    ),
    chat: chat.map((line, at) => (said.includes(at) ? { ...line, name: namelessAt(line.seat), text: SILENCE } : line)),
    tally: tally.map(each => namesIn(each.match, each, 'end')),
    match: match && namesIn(match.number, match, 'start'),
  }
}

const isSeating = ({ type }: TableFact): boolean => ['sat', 'bot-sat', 'emptied', 'left'].includes(type)

/** What only who sits on a seat can have caused there. */
const isOwn = ({ type }: TableFact): boolean => ['said', 'reacted', 'game', 'left', 'renamed', 'shared'].includes(type)

/** The seats that they had before the first entry of a log whose beginning is gone: known by what they wished there. */
const seatsBefore = (log: readonly Entry[], { key, id }: Leaver, { keys }: Table): Set<Seat> => {
  const mine = new Set<Seat>()
  if (log[0]?.version === 1) return mine
  const changed = new Set<Seat>()
  for (const { id: wished, fact } of log) {
    if (!('seat' in fact) || fact.seat === null || changed.has(fact.seat)) continue
    if (isOwn(fact) && wished?.startsWith(`${id}/`) === true) mine.add(fact.seat)
    if (isSeating(fact)) changed.add(fact.seat)
  }
  for (const [seat, other] of keys.entries()) if (other === key && !changed.has(seat)) mine.add(seat)
  return mine
}

/**
 * What must change in a log, and at the table that it leads to, so that nothing tells any more who this was: name and
 * symbol, and what they said. The game stays as it was played, and the chair stays whose it is.
 */
export const forgetPerson = (log: readonly Entry[], leaver: Leaver, table: Table): Forgotten => {
  const changed: { version: number; fact: TableFact }[] = []
  const names = new Set<string>()
  const mine = seatsBefore(log, leaver, table)
  const before = new Set(mine)
  const lines = new Set<string>()
  /** The seats that they had at the start and at the end of each match that began within the log. */
  const [starts, ends] = [new Map<number, ReadonlySet<Seat>>(), new Map<number, ReadonlySet<Seat>>()]
  let number = 0
  const began = log[0]?.at ?? 0
  const rewritten = (fact: TableFact, at: number, wished = ''): TableFact | undefined => {
    switch (fact.type) {
      case 'opened':
      case 'sat':
      case 'reserved': {
        const seat = fact.type === 'opened' ? 0 : fact.seat
        if (fact.type !== 'reserved') mine.delete(seat)
        if (fact.key !== leaver.key) return undefined
        if (fact.type !== 'reserved') mine.add(seat)
        names.add(fact.person.name)
        return { ...fact, person: nameless(fact.person, seat) }
      }
      case 'renamed':
        if (!mine.has(fact.seat)) return undefined
        names.add(fact.person.name)
        return { ...fact, person: nameless(fact.person, fact.seat) }
      case 'said':
        if (!mine.has(fact.seat) && !wished.startsWith(`${leaver.id}/`)) return undefined
        lines.add(`${fact.seat} ${at}`)
        return { ...fact, text: SILENCE }
      case 'started': {
        number = fact.match
        starts.set(number, new Set(mine))
        const players = fact.players.map((name, seat) => (mine.has(seat) ? namelessAt(seat) : name))
        for (const [seat, name] of fact.players.entries()) if (mine.has(seat)) names.add(name)
        return players.every((name, seat) => name === fact.players[seat]) ? undefined : { ...fact, players }
      }
      case 'bot-sat':
      case 'emptied':
        mine.delete(fact.seat)
    }
    return undefined
  }
  for (const { id, version, at, fact } of log) {
    const other = rewritten(fact, at, id)
    if (other !== undefined) changed.push({ version, fact: other })
    if (number > 0 && (fact.type === 'started' || fact.type === 'game')) ends.set(number, new Set(mine))
  }
  const { chairs, reserved, chat, tally, match } = table
  const seats = [...chairs.keys()].filter(seat => {
    const chair = chairs[seat]
    const isTheirs = chair?.kind === 'person' ? chair.person.id === leaver.id : mine.has(seat)
    const name = chair?.kind === 'person' ? chair.person.name : chair?.kind === 'bot' && chair.free ? chair.name : null
    if (!isTheirs || name === null) return false
    names.add(name)
    return name !== namelessAt(seat)
  })
  const said = [...chat.keys()].filter(place => {
    const { seat, at, text } = chat[place] as (typeof chat)[number]
    return text !== SILENCE && (lines.has(`${seat} ${at}`) || (at < began && before.has(seat)))
  })
  // Others have had the same name; of a match that began before the log, a name is all that is known.
  const isOn = (seats: SeatsOf, match: number, name: string, seat: Seat): boolean =>
    name !== namelessAt(seat) && (seats.get(match)?.has(seat) ?? names.has(name))
  const named = (seats: SeatsOf, of: Moment, match: number, players: readonly string[]) =>
    players.flatMap((name, seat) => (isOn(seats, match, name, seat) ? [{ match, seat, of }] : []))
  const played = [
    ...tally.flatMap(({ match, players }) => named(ends, 'end', match, players)),
    ...(match === null ? [] : named(starts, 'start', match.number, match.players)),
  ]
  const waits = reserved.some((taken, seat) => taken?.person.id === leaver.id && taken.person.name !== namelessAt(seat))
  const isKnown = seats.length + said.length + played.length > 0 || waits
  const fact: ForgottenFact = { type: 'forgotten', person: leaver.id, seats, said, played }
  return { changed, isTheirs: (...words) => isOn(starts, ...words), fact: isKnown ? fact : null }
}
