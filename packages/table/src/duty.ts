import type { Seat } from '@halfpint/core'
import { botOn, isAwake, isPresent } from './chair.ts'
import type { Pledge, Table } from './table.ts'

/** How long a deal waits for a sign of each device at the table, in milliseconds. */
const SHARE_TIME = 2000

/** How long it waits for the share of a device that has sealed one: it is awake, and only slow. */
const SEALED_TIME = 6000

/** When every device that is here has added its share to the promised deal, or has had the time to. */
export const dealTimeOf = ({ chairs }: Table, { at, seals, shares }: Pledge): number => {
  let time = 0
  for (const [seat, chair] of chairs.entries()) {
    if (!isPresent(chair) || shares[seat] !== null) continue
    time = Math.max(time, seals[seat] === null ? SHARE_TIME : SEALED_TIME)
  }
  return at + time
}

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
  /** Makes somebody who is here the host, for the host is not. */
  | { readonly kind: 'pass-host'; readonly at: number }
  /** Takes a decision from somebody who thinks too long. */
  | { readonly kind: 'time-out'; readonly at: number; readonly seat: Seat }

/** When the time of this seat is up, bank included; `null` if the game does not wait for it or has no clock. */
export const deadlineOf = ({ setup, chairs, match }: Table, seat: Seat): number | null => {
  const since = match?.since[seat] ?? null
  const chair = chairs[seat]
  if (setup.clock === null || since === null || chair?.kind !== 'person') return null
  return since + setup.clock.move + chair.bank
}

const standInAt = ({ setup }: Table, away: number, since: number): number =>
  setup.grace === null ? Number.POSITIVE_INFINITY : Math.max(away, since) + setup.grace

/** When a bot plays for somebody who is away and whose turn it is; `null` if none is going to. */
export const standInTimeOf = (table: Table, seat: Seat): number | null => {
  const chair = table.chairs[seat]
  const since = table.match?.since[seat] ?? null
  if (chair?.kind !== 'person' || chair.absentSince === null || chair.standIn !== null || since === null) return null
  const at = standInAt(table, chair.absentSince, since)
  return Number.isFinite(at) ? at : null
}

const dutyFor = (table: Table, seat: Seat, since: number, awake: boolean): Duty | null => {
  const chair = table.chairs[seat]
  const bot = botOn(chair)
  if (bot !== null) return { kind: 'think', at: since, seat, bot, asked: table.match?.asked[seat] ?? null }
  if (chair?.kind !== 'person' || !awake) return null
  const away = chair.absentSince
  const standIn = away === null ? Number.POSITIVE_INFINITY : standInAt(table, away, since)
  const deadline = deadlineOf(table, seat) ?? Number.POSITIVE_INFINITY
  if (standIn <= deadline) return Number.isFinite(standIn) ? { kind: 'stand-in', at: standIn, seat } : null
  return { kind: 'time-out', at: deadline, seat }
}

/** How long a host may be away before somebody who is here is the host. */
export const HOST_GRACE = 60_000

/** A table whose people wait for a host who is gone would wait for ever. */
const hostDuty = ({ host, chairs }: Table): Duty[] => {
  const chair = host === null ? undefined : chairs[host]
  if (chair?.kind !== 'person' || chair.absentSince === null || !chairs.some(isPresent)) return []
  return [{ kind: 'pass-host', at: chair.absentSince + HOST_GRACE }]
}

/** All that the table has to do by itself, due or not; a table that everybody has left does nothing. */
export const dutiesOf = (table: Table): readonly Duty[] => {
  const { phase, match, chairs, reserved } = table
  const duties: Duty[] = hostDuty(table)
  if (phase !== 'playing' || match === null) return duties
  // Who waits for a chair waits for the end of the round: the bots must bring it about.
  if (!chairs.some(chair => chair.kind === 'person') && reserved.every(taken => taken === null)) return []
  if (match.pledge !== null && !match.pledge.dealt)
    return [...duties, { kind: 'deal', at: dealTimeOf(table, match.pledge) }]
  const awake = isAwake(table)
  for (let seat = 0; seat < match.since.length; seat++) {
    const since = match.since[seat] ?? null
    const duty = since === null ? null : dutyFor(table, seat, since, awake)
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
