import { isFields, type Json, type Seat } from '@halfpint/core'
import type { TableFact, Told } from './fact.ts'
import type { Person } from './person.ts'

/** What a log says otherwise once somebody is forgotten. */
export interface Forgotten {
  /** The entries that change, with their new facts. */
  readonly changed: readonly { readonly version: number; readonly fact: TableFact }[]
  /** The seat on which they began each match, by its number. */
  readonly matches: ReadonlyMap<number, Seat>
  /** Their ids at this table. */
  readonly people: ReadonlySet<string>
}

/** What a seat is called when nobody shall know who sat there: the same in every language, and no name that anybody has. */
export const namelessAt = (seat: Seat): string => `#${seat + 1}`

const nameless = (person: Person, seat: Seat): Person => ({ ...person, name: namelessAt(seat), symbol: 'mug' })

/**
 * What must change in a log so that nothing tells any more who held this key: name and symbol, and what they said. The
 * game stays as it was played, and the chair stays whose it is.
 */
export const forgetPerson = (log: readonly Told[], key: string): Forgotten => {
  const changed: { version: number; fact: TableFact }[] = []
  const matches = new Map<number, Seat>()
  const people = new Set<string>()
  const mine = new Set<Seat>()
  const rewritten = (fact: TableFact): TableFact | undefined => {
    switch (fact.type) {
      case 'opened':
      case 'sat':
      case 'reserved': {
        const seat = fact.type === 'opened' ? 0 : fact.seat
        if (fact.type !== 'reserved') mine.delete(seat)
        if (fact.key !== key) return undefined
        if (fact.type !== 'reserved') mine.add(seat)
        people.add(fact.person.id)
        return { ...fact, person: nameless(fact.person, seat) }
      }
      case 'renamed':
        return mine.has(fact.seat) ? { ...fact, person: nameless(fact.person, fact.seat) } : undefined
      case 'said':
        return mine.has(fact.seat) ? { ...fact, text: '…' } : undefined
      case 'started': {
        const seat = fact.players.findIndex((_, at) => mine.has(at))
        if (seat < 0) return undefined
        matches.set(fact.match, seat)
        return { ...fact, players: fact.players.map((name, at) => (at === seat ? namelessAt(seat) : name)) }
      }
      case 'bot-sat':
      case 'emptied':
        mine.delete(fact.seat)
    }
    return undefined
  }
  for (const { version, fact } of log) {
    const other = rewritten(fact)
    if (other !== undefined) changed.push({ version, fact: other })
  }
  return { changed, matches, people }
}

/** A checkpoint without the names of these people; only where the log no longer reaches back to its beginning. */
export const forgetIn = (state: Json, people: ReadonlySet<string>): Json => {
  if (Array.isArray(state)) return state.map(each => forgetIn(each, people))
  if (!isFields(state)) return state
  const isTheirs = typeof state.id === 'string' && people.has(state.id) && typeof state.name === 'string'
  const entries = Object.entries(state).map(([name, value]) => [name, forgetIn(value as Json, people)])
  return { ...Object.fromEntries(entries), ...(isTheirs ? { name: '#', symbol: 'mug' } : {}) }
}
