import { type BySeat, type Json, must, ok, type Result, refuse } from '@halfpint/core'
import type { Proof } from '@halfpint/fair'
import type { TableFact } from './fact.ts'
import { GAMES } from './games.ts'
import type { Setup } from './setup.ts'

interface Played {
  readonly game: string
  readonly options: Setup['options']
  readonly players: BySeat<string>
  readonly log: Json[]
  readonly proofs: Proof[]
}

/** Where a log begins in the middle: at which table, and with which game set up. */
interface Start {
  readonly table: string
  readonly game: string
}

/** The matches that a log tells of, by their numbers. */
const matchesIn = (facts: Iterable<TableFact>, start: Start): ReadonlyMap<number, Played> => {
  const matches = new Map<number, Played>()
  let { table, game } = start
  let last: { readonly number: number; readonly played: Played } | undefined
  for (const fact of facts) {
    if (fact.type === 'opened') table = fact.table
    if (fact.type === 'opened' || fact.type === 'set-up') game = fact.setup.game
    else if (fact.type === 'started') {
      const { match, options, players } = fact
      last = { number: match, played: { game, options, players, log: [], proofs: [] } }
      matches.set(match, last.played)
    } else if (fact.type === 'game' && fact.event !== null) last?.played.log.push(fact.event)
    else if (fact.type === 'unveiled' && last !== undefined) {
      const { type, ...told } = fact
      last.played.proofs.push({ table, match: last.number, ...told })
    }
  }
  return matches
}

/**
 * The record of a match, finished or not, with the proof of every round that is finished. The facts may begin with
 * the first of that match, if `start` says what was before.
 */
export const recordOf = (
  facts: Iterable<TableFact>,
  number: number,
  start: Start = { table: '', game: '' },
): Result<Json> => {
  const matches = matchesIn(facts, start)
  const played = matches.get(number)
  if (played === undefined) return refuse('unknown-match', { match: number, matches: matches.size })
  const { options, players, log, proofs } = played
  const game = GAMES.get(played.game)
  if (game === undefined) throw new Error(`a log of an unknown game: ${played.game}`)
  const record = game.records.write(players, must(game.open(options, players.length)), log) as {
    readonly rounds: readonly { readonly [key: string]: Json }[]
  }
  const rounds = record.rounds.map((round, at) => {
    const proof = proofs.find(each => each.round === at)
    if (proof === undefined) return round
    const { table, match: of, round: place, pledge, ...told } = proof
    return { ...round, proof: { table, match: of, round: place, pledge, ...told } }
  })
  return ok({ ...record, rounds })
}
