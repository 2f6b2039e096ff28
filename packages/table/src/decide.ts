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
  decideEnd,
  decideGiveUp,
  decideHost,
  decideLeave,
  decideLock,
  decideRename,
  decideSetup,
  decideSit,
  decideStandIn,
  decideSwap,
  decideWatch,
  passHost,
} from './seating.ts'
import { type Context, settle, type Taken } from './settle.ts'
import { readSetup, type Setup } from './setup.ts'
import { BARE_TABLE, type Table } from './table.ts'
import { decideCheer, decideLine, decideReaction } from './talk.ts'
import { WISHES, type Wish, type WishOf } from './wish.ts'

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

/** Somebody at the table who wishes something. */
interface Asking {
  readonly table: Table
  readonly seat: Seat
  readonly chair: Held
  readonly now: number
}

type Decide<W> = (asking: Asking, wish: W) => Facts

/** What each wish of somebody at the table comes to; who may wish it, the list of wishes says. */
const DECISIONS: { readonly [T in Wish['type']]: Decide<WishOf<T>> } = {
  act: ({ table, seat, chair, now }, { action }) => decideAct(table, seat, chair, action, now),
  share: ({ table, seat }, { share }) => decideShare(table, seat, share),
  seal: ({ table, seat }, { seal }) => decideSeal(table, seat, seal),
  react: ({ table, seat }, { reaction }) => decideReaction(table, seat, reaction),
  say: ({ table, seat }, { text }) => decideLine(table, seat, text),
  leave: ({ table, seat }) => decideLeave(table, seat),
  rematch: ({ table, seat, chair, now }) => decideRematch(table, seat, chair, now),
  rename: ({ table, seat, chair }, wish) => decideRename(table, seat, chair, wish),
  'pass-host': ({ table, seat, now }, wish) => decideHost(table, seat, wish.seat, now),
  start: ({ table }, { fill }) => decideStart(table, fill),
  'seat-bot': ({ table }, wish) => decideBot(table, wish),
  empty: ({ table }, wish) => decideEmpty(table, wish),
  swap: ({ table, seat }, wish) => decideSwap(table, seat, wish),
  'set-up': ({ table }, wish) => decideSetup(table, wish),
  mute: ({ table }, { seat, on }) => decideMute(table, seat, on),
  lock: ({ table }, wish) => decideLock(table, wish),
  'stand-in': ({ table }, wish) => decideStandIn(table, wish),
  'end-match': ({ table }) => decideEnd(table),
  come: ({ seat, chair }, { door }) => ok(decideCome(seat, chair, door)),
  go: ({ seat, chair }, { door }) => ok(chair.doors.includes(door) ? [{ type: 'went', seat, door }] : []),
  sit: ({ seat }) => refuse('already-seated', { seat }),
  watch: ({ table }, wish) => decideWatch(table, wish),
  'give-up': () => refuse('not-seated'),
  cheer: (_, { reaction }) => decideCheer(reaction),
}

/** What somebody on the rail may wish, and the server in their name. */
const decideForRail = (table: Table, wish: Wish): Facts => {
  if (wish.type === 'sit') return decideSit(table, wish)
  if (wish.type === 'cheer') return decideCheer(wish.reaction)
  if (wish.type === 'give-up') return decideGiveUp(table, wish)
  return wish.type === 'watch' ? decideWatch(table, wish) : refuse('not-seated')
}

/** The facts that a wish causes by itself. */
const decideWish = (table: Table, who: Viewer, wish: Wish, now: number): Facts => {
  if (who === 'rail') return decideForRail(table, wish)
  const chair = table.chairs[who]
  if (chair?.kind !== 'person') return refuse('not-seated')
  if (WISHES[wish.type].who === 'host' && who !== table.host) return refuse('not-the-host')
  const decide = DECISIONS[wish.type] as Decide<Wish>
  return decide({ table, seat: who, chair, now }, wish)
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
    case 'pass-host':
      return settle(table, passHost(table), now, context)
    case 'time-out':
      return settle(table, [{ type: 'timed-out', seat: duty.seat }], now, context)
  }
}

/** The table that an opening gives. */
export const takeOpening = (opening: Opening, now: number, context: Context): Result<Taken> => {
  const facts = decideOpening(opening)
  return facts.ok ? ok(settle(BARE_TABLE, facts.value, now, context)) : facts
}
