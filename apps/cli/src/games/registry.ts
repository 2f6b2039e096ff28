import { ok, type Result, refuse } from '@halfpint/core'
import type { Words } from '@halfpint/i18n'
import type { CommandLine } from '../commandline.ts'
import type { AnyFace } from './face.ts'
import { addSetsCommand } from './half-pint/command.ts'

/** A game of this command. Help and errors shall come at once, so all that draws is loaded when it is needed. */
export interface CommandGame {
  readonly id: string
  face(): Promise<AnyFace>
  /** Commands that only this game has. */
  addCommands?(line: CommandLine): void
}

/** Every game that the command knows: the one list in which a new one is entered. */
export const COMMAND_GAMES: CommandGame[] = [
  {
    id: 'half-pint-heroes',
    face: async () => (await import('./half-pint/face.ts')).halfPintFace,
    addCommands: addSetsCommand,
  },
  { id: 'herzlos', face: async () => (await import('./herzlos/face.ts')).herzlosFace },
]

/** How the games stand in a usage line. */
export const gameIds = (): string => COMMAND_GAMES.map(({ id }) => id).join('|')

/** The face of a game, by its id. */
export const faceOf = async (id: string): Promise<Result<AnyFace>> => {
  const found = COMMAND_GAMES.find(game => game.id === id)
  if (found === undefined) return refuse('unknown-game', { game: id, known: COMMAND_GAMES.map(game => game.id) })
  return ok(await found.face())
}

/** The faces of all games, in their order. */
export const allFaces = (): Promise<readonly AnyFace[]> => Promise.all(COMMAND_GAMES.map(game => game.face()))

/** What people call a game. */
export const titleOf = (id: string, { games }: Words): string => games[id]?.name ?? id
