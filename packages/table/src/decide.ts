import { ok, type Result, refuse, type Seat, type Viewer } from '@halfpint/core'
import { type Held, STAND_IN } from './chair.ts'
import type { Duty } from './duty.ts'
import type { TableFact } from './fact.ts'
import { readPerson } from './person.ts'
import { decideAct, decideRematch, decideSeal, decideShare, decideStart } from './playing.ts'
import {
  chairAt,
  decideBot,
  decideEmpty,
  decideHost,
  decideLeave,
  decideRename,
  decideSetup,
  decideSit,
  decideWatch,
} from './seating.ts'
import { type Context, settle, type Taken } from './settle.ts'
import { readSetup, type Setup } from './setup.ts'
import { BARE_TABLE, type Table } from './table.ts'
import { decideLine, decideReaction } from './talk.ts'
import type { Wish } from './wish.ts'

type Facts = Result<readonly TableFact[]>

const TABLE_ID = /^[A-Za-z0-9_-]{1,64}$/

/** What opens a table: its name, what is played, and who sits on seat 0 and is the host. */
export interface Opening {
  readonly table: string
  readonly setup: Setup
  readonly person: { readonly id: string; readonly name: string; readonly symbol: string }
  /** The SHA-256 of the host's secret. */
  readonly key: string
}

/** The first fact of a table. */
const decideOpening = ({ table, setup, person, key }: Opening): Facts => {
  if (!TABLE_ID.test(table)) return refuse('bad-setup', { key: 'table' })
  const agreed = readSetup(setup)
  if (!agreed.ok) return agreed
  const host = readPerson(person)
  if (!host.ok) return host
  return ok([{ type: 'opened', table, setup: agreed.value, person: host.value, key }])
}

const decideMute = (table: Table, seat: Seat, on: boolean): Facts => {
  const chair = chairAt(table, seat)
  if (!chair.ok) return chair
  if (chair.value.kind !== 'person') return refuse('not-a-person', { seat })
  return ok(chair.value.muted === on ? [] : [{ type: 'muted', seat, on }])
}

/** Who comes gets their chair back from a stand-in at once. */
const decideCome = (seat: Seat, chair: Held, door: string): TableFact[] => [
  ...(chair.doors.includes(door) ? [] : [{ type: 'came', seat, door } as const]),
  ...(chair.standIn === null ? [] : [{ type: 'gave-back', seat } as const]),
]

const HOSTS = ['start', 'seat-bot', 'empty', 'set-up', 'mute'] as const
type HostWish = Extract<Wish, { type: (typeof HOSTS)[number] }>

type SeatWish = Exclude<Wish, { type: 'watch' }>

const isHosts = (wish: Wish): wish is HostWish => HOSTS.includes(wish.type as HostWish['type'])

const decideForHost = (table: Table, wish: HostWish): Facts => {
  switch (wish.type) {
    case 'start':
      return decideStart(table, wish.fill)
    case 'seat-bot':
      return decideBot(table, wish)
    case 'empty':
      return decideEmpty(table, wish)
    case 'set-up':
      return decideSetup(table, wish)
    case 'mute':
      return decideMute(table, wish.seat, wish.on)
  }
}

const decideForSeat = (table: Table, seat: Seat, chair: Held, wish: SeatWish, now: number): Facts => {
  if (isHosts(wish)) return seat === table.host ? decideForHost(table, wish) : refuse('not-the-host')
  switch (wish.type) {
    case 'act':
      return decideAct(table, seat, chair, wish.action, now)
    case 'share':
      return decideShare(table, seat, wish.share)
    case 'seal':
      return decideSeal(table, seat, wish.seal)
    case 'react':
      return decideReaction(table, seat, wish.reaction)
    case 'say':
      return decideLine(table, seat, wish.text)
    case 'leave':
      return decideLeave(table, seat)
    case 'rematch':
      return decideRematch(table, seat, chair, now)
    case 'pass-host':
      return decideHost(table, seat, wish.seat, now)
    case 'come':
      return ok(decideCome(seat, chair, wish.door))
    case 'go':
      return ok(chair.doors.includes(wish.door) ? [{ type: 'went', seat, door: wish.door }] : [])
    case 'rename':
      return decideRename(table, seat, chair, wish)
    case 'sit':
      return refuse('already-seated', { seat })
  }
}

/** The facts that a wish causes by itself. */
const decideWish = (table: Table, who: Viewer, wish: Wish, now: number): Facts => {
  if (wish.type === 'watch') return decideWatch(table, wish)
  if (who === 'rail') return wish.type === 'sit' ? decideSit(table, wish) : refuse('not-seated')
  const chair = table.chairs[who]
  return chair?.kind === 'person' ? decideForSeat(table, who, chair, wish, now) : refuse('not-seated')
}

/** What follows from a wish, at once and as a consequence, and the table after it; or why it may not be. */
export const takeWish = (table: Table, who: Viewer, wish: Wish, now: number, context: Context): Result<Taken> => {
  const facts = decideWish(table, who, wish, now)
  return facts.ok ? ok(settle(table, facts.value, now, context)) : facts
}

/** What follows when the table does its duty; a bot's turn is not done here, for bots must think first. */
export const takeDuty = (
  table: Table,
  duty: Exclude<Duty, { kind: 'think' }>,
  now: number,
  context: Context,
): Taken => {
  switch (duty.kind) {
    case 'deal':
      return settle(table, [], now, context)
    case 'stand-in':
      return settle(table, [{ type: 'stood-in', seat: duty.seat, bot: STAND_IN }], now, context)
    case 'time-out':
      return settle(table, [{ type: 'timed-out', seat: duty.seat }], now, context)
  }
}

/** The table that an opening gives. */
export const takeOpening = (opening: Opening, now: number, context: Context): Result<Taken> => {
  const facts = decideOpening(opening)
  return facts.ok ? ok(settle(BARE_TABLE, facts.value, now, context)) : facts
}
