import { ok, type Result, refuse, type Seat } from '@halfpint/core'
import type { TableEvent } from './event.ts'
import { readText } from './person.ts'
import { REACTIONS } from './reaction.ts'
import type { Table } from './table.ts'

/** Whether the host has muted this seat. */
const isMuted = ({ seats: seatStates }: Table, seat: Seat): boolean => {
  const seatState = seatStates[seat]
  return seatState?.kind === 'person' && seatState.muted
}

/** Shows a reaction. A muted player cannot react either. */
export const decideReaction = (table: Table, seat: Seat, reaction: unknown): Result<readonly TableEvent[]> => {
  const known = REACTIONS.find(each => each === reaction)
  if (known === undefined) return refuse('unknown-reaction', { known: REACTIONS })
  return isMuted(table, seat) ? refuse('muted') : ok([{ type: 'reacted', seat, reaction: known }])
}

/** Sends a line of chat. */
export const decideLine = (table: Table, seat: Seat, text: unknown): Result<readonly TableEvent[]> => {
  if (isMuted(table, seat)) return refuse('muted')
  const line = readText(text)
  return line.ok ? ok([{ type: 'said', seat, text: line.value }]) : line
}

/** Shows the reaction of a spectator. */
export const decideSpectatorReaction = (reaction: unknown): Result<readonly TableEvent[]> => {
  const known = REACTIONS.find(each => each === reaction)
  return known === undefined
    ? refuse('unknown-reaction', { known: REACTIONS })
    : ok([{ type: 'spectator-reacted', reaction: known }])
}
