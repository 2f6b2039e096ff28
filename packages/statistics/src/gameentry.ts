import { rosterOf } from '@halfpint/bots'
import { type BySeat, type Json, ok, type Result, refuse, type Seat } from '@halfpint/core'
import { decksOf } from '@halfpint/daily'
import { ROUNDS_OF } from './games.ts'
import type { StatisticsEntry } from './statistics.ts'

/** A finished game and its players. */
export interface FinishedGame {
  /** Unique: the table and the match. */
  readonly id: string
  readonly at: number
  readonly where: 'bots' | 'online'
  readonly record: Json
  readonly seat: Seat
  /** The bots by seat; `null` for people. */
  readonly bots: BySeat<string | null>
}

/** The statistics entry of a finished game, replayed by the rules. */
export const gameEntry = ({ id, at, where, record, seat, bots }: FinishedGame): Result<StatisticsEntry> => {
  const { game: name } = record as { readonly game?: string }
  const roster = rosterOf(String(name))
  if (!roster.ok) return roster
  const { game, measure } = roster.value
  const replay = game.records.read(record)
  if (!replay.ok) return replay
  const { players, log, state } = replay.value
  const roundsOf = ROUNDS_OF[game.id]
  if (game.turn(state).kind !== 'over' || roundsOf === undefined || seat >= players.length)
    return refuse('unfinished-game')
  const others = players.flatMap((player, each) => (each === seat ? [] : [bots[each] ?? player]))
  return ok({
    id: `game ${id}`,
    at,
    kind: 'game',
    where,
    game: game.id,
    won: measure(state, log).winners.includes(seat),
    against: others,
    rounds: roundsOf(state, decksOf(log), seat),
  })
}
