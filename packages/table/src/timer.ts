import type { Seat } from '@halfpint/core'
import { botOn, type CallReason, isAwake, isPresent, type PersonSeat, SUBSTITUTE } from './seatstate.ts'
import { gameOf, type Pledge, type Table } from './table.ts'

/** Milliseconds that a deal waits for the seal or share of each device. */
const SHARE_TIME = 2000

/** Milliseconds that it waits for the share of a device that has sealed one: such a device is only slow. */
const SEALED_TIME = 6000

/** The time at which the pledged deal no longer waits for shares. */
export const dealTimeOf = ({ seats: seatStates }: Table, { at, seals, shares }: Pledge): number => {
  let time = 0
  for (const [seat, seatState] of seatStates.entries()) {
    if (!isPresent(seatState) || shares[seat] !== null) continue
    time = Math.max(time, seals[seat] === null ? SHARE_TIME : SEALED_TIME)
  }
  return at + time
}

/**
 * The time until which the table waits before the next round; `null` if it does not wait. It waits for the players who
 * are here, unless only one is.
 */
export const pauseTimeOf = ({ setup, seats: seatStates, match }: Table): number | null => {
  const waiting = match?.pause ?? null
  if (waiting === null || setup.pause === undefined) return null
  const here = waiting.ready.filter((_, seat) => isPresent(seatStates[seat]))
  return here.length > 1 && here.includes(false) ? waiting.since + setup.pause : null
}

/** Something that the table does by itself, from the time `at` on. */
export type Timer =
  /** Deals without the missing shares. */
  | { readonly kind: 'deal'; readonly at: number }
  /** Begins the next round without waiting any longer. */
  | { readonly kind: 'next-round'; readonly at: number }
  /** Lets the bot of this seat decide; `asked` is the version at which the game began to wait for it. */
  | {
      readonly kind: 'think'
      readonly at: number
      readonly seat: Seat
      readonly bot: string
      readonly asked: number | null
    }
  /** Starts a substitute for an absent player. */
  | { readonly kind: 'substitute'; readonly at: number; readonly seat: Seat }
  /** Replaces an absent host. */
  | { readonly kind: 'pass-host'; readonly at: number }
  /** Lets a bot make a decision that took too long. */
  | { readonly kind: 'time-out'; readonly at: number; readonly seat: Seat }
  /** Calls a player; `about` is the version of the reason. */
  | {
      readonly kind: 'call'
      readonly at: number
      readonly seat: Seat
      readonly reason: CallReason
      readonly about: number
    }

/** The deadline of this seat, bank included; `null` if the game does not wait for it or has no clock. */
export const deadlineOf = ({ setup, seats: seatStates, match }: Table, seat: Seat): number | null => {
  const since = match?.since[seat] ?? null
  const seatState = seatStates[seat]
  if (setup.clock === null || since === null || seatState?.kind !== 'person') return null
  return since + setup.clock.move + seatState.bank
}

const substituteAt = ({ setup }: Table, away: number, since: number): number =>
  setup.grace === null ? Number.POSITIVE_INFINITY : Math.max(away, since) + setup.grace

/** When a substitute starts for an absent player whose turn it is; `null` if none will. */
export const substituteTimeOf = (table: Table, seat: Seat): number | null => {
  const seatState = table.seats[seat]
  const since = table.match?.since[seat] ?? null
  if (seatState?.kind !== 'person' || seatState.absentSince === null || seatState.substitute !== null || since === null)
    return null
  const at = substituteAt(table, seatState.absentSince, since)
  return Number.isFinite(at) ? at : null
}

/** Milliseconds for a decision from which a game goes over days. */
const SLOW_MOVE = 3_600_000

/**
 * Whether the seat has a single legal action in a game over days. The table plays it, so that nobody waits a day for a
 * card that must be played.
 */
export const isForced = (table: Table, seat: Seat): boolean => {
  const { setup, match } = table
  if (match === null || setup.clock === null || setup.clock.move < SLOW_MOVE) return false
  const game = gameOf(table)
  return game.legal(game.view(match.state, seat)).length === 1
}

