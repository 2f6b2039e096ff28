import { ok, type Result } from '@halfpint/core'
import { type Environment, type Host, type Journal, openHost, openTable } from '@halfpint/table'
import type { LocalSetup } from './request.ts'

/** The door through which everybody at this device comes in. */
const DOOR = 'here'

/** A table in one browser has no strangers: its keys need only differ from each other. */
const keyOf = (seat: number): string => seat.toString(16).padStart(64, '0')

/** Does one step; what was done before, in a page that was closed too early, is no problem. */
const attempt = async (host: Host, ...words: Parameters<Host['wish']>): Promise<void> => {
  await host.wish(...words)
}

/**
 * Takes up the table of this journal, or creates it: seats everybody, lets them come, and starts. It can be
 * broken off at every step and called again.
 */
export const createTable = async (
  journal: Journal,
  table: string,
  { setup, chairs }: LocalSetup,
  environment: Environment,
): Promise<Result<Host>> => {
  const person = (seat: number) => {
    const chair = chairs[seat]
    const { name, symbol } = chair !== undefined && 'person' in chair ? chair.person : { name: 'You', symbol: 'anchor' }
    return { id: `local-${seat}`, name, symbol }
  }
  const known = await openHost(journal, environment)
  const opened = known.ok
    ? known
    : await openTable(journal, { table, setup, person: person(0), key: keyOf(0) }, environment)
  if (!opened.ok) return opened
  const host = opened.value
  if (host.table().phase === 'gathering') {
    for (const [seat, chair] of chairs.entries()) {
      if (host.table().chairs[seat]?.kind !== 'open') continue
      if ('bot' in chair) await attempt(host, 0, null, { type: 'seat-bot', seat, bot: chair.bot, name: chair.name })
      else await attempt(host, 'rail', null, { type: 'sit', seat, person: person(seat), key: keyOf(seat) })
    }
  }
  for (const [seat, chair] of host.table().chairs.entries()) {
    if (chair.kind === 'person' && chair.absentSince !== null) {
      await attempt(host, seat, null, { type: 'come', door: DOOR })
    }
  }
  if (host.table().phase === 'gathering') await attempt(host, 0, null, { type: 'start' })
  return ok(host)
}
