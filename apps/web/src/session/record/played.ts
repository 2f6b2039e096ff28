import { type AnyGame, type Json, ok, type Position, type Replay, type Result } from '@halfpint/core'
import { gameOfRecord } from '@halfpint/table'

/** A parsed and replayed record. */
export interface Played {
  readonly game: AnyGame
  readonly record: Json
  readonly replay: Replay<Position, Json>
}

/** Replays a record with the rules. A problem names the round and the play. */
export const playedOf = (record: Json): Result<Played> => {
  const found = gameOfRecord(record)
  if (!found.ok) return found
  const { game } = found.value
  const replay = game.records.read(found.value.record)
  return replay.ok ? ok({ game, record, replay: replay.value }) : replay
}
