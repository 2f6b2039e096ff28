import { clockwise, type Json, ok, type Result, refuse, type Seat } from '@halfpint/core'
import { isSecret, type Proof, sealOf } from '@halfpint/fair'
import type { CommandOf } from './command.ts'
import type { TableEvent } from './event.ts'
import { evolveTable } from './evolve.ts'
import { distinctNames } from './person.ts'
import { betweenMatches, decideBot, seatQueue } from './seating.ts'
import { botOn, nameOf, type PersonSeat } from './seatstate.ts'
import { gameOf, type Match, type Pledge, type Table } from './table.ts'
import { isForced, type Timer } from './timer.ts'

type Events = Result<readonly TableEvent[]>

/** The match in progress. */
const matchInProgress = ({ phase, match }: Table): Result<Match> =>
  phase === 'playing' && match !== null ? ok(match) : refuse('no-match')

const gameEvents = (seat: Seat, events: readonly Json[]): TableEvent[] =>
  events.map(event => ({ type: 'game', seat, event }))

/** A player who sends a command. */
export interface CommandSender {
  readonly table: Table
  readonly seat: Seat
  readonly seatState: PersonSeat
  readonly now: number
}

/** The time that a decision asked for at `since` takes from the bank. */
const bankUsed = ({ table: { setup }, seat, seatState, now }: CommandSender, since: number): TableEvent[] => {
  if (setup.clock === null || botOn(seatState) !== null) return []
  const over = now - since - setup.clock.move
  return over <= 0 || seatState.bank === 0
    ? []
    : [{ type: 'bank-used', seat, left: Math.max(0, seatState.bank - over) }]
}

/** A person plays; a substitute ends. */
export const decideAct = (sender: CommandSender, action: unknown): Events => {
  const { table, seat, seatState, now } = sender
  const match = matchInProgress(table)
  if (!match.ok) return match
  const game = gameOf(table)
  const read = game.actions.read(action)
  if (!read.ok) return read
  const decided: Result<readonly Json[]> = game.decide(match.value.state, seat, read.value)
  if (!decided.ok) return decided
  const bank = bankUsed(sender, match.value.since[seat] ?? now)
  const events = gameEvents(seat, decided.value)
  if (bank.length > 0) events.unshift(...bank)
  if (seatState.substitute !== null) events.unshift({ type: 'resumed', seat })
  return ok(events)
}

/** A player takes back a choice that nobody else has seen. */
export const decideRetract = (table: Table, seat: Seat): Events => {
  const match = matchInProgress(table)
  if (!match.ok) return match
  const isThere = match.value.choices?.made.some(each => each.seat === seat) === true
  return isThere ? ok([{ type: 'retracted', seat }]) : refuse('nothing-to-retract')
}

/** A player is ready for the next round. */
export const decideReady = (table: Table, seat: Seat): Events => {
  const match = matchInProgress(table)
  if (!match.ok) return match
  // The round may have begun meanwhile.
  return ok(match.value.pause?.ready[seat] === false ? [{ type: 'ready', seat }] : [])
}

/** A bot plays its choice, unless the decision is no longer open: then nothing happens. */
export const decideThought = (
  table: Table,
  { seat, bot, asked }: Extract<Timer, { kind: 'think' }>,
  action: Json,
): Events => {
  const match = matchInProgress(table)
  if (!match.ok || match.value.asked[seat] !== asked) return ok([])
  if (botOn(table.seats[seat]) !== bot && !isForced(table, seat)) return ok([])
  const decided: Result<readonly Json[]> = gameOf(table).decide(match.value.state, seat, action)
  return decided.ok ? ok(gameEvents(seat, decided.value)) : decided
}

/** The deal that waits for shares, if it is the intended one: a late share must not count for the next deal. */
const promised = (table: Table, wanted: string | undefined): Result<Pick<Proof, 'table' | 'match'> & Pledge> => {
  const match = matchInProgress(table)
  if (!match.ok) return match
  const { pledge, number } = match.value
  if (pledge === null || pledge.dealt || (wanted ?? pledge.pledge) !== pledge.pledge) return refuse('no-share-awaited')
  return ok({ ...pledge, table: table.id, match: number })
}

