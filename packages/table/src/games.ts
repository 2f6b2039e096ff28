import { type AnyGame, type Json, ok, type Result, refuse } from '@halfpint/core'
import { halfPint } from '@halfpint/half-pint'
import { herzlos } from '@halfpint/herzlos'

/** Every game of the house, by its id. */
export const GAMES: ReadonlyMap<string, AnyGame> = new Map<string, AnyGame>([
  [halfPint.id, halfPint],
  [herzlos.id, herzlos],
])

/** The game with this id. */
export const findGame = (id: Json): Result<AnyGame> => {
  const game = GAMES.get(id as string)
  return game === undefined ? refuse('unknown-game', { game: id, known: [...GAMES.keys()] }) : ok(game)
}
