import { clockwise, type Json, ok, type Result, refuse, type Seat } from '@halfpint/core'
import { isSecret, type Proof, sealOf } from '@halfpint/fair'
import { botOn, type Held, nameOf } from './chair.ts'
import type { Duty } from './duty.ts'
import type { TableFact } from './fact.ts'
import { distinctNames } from './person.ts'
import { betweenMatches, decideBot } from './seating.ts'
import { gameOf, type Match, type Pledge, type Table } from './table.ts'

type Facts = Result<readonly TableFact[]>

/** A match that can be played on. */
const underWay = ({ phase, match }: Table): Result<Match> =>
  phase === 'playing' && match !== null ? ok(match) : refuse('no-match')

const told = (seat: Seat, events: readonly Json[]): TableFact[] => events.map(event => ({ type: 'game', seat, event }))

/** What the decision costs the bank: the time beyond that for one decision. */
const bankUsed = ({ setup }: Table, chair: Held, seat: Seat, since: number, now: number): TableFact[] => {
  if (setup.clock === null || botOn(chair) !== null) return []
  const over = now - since - setup.clock.move
  return over <= 0 || chair.bank === 0 ? [] : [{ type: 'bank-used', seat, left: Math.max(0, chair.bank - over) }]
}

/** A person plays; where a stand-in sat, the chair is theirs again. */
export const decideAct = (table: Table, seat: Seat, chair: Held, action: unknown, now: number): Facts => {
  const match = underWay(table)
  if (!match.ok) return match
  const game = gameOf(table)
  const read = game.actions.read(action)
  if (!read.ok) return read
  const decided: Result<readonly Json[]> = game.decide(match.value.state, seat, read.value)
  if (!decided.ok) return decided
  const bank = bankUsed(table, chair, seat, match.value.since[seat] ?? now, now)
  const facts = told(seat, decided.value)
  if (bank.length > 0) facts.unshift(...bank)
  if (chair.standIn !== null) facts.unshift({ type: 'gave-back', seat })
  return ok(facts)
}

/** A bot plays what it has chosen, unless it is no longer asked: then nothing happens. */
export const decideThought = (
  table: Table,
  { seat, bot, asked }: Extract<Duty, { kind: 'think' }>,
  action: Json,
): Facts => {
  const match = underWay(table)
  if (!match.ok || match.value.asked[seat] !== asked || botOn(table.chairs[seat]) !== bot) return ok([])
  const decided: Result<readonly Json[]> = gameOf(table).decide(match.value.state, seat, action)
  return decided.ok ? ok(told(seat, decided.value)) : decided
}

/** The deal that waits for shares. */
const promised = (table: Table): Result<Pick<Proof, 'table' | 'match'> & Pledge> => {
  const match = underWay(table)
  if (!match.ok) return match
  const { pledge, number } = match.value
  if (pledge === null || pledge.dealt) return refuse('no-share-awaited')
  return ok({ ...pledge, table: table.id, match: number })
}

/** A device adds its share to the deal that is promised: the one that it sealed, if it sealed one. */
export const decideShare = (table: Table, seat: Seat, share: unknown): Facts => {
  const deal = promised(table)
  if (!deal.ok) return deal
  if (deal.value.shares[seat] !== null) return refuse('already-chosen', { seat })
  if (!isSecret(share)) return refuse('bad-share')
  const seal = deal.value.seals[seat] ?? null
  if (seal !== null && sealOf(deal.value, seat, share) !== seal) return refuse('share-not-sealed')
  return ok([{ type: 'shared', seat, share }])
}

/** A device binds itself to the share that it will add. */
export const decideSeal = (table: Table, seat: Seat, seal: unknown): Facts => {
  const deal = promised(table)
  if (!deal.ok) return deal
  if (deal.value.seals[seat] !== null || deal.value.shares[seat] !== null) return refuse('already-chosen', { seat })
  return isSecret(seal) ? ok([{ type: 'sealed', seat, seal }]) : refuse('bad-share')
}

/** Each match begins one seat further round the table, in games where somebody starts. */
const optionsOf = (table: Table): { readonly [name: string]: Json } => {
  const { options, seats } = table.setup
  if (typeof options.startSeat !== 'number') return options
  return { ...options, startSeat: clockwise(options.startSeat, seats, table.matches) }
}

const started = (table: Table, players: readonly string[]): TableFact => ({
  type: 'started',
  match: table.matches + 1,
  options: optionsOf(table),
  // Two champions, or two people called Ann, are told apart on the pad and in the record.
  players: distinctNames(players),
})

/** The host starts a match; open chairs are filled with bots, if one is named for it. */
export const decideStart = (table: Table, fill: string | undefined): Facts => {
  const playing = betweenMatches(table)
  if (playing !== undefined) return playing
  const facts: TableFact[] = []
  const players = table.chairs.map(nameOf)
  for (const [seat, chair] of table.chairs.entries()) {
    if (chair.kind !== 'open') continue
    if (fill === undefined) {
      return refuse('chairs-open', { open: table.chairs.filter(each => each.kind === 'open').length })
    }
    const bot = decideBot(table, { type: 'seat-bot', seat, bot: fill })
    if (!bot.ok) return bot
    facts.push(...bot.value)
    players[seat] = fill
  }
  return ok([...facts, started(table, players)])
}

/** Somebody wants another match; it starts when all who are here, or just went, want it. */
export const decideRematch = (table: Table, seat: Seat, chair: Held, now: number): Facts => {
  const playing = betweenMatches(table)
  if (playing !== undefined) return playing
  if (table.phase !== 'over') return refuse('no-match')
  if (chair.again) return refuse('already-chosen', { seat })
  const wished: TableFact = { type: 'rematch-wished', seat }
  const grace = table.setup.grace ?? Number.POSITIVE_INFINITY
  const isWaitedFor = (each: Table['chairs'][number], at: Seat): boolean => {
    if (each.kind === 'open') return true
    if (each.kind === 'bot' || each.again || at === seat) return false
    // Nobody waits for somebody for whom a bot has played to the end.
    return each.absentSince === null || (each.standIn === null && now < each.absentSince + grace)
  }
  return ok(table.chairs.some(isWaitedFor) ? [wished] : [wished, started(table, table.chairs.map(nameOf))])
}
