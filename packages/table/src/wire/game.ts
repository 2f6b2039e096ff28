import * as z from 'zod'
import { halfPint } from './games/half-pint.ts'
import { herzlos } from './games/herzlos.ts'

/** The schemas of every game. */
const GAMES = [halfPint, herzlos] as const

/** A union of the schemas of all games, with a name. */
const anyOf = <T extends z.ZodType>(schemas: readonly T[], id: string, description: string) =>
  z.union(schemas).meta({ id, description })

/** An action of a game, as `/legal` returns it. */
export const Action = anyOf(
  GAMES.map(({ action }) => action),
  'Action',
  'An action in the game, as /legal returns it; the schema of each game lists its actions.',
)

/**
 * An event of a game. The events of the table refer to it by name in OpenAPI, so nothing imports it.
 * @public
 */
export const GameEvent = anyOf(
  GAMES.map(({ event }) => event),
  'GameEvent',
  'An event of the game, as you may know it.',
)

/** A game as a viewer may know it. */
export const GameState = anyOf(
  GAMES.map(({ state }) => state),
  'GameState',
  'The game as you may know it.',
)
