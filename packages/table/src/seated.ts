import type { Result } from '@halfpint/core'
import type { Environment, Host } from './environment.ts'
import { openHost, openTable } from './host.ts'
import type { Journal } from './journal.ts'
import type { Setup } from './setup.ts'

/** A table for people at one device and bots: what is played, and who sits where. At least one seat is a person's. */
export interface SeatedSetup {
  readonly setup: Setup
  readonly seats: readonly (
    | { readonly person: { readonly name: string; readonly symbol: string } }
    | { readonly bot: string; readonly name: string }
  )[]
}

/** The node of all people at this device. */
const DOOR = 'here'

/** A table on one device has no strangers: its keys need only differ from each other. */
const keyOf = (seat: number): string => seat.toString(16).padStart(64, '0')

/**
 * Loads the table of this journal, or opens it, and seats everyone who is not seated yet. It can be interrupted at every
 * step and called again. The first person in `seats` becomes the host, who starts the match.
 */
export const openSeatedTable = async (
  journal: Journal,
  table: string,
  { setup, seats: seatStates }: SeatedSetup,
  environment: Environment,
): Promise<Result<Host>> => {
  const person = (seat: number) => {
    const seatState = seatStates[seat]
    if (seatState === undefined || !('person' in seatState)) throw new Error(`no person on seat ${seat}`)
    return { id: `local-${seat}`, ...seatState.person }
  }
  const first = seatStates.findIndex(seatState => 'person' in seatState)
  const known = await openHost(journal, environment)
  const opened = known.ok
    ? known
    : await openTable(journal, { table, setup, person: person(first), key: keyOf(first) }, environment)
  if (!opened.ok) return opened
  const host = opened.value
  const kindAt = (seat: number): string | undefined => host.table().seats[seat]?.kind
  // A step that was already done is refused, which is fine.
  if (host.table().phase === 'gathering') {
    // The person who opens a table gets seat 0.
    if (first > 0 && kindAt(first) === 'open') await host.run(0, null, { type: 'swap-seats', seat: 0, other: first })
    for (const [seat, seatState] of seatStates.entries()) {
      if (kindAt(seat) !== 'open') continue
      if ('bot' in seatState) await host.run(first, null, { type: 'seat-bot', seat, ...seatState })
      else await host.run('spectator', null, { type: 'sit', seat, person: person(seat), key: keyOf(seat) })
    }
  }
  for (const [seat, seatState] of host.table().seats.entries()) {
    if (seatState.kind === 'person' && seatState.absentSince !== null) {
      await host.run(seat, null, { type: 'connect', node: DOOR })
    }
  }
  return opened
}
