import * as z from 'zod'
import { halfPint } from './games/half-pint.ts'
import { herzlos } from './games/herzlos.ts'

/** Every game as it is told over the wire. */
const GAMES = [halfPint, herzlos] as const

/** One of the schemas of the games, under a name of its own. */
const anyOf = <T extends z.ZodType>(schemas: readonly T[], id: string, description: string) =>
  z.union(schemas).meta({ id, description })

/** What one does in a game, as `legal` lists it. */
export const Action = anyOf(
  GAMES.map(({ action }) => action),
  'Action',
  'What one does in the game, as /legal lists it; which of them belong to a game, its own schema says.',
)

/**
 * What happens in a game. The table's list of facts names it in OpenAPI, so nobody here imports it.
 * @public
 */
export const GameEvent = anyOf(
  GAMES.map(({ event }) => event),
  'GameEvent',
  'What happens in the game, as you may know it.',
)

/** A game as a viewer may know it. */
export const GameState = anyOf(
  GAMES.map(({ state }) => state),
  'GameState',
  'The game as you may know it.',
)
