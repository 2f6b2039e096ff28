import { ok, type Result, refuse, type Seat, type Viewer } from '@halfpint/core'
import { decideLine, decideReaction, decideSpectatorReaction } from './chat.ts'
import type { Command, CommandOf } from './command.ts'
import type { TableEvent } from './event.ts'
import { readPerson } from './person.ts'
import {
  type CommandSender,
  decideAct,
  decideReady,
  decideRematch,
  decideRetract,
  decideSeal,
  decideShare,
  decideStart,
} from './playing.ts'
import {
  decideBot,
  decideClearQueue,
  decideEmpty,
  decideEnd,
  decideHost,
  decideLeave,
  decideLeaveQueue,
  decideLock,
  decideRename,
  decideSetup,
  decideSit,
  decideSubstitute,
  decideSwap,
  decideWatch,
  passHost,
  seatStateAt,
} from './seating.ts'
import { type PersonSeat, SUBSTITUTE } from './seatstate.ts'
import { type Context, type Decision, settle } from './settle.ts'
import { readSetup, type Setup } from './setup.ts'
import { BARE_TABLE, type Table } from './table.ts'
import { startTimeOf, type Timer } from './timer.ts'

type Events = Result<readonly TableEvent[]>

const TABLE_ID = /^[A-Za-z0-9_-]{1,64}$/

/** Opens a table: its id, its setup, and the person on seat 0, who is the host. */
export interface Opening {
  readonly table: string
  readonly setup: Setup
  readonly person: { readonly id: string; readonly name: string; readonly symbol: string }
  /** The SHA-256 of the host's secret. */
  readonly key: string
}

/** The first event of a table. */
const decideOpening = ({ table, setup, person, key }: Opening): Events => {
  if (!TABLE_ID.test(table)) return refuse('bad-setup', { key: 'table' })
  const agreed = readSetup(setup)
  if (!agreed.ok) return agreed
  const host = readPerson(person)
  if (!host.ok) return host
  return ok([{ type: 'opened', table, setup: agreed.value, person: host.value, key }])
}

const decideMute = (table: Table, seat: Seat, on: boolean): Events => {
  const seatState = seatStateAt(table, seat)
  if (!seatState.ok) return seatState
  if (seatState.value.kind !== 'person') return refuse('not-a-person', { seat })
  return ok(seatState.value.muted === on ? [] : [{ type: 'muted', seat, on }])
}

/**
 * A player who connects takes over from the substitute at once. A person who was to take the seat with the next deal
 * waits for another one.
 */
const decideCome = ({ reserved }: Table, seat: Seat, seatState: PersonSeat, node: string): TableEvent[] => {
  const waiting = reserved[seat] ?? null
  return [
    ...(seatState.nodes.includes(node) ? [] : [{ type: 'connected', seat, node } as const]),
    ...(seatState.substitute === null ? [] : [{ type: 'resumed', seat } as const]),
    ...(waiting === null ? [] : [{ type: 'unreserved', seat } as const, { type: 'queued', ...waiting } as const]),
  ]
}

type Decide<W> = (sender: CommandSender, command: W) => Events

/** Decides each command of a player. `HOST_ONLY` has the commands of the host. */
const DECISIONS: { readonly [T in Command['type']]: Decide<CommandOf<T>> } = {
  act: (sender, { action }) => decideAct(sender, action),
  retract: ({ table, seat }) => decideRetract(table, seat),
  ready: ({ table, seat }) => decideReady(table, seat),
  share: ({ table, seat }, command) => decideShare(table, seat, command),
  seal: ({ table, seat }, command) => decideSeal(table, seat, command),
  react: ({ table, seat }, { reaction }) => decideReaction(table, seat, reaction),
  say: ({ table, seat }, { text }) => decideLine(table, seat, text),
  leave: ({ table, seat }) => decideLeave(table, seat),
  rematch: ({ table, seat, seatState, now }) => decideRematch(table, seat, seatState, now),
  rename: ({ table, seat, seatState }, command) => decideRename(table, seat, seatState, command),
  'pass-host': ({ table, seat, now }, command) => decideHost(table, seat, command.seat, now),
  start: ({ table }, { fill }) => decideStart(table, fill),
  'seat-bot': ({ table }, command) => decideBot(table, command),
  'clear-seat': ({ table }, command) => decideEmpty(table, command),
  'clear-queue': ({ table }, command) => decideClearQueue(table, command),
  'swap-seats': ({ table, seat }, command) => decideSwap(table, seat, command),
  'change-setup': ({ table }, command) => decideSetup(table, command),
  mute: ({ table }, { seat, on }) => decideMute(table, seat, on),
  lock: ({ table }, command) => decideLock(table, command),
  substitute: ({ table }, command) => decideSubstitute(table, command),
  'end-match': ({ table }) => decideEnd(table),
  connect: ({ table, seat, seatState }, { node }) => ok(decideCome(table, seat, seatState, node)),
  disconnect: ({ seat, seatState }, { node }) =>
    ok(seatState.nodes.includes(node) ? [{ type: 'disconnected', seat, node }] : []),
  'switch-calls': ({ seat, seatState }, { on }) =>
    ok((seatState.calls !== undefined) === on ? [] : [{ type: 'calls-changed', seat, on }]),
  'show-page': ({ seat, seatState: { calls, nodes } }, { node }) =>
    // The death of a process is only noticed where somebody is connected to it.
    ok(calls?.visible.includes(node) === false && nodes.includes(node) ? [{ type: 'page-shown', seat, node }] : []),
  'hide-page': ({ seat, seatState: { calls } }, { node }) =>
    ok(calls?.visible.includes(node) === true ? [{ type: 'page-hidden', seat, node }] : []),
  sit: ({ seat }) => refuse('already-seated', { seat }),
  'count-spectators': ({ table }, command) => decideWatch(table, command),
  'leave-queue': () => refuse('not-seated'),
  'spectator-react': (_, { reaction }) => decideSpectatorReaction(reaction),
}

