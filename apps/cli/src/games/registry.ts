import { ok, type Result, refuse } from '@halfpint/core'
import type { Words } from '@halfpint/i18n'
import type { CommandLine } from '../commandline.ts'
import type { AnyFace } from './face.ts'
import { addSetsCommand } from './half-pint/command.ts'

/** A game of this command. Its interface is loaded when it is needed, so that help and errors appear at once. */
export interface CommandGame {
  readonly id: string
  face(): Promise<AnyFace>
  /** Adds commands of this game only. */
  addCommands?(line: CommandLine): void
}

/** All games of the command. A new game is added here. */
export const COMMAND_GAMES: CommandGame[] = [
  {
    id: 'half-pint-heroes',
    face: async () => (await import('./half-pint/face.ts')).halfPintFace,
    addCommands: addSetsCommand,
  },
  { id: 'herzlos', face: async () => (await import('./herzlos/face.ts')).herzlosFace },
]

/** The ids of the games in a usage line. */
export const gameIds = (): string => COMMAND_GAMES.map(({ id }) => id).join('|')

/** The interface of a game, by its id. */
export const faceOf = async (id: string): Promise<Result<AnyFace>> => {
  const found = COMMAND_GAMES.find(game => game.id === id)
  if (found === undefined) return refuse('unknown-game', { game: id, known: COMMAND_GAMES.map(game => game.id) })
  return ok(await found.face())
}

/** The interfaces of all games, in their order. */
export const allFaces = (): Promise<readonly AnyFace[]> => Promise.all(COMMAND_GAMES.map(game => game.face()))

/** The name of a game. */
export const titleOf = (id: string, { games }: Words): string => games[id]?.name ?? id