const timerFor = (table: Table, seat: Seat, since: number, awake: boolean): Timer | null => {
  const seatState = table.seats[seat]
  const bot = botOn(seatState)
  if (bot !== null) return { kind: 'think', at: since, seat, bot, asked: table.match?.asked[seat] ?? null }
  if (seatState?.kind !== 'person') return null
  if (isForced(table, seat))
    return { kind: 'think', at: since, seat, bot: SUBSTITUTE, asked: table.match?.asked[seat] ?? null }
  if (!awake) return null
  const away = seatState.absentSince
  const substitute = away === null ? Number.POSITIVE_INFINITY : substituteAt(table, away, since)
  const deadline = deadlineOf(table, seat) ?? Number.POSITIVE_INFINITY
  if (substitute <= deadline) return Number.isFinite(substitute) ? { kind: 'substitute', at: substitute, seat } : null
  return { kind: 'time-out', at: deadline, seat }
}

/** Milliseconds that a host may be away before another player becomes the host. */
export const HOST_GRACE = 60_000

/** Without this, people would wait forever for a host who left. */
const hostTimer = ({ host, seats: seatStates }: Table): Timer[] => {
  const seatState = host === null ? undefined : seatStates[host]
  if (seatState?.kind !== 'person' || seatState.absentSince === null || !seatStates.some(isPresent)) return []
  return [{ kind: 'pass-host', at: seatState.absentSince + HOST_GRACE }]
}

/** Milliseconds for the host to start, or for players to answer a request for a rematch, before any player may start. */
const START_GRACE = 30_000

/**
 * The time from which any seated player may start the next match; `null` while only the host may. The first match waits
 * until every seat is taken, because the host may expect more friends. After a match one player must have asked for a rematch.
 */
export const startTimeOf = ({ phase, seats: seatStates, matches, waitingSince }: Table): number | null => {
  const isWanted =
    phase === 'over'
      ? seatStates.some(seatState => seatState.kind === 'person' && seatState.wantsRematch)
      : phase === 'gathering' && (matches > 0 || seatStates.every(seatState => seatState.kind !== 'open'))
  return isWanted ? waitingSince + START_GRACE : null
}

/** Milliseconds without a visible page after which a player is called. */
export const CALL_AFTER = 20_000

/** The time and reason of the next call of a player; `null` if none is needed. A call covers everything that happened before it. */
const callTimer = (table: Table, seat: Seat, seatState: PersonSeat): Timer | null => {
  const { phase, match } = table
  const { calls } = seatState
  if (calls === undefined || calls.hiddenSince === null) return null
  const { hiddenSince, called, news } = calls
  const after = (since: number): number => Math.max(since, hiddenSince) + CALL_AFTER
  if (news !== null) return { kind: 'call', at: after(news.at), seat, reason: news.reason, about: news.version }
  const [since = null, asked = null] = [match?.since[seat], match?.asked[seat]]
  if (phase !== 'playing' || since === null || asked === null || asked <= called) return null
  // A bot decides at once, and the table plays a forced card.
  return botOn(seatState) === null && !isForced(table, seat)
    ? { kind: 'call', at: after(since), seat, reason: 'turn', about: asked }
    : null
}

const callTimers = (table: Table): Timer[] =>
  table.seats.flatMap((seatState, seat) =>
    seatState.kind === 'person' ? (callTimer(table, seat, seatState) ?? []) : [],
  )

/** All timers, due or not; a table that all people have left has none. */
export const timersOf = (table: Table): readonly Timer[] => {
  const { phase, match, seats: seatStates, reserved } = table
  const timers: Timer[] = [...hostTimer(table), ...callTimers(table)]
  if (phase !== 'playing' || match === null) return timers
  // A person who waits for a seat waits for the end of the round, so the bots must play on.
  if (!seatStates.some(seatState => seatState.kind === 'person') && reserved.every(taken => taken === null)) return []
  if (match.pledge !== null && !match.pledge.dealt)
    return [...timers, { kind: 'deal', at: dealTimeOf(table, match.pledge) }]
  const next = pauseTimeOf(table)
  if (next !== null) return [...timers, { kind: 'next-round', at: next }]
  const awake = isAwake(table)
  for (let seat = 0; seat < match.since.length; seat++) {
    const since = match.since[seat] ?? null
    const timer = since === null ? null : timerFor(table, seat, since, awake)
    if (timer !== null) timers.push(timer)
  }
  return timers
}

/** The time of the next timer; `null` while the table waits for people. */
export const dueOf = (table: Table): number | null => {
  let due: number | null = null
  for (const { at } of timersOf(table)) if (due === null || at < due) due = at
  return due
}
