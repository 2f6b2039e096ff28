import type { Seat } from '@halfpint/core'
import { botOn, isPresent } from './chair.ts'
import type { Table } from './table.ts'

/** How long a deal waits for the shares of the devices at the table, in milliseconds. */
export const SHARE_TIME = 2000

/** Something that the table does by itself, from the moment `at` on. */
export type Duty =
  /** Deals without the shares that did not come. */
  | { readonly kind: 'deal'; readonly at: number }
  /** Lets the bot of this seat decide; `asked` is the version at which the game began to wait for it. */
  | {
      readonly kind: 'think'
      readonly at: number
      readonly seat: Seat
      readonly bot: string
      readonly asked: number | null
    }
  /** Puts a bot in the place of somebody who is not there. */
  | { readonly kind: 'stand-in'; readonly at: number; readonly seat: Seat }
  /** Takes a decision from somebody who thinks too long. */
  | { readonly kind: 'time-out'; readonly at: number; readonly seat: Seat }

/** When the time of this seat is up, bank included; `null` if the game does not wait for it or has no clock. */
export const deadlineOf = ({ setup, chairs, match }: Table, seat: Seat): number | null => {
  const since = match?.since[seat] ?? null
  const chair = chairs[seat]
  if (setup.clock === null || since === null || chair?.kind !== 'person') return null
  return since + setup.clock.move + chair.bank
}

const dutyFor = (table: Table, seat: Seat, since: number, awake: boolean): Duty | null => {
  const chair = table.chairs[seat]
  const bot = botOn(chair)
  if (bot !== null) return { kind: 'think', at: since, seat, bot, asked: table.match?.asked[seat] ?? null }
  // While nobody is here the table sleeps: friends who go to eat find their game as they left it.
  if (chair?.kind !== 'person' || !awake) return null
  const away = chair.absentSince
  const standIn = away === null ? Number.POSITIVE_INFINITY : Math.max(away, since) + table.setup.grace
  const deadline = deadlineOf(table, seat) ?? Number.POSITIVE_INFINITY
  if (standIn <= deadline) return Number.isFinite(standIn) ? { kind: 'stand-in', at: standIn, seat } : null
  return { kind: 'time-out', at: deadline, seat }
}

/** All that the table has to do by itself, due or not; a table that everybody has left does nothing. */
export const dutiesOf = (table: Table): readonly Duty[] => {
  const { phase, match, chairs } = table
  if (phase !== 'playing' || match === null) return []
  if (!chairs.some(chair => chair.kind === 'person')) return []
  if (match.pledge !== null && !match.pledge.dealt) return [{ kind: 'deal', at: match.pledge.at + SHARE_TIME }]
  const awake = chairs.some(isPresent)
  const duties: Duty[] = []
  for (const [seat, since] of match.since.entries()) {
    if (since === null) continue
    const duty = dutyFor(table, seat, since, awake)
    if (duty !== null) duties.push(duty)
  }
  return duties
}

/** When the table next wants to be driven; `null` while it waits for people. */
export const dueOf = (table: Table): number | null => {
  let due: number | null = null
  for (const { at } of dutiesOf(table)) if (due === null || at < due) due = at
  return due
}
