import { type BySeat, type Json, must, ok, type Result, refuse, type Seat } from '@halfpint/core'
import type { Proof } from '@halfpint/fair'
import type { TableEvent } from './event.ts'
import { GAMES } from './games.ts'
import type { Setup } from './setup.ts'

interface Played {
  readonly game: string
  readonly options: Setup['options']
  readonly players: BySeat<string>
  readonly log: { readonly seat: Seat | null; readonly event: Json }[]
  readonly proofs: Proof[]
}

/** The table and its game, for a log that does not start at the beginning. */
interface Start {
  readonly table: string
  readonly game: string
}

/** The matches of a log by their numbers. */
const matchesIn = (events: Iterable<TableEvent>, start: Start): ReadonlyMap<number, Played> => {
  const matches = new Map<number, Played>()
  let { table, game } = start
  let last: { readonly number: number; readonly played: Played } | undefined
  for (const event of events) {
    if (event.type === 'opened') table = event.table
    if (event.type === 'opened' || event.type === 'setup-changed') game = event.setup.game
    else if (event.type === 'started') {
      const { match, options, players } = event
      last = { number: match, played: { game, options, players, log: [], proofs: [] } }
      matches.set(match, last.played)
    } else if (event.type === 'game' && event.event !== null) last?.played.log.push(event)
    else if (event.type === 'retracted' && last !== undefined) {
      const { log } = last.played
      const at = log.findLastIndex(({ seat }) => seat === event.seat)
      if (at >= 0) log.splice(at, 1)
    } else if (event.type === 'revealed' && last !== undefined) {
      const { type, ...fields } = event
      last.played.proofs.push({ table, match: last.number, ...fields })
    }
  }
  return matches
}

/**
 * The record of a match, finished or not, with the proof of every round that is finished. The events may begin with
 * the first of that match, if `start` has the table and its game.
 */
export const recordOf = (
  events: Iterable<TableEvent>,
  number: number,
  start: Start = { table: '', game: '' },
): Result<Json> => {
  const matches = matchesIn(events, start)
  const played = matches.get(number)
  if (played === undefined) return refuse('unknown-match', { match: number, matches: matches.size })
  const { options, players, log, proofs } = played
  const game = GAMES.get(played.game)
  if (game === undefined) throw new Error(`a log of an unknown game: ${played.game}`)
  const record = game.records.write(
    players,
    must(game.open(options, players.length)),
    log.map(({ event }) => event),
  ) as {
    readonly rounds: readonly { readonly [key: string]: Json }[]
  }
  const rounds = record.rounds.map((round, at) => {
    const proof = proofs.find(each => each.round === at)
    if (proof === undefined) return round
    const { table, match: of, round: place, pledge, ...fields } = proof
    return { ...round, proof: { table, match: of, round: place, pledge, ...fields } }
  })
  return ok({ ...record, rounds })
}