/** The commands that only the host may send, except where `isDueForAll` allows any player. */
const HOST_ONLY: ReadonlySet<Command['type']> = new Set([
  'start',
  'seat-bot',
  'clear-seat',
  'clear-queue',
  'change-setup',
  'mute',
  'lock',
  'substitute',
  'end-match',
])

/** Decides the commands of spectators, and of the server for them. */
const decideForSpectator = (table: Table, command: Command, key: string): Events => {
  if (command.type === 'sit') return decideSit(table, command)
  if (command.type === 'spectator-react') return decideSpectatorReaction(command.reaction)
  if (command.type === 'leave-queue') return decideLeaveQueue(table, command, key)
  return command.type === 'count-spectators' ? decideWatch(table, command) : refuse('not-seated')
}

/** Whether any player may fill free seats and start, because the host has not started. */
const isDueForAll = (table: Table, command: Command, now: number): boolean => {
  const due = startTimeOf(table)
  if (due === null || now < due) return false
  return command.type === 'start' || (command.type === 'seat-bot' && table.seats[command.seat]?.kind === 'open')
}

/** A command, its sender, and the SHA-256 of the sender's secret if it is known. */
interface Sent {
  readonly who: Viewer
  readonly command: Command
  readonly key?: string | undefined
}

/** The events that a command causes directly. */
const decideCommand = (table: Table, { who, command, key = '' }: Sent, now: number): Events => {
  if (who === 'spectator') return decideForSpectator(table, command, key)
  const seatState = table.seats[who]
  if (seatState?.kind !== 'person') return refuse('not-seated')
  const isForHost = HOST_ONLY.has(command.type) && who !== table.host
  if (isForHost && !isDueForAll(table, command, now)) return refuse('not-the-host')
  const decide = DECISIONS[command.type] as Decide<Command>
  return decide({ table, seat: who, seatState, now }, command)
}

/** The events of a command with all their consequences, and the table after them; or why it is refused. */
export const runCommand = (table: Table, sent: Sent, now: number, context: Context): Result<Decision> => {
  const events = decideCommand(table, sent, now)
  return events.ok ? ok(settle(table, events.value, now, context)) : events
}

/** The events of a due timer. A bot's turn is not run here, because bots must think first. */
export const runTimer = (
  table: Table,
  timer: Exclude<Timer, { kind: 'think' }>,
  now: number,
  context: Context,
): Decision => {
  switch (timer.kind) {
    case 'deal':
    case 'next-round':
      return settle(table, [], now, context)
    case 'substitute':
      return settle(table, [{ type: 'substituted', seat: timer.seat, bot: SUBSTITUTE }], now, context)
    case 'pass-host':
      return settle(table, passHost(table), now, context)
    case 'time-out':
      return settle(table, [{ type: 'timed-out', seat: timer.seat }], now, context)
    case 'call': {
      const { seat, reason, about } = timer
      return settle(table, [{ type: 'called', seat, reason, about, node: context.node ?? 'here' }], now, context)
    }
  }
}

/** The events of an opening, and the table after them. */
export const openingDecision = (opening: Opening, now: number, context: Context): Result<Decision> => {
  const events = decideOpening(opening)
  return events.ok ? ok(settle(BARE_TABLE, events.value, now, context)) : events
}
