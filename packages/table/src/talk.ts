import { ok, type Result, refuse, type Seat } from '@halfpint/core'
import type { TableFact } from './fact.ts'
import { readText } from './person.ts'
import { REACTIONS } from './reaction.ts'
import type { Table } from './table.ts'

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

/** Somebody on the rail says something with one tap. */
export const decideCheer = (reaction: unknown): Result<readonly TableFact[]> => {
  const known = REACTIONS.find(each => each === reaction)
  return known === undefined
    ? refuse('unknown-reaction', { known: REACTIONS })
    : ok([{ type: 'cheered', reaction: known }])
}
