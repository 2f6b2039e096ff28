import { type AnyGame, type Fields, isFields, type Json, ok, type Result, refuse } from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'

/** All games by their id. */
export const GAMES: ReadonlyMap<string, AnyGame> = new Map<string, AnyGame>([
  [halfPint.id, halfPint],
  [herzlos.id, herzlos],
])

/** The game with this id. */
export const findGame = (id: Json): Result<AnyGame> => {
  const game = GAMES.get(id as string)
  return game === undefined ? refuse('unknown-game', { game: id, known: [...GAMES.keys()] }) : ok(game)
}

const LONGEST_ID = 60

/** Reads the game of a record. */
export const gameOfRecord = (json: unknown): Result<{ readonly record: Fields; readonly game: AnyGame }> => {
  if (!isFields(json)) return refuse('not-a-record')
  if (json.game === undefined) return refuse('missing-key', { key: 'game' })
  // A longer name is cut, because it is shown.
  const game = findGame(typeof json.game === 'string' ? json.game.slice(0, LONGEST_ID) : (json.game as Json))
  return game.ok ? ok({ record: json, game: game.value }) : game
}
