import { ok, type Result, refuse, type Seat } from '@halfpint/core'
import type { TableFact } from './fact.ts'
import { readText } from './person.ts'
import type { Table } from './table.ts'

/** What can be said with one tap. */
export const REACTIONS = ['cheers', 'bravo', 'thanks', 'haha', 'wow', 'oops', 'grr', 'hurry'] as const

/** The name of a reaction. */
export type Reaction = (typeof REACTIONS)[number]

/** Whether the host has taken the word from this seat. */
const isMuted = ({ chairs }: Table, seat: Seat): boolean => {
  const chair = chairs[seat]
  return chair?.kind === 'person' && chair.muted
}

/** A reaction is shown; who is muted is not heard in this way either. */
export const decideReaction = (table: Table, seat: Seat, reaction: unknown): Result<readonly TableFact[]> => {
  const known = REACTIONS.find(each => each === reaction)
  if (known === undefined) return refuse('unknown-reaction', { known: REACTIONS })
  return isMuted(table, seat) ? refuse('muted') : ok([{ type: 'reacted', seat, reaction: known }])
}

/** A line of chat is heard. */
export const decideLine = (table: Table, seat: Seat, text: unknown): Result<readonly TableFact[]> => {
  if (isMuted(table, seat)) return refuse('muted')
  const line = readText(text)
  return line.ok ? ok([{ type: 'said', seat, text: line.value }]) : line
}