/** A device adds its share to the pledged deal: the sealed one, if it sealed one. */
export const decideShare = (table: Table, seat: Seat, { share, pledge }: CommandOf<'share'>): Events => {
  const deal = promised(table, pledge)
  if (!deal.ok) return deal
  if (deal.value.shares[seat] !== null) return refuse('already-chosen', { seat })
  if (!isSecret(share)) return refuse('bad-share')
  const seal = deal.value.seals[seat] ?? null
  if (seal !== null && sealOf(deal.value, seat, share) !== seal) return refuse('share-not-sealed')
  return ok([{ type: 'shared', seat, share }])
}

/** A device commits to the share that it will add. */
export const decideSeal = (table: Table, seat: Seat, { seal, pledge }: CommandOf<'seal'>): Events => {
  const deal = promised(table, pledge)
  if (!deal.ok) return deal
  if (deal.value.seals[seat] !== null || deal.value.shares[seat] !== null) return refuse('already-chosen', { seat })
  return isSecret(seal) ? ok([{ type: 'sealed', seat, seal }]) : refuse('bad-share')
}

/** Each match starts one seat further, in games with a start seat. */
const optionsOf = (table: Table): { readonly [name: string]: Json } => {
  const { options, seats } = table.setup
  if (typeof options.startSeat !== 'number') return options
  return { ...options, startSeat: clockwise(options.startSeat, seats, table.matches) }
}

/** The table after these events. */
const withEvents = (table: Table, events: readonly TableEvent[]): Table =>
  events.reduce((before, event) => evolveTable(before, { at: before.at, event }), table)

const started = (table: Table, players: readonly string[]): TableEvent => ({
  type: 'started',
  match: table.matches + 1,
  options: optionsOf(table),
  // Two champions, or two people called Ann, are distinct on the pad and in the record.
  players: distinctNames(players),
})

/** The host starts a match; `fill` is the bot for open seats. */
export const decideStart = (table: Table, fill: string | undefined): Events => {
  const playing = betweenMatches(table)
  if (playing !== undefined) return playing
  const events: TableEvent[] = [...seatQueue(table)]
  const ready = withEvents(table, events)
  const players = ready.seats.map(nameOf)
  for (const [seat, seatState] of ready.seats.entries()) {
    if (seatState.kind !== 'open') continue
    if (fill === undefined) {
      return refuse('seats-open', { open: ready.seats.filter(each => each.kind === 'open').length })
    }
    const bot = decideBot(ready, { type: 'seat-bot', seat, bot: fill })
    if (!bot.ok) return bot
    events.push(...bot.value)
    players[seat] = fill
  }
  return ok([...events, started(ready, players)])
}

/** A player asks for another match; it starts when all players who are here, or left a moment ago, have asked for it. */
export const decideRematch = (table: Table, seat: Seat, seatState: PersonSeat, now: number): Events => {
  const playing = betweenMatches(table)
  if (playing !== undefined) return playing
  if (table.phase !== 'over') return refuse('no-match')
  if (seatState.wantsRematch) return refuse('already-chosen', { seat })
  const requested: TableEvent = { type: 'rematch-requested', seat }
  const grace = table.setup.grace ?? Number.POSITIVE_INFINITY
  const isWaitedFor = (each: Table['seats'][number], at: Seat): boolean => {
    if (each.kind === 'open') return true
    if (each.kind === 'bot' || each.wantsRematch || at === seat) return false
    // A player whose substitute played to the end is not waited for.
    return each.absentSince === null || (each.substitute === null && now < each.absentSince + grace)
  }
  if (table.seats.some(isWaitedFor)) return ok([requested])
  const seated = seatQueue(table)
  const ready = withEvents(table, seated)
  return ok([requested, ...seated, started(ready, ready.seats.map(nameOf))])
}
