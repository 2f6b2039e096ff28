import { isCancel, select } from '@clack/prompts'
import { refuse } from '@halfpint/core'
import { EXIT } from './exit.ts'
import { GAMES } from './games.ts'
import { play } from './play/play.ts'
import { readTable, type TableWish } from './table.ts'
import type { Terminal } from './terminal.ts'

/** Asks which game it shall be; nothing if the player would rather leave. */
const askGame = async ({ words }: Terminal): Promise<string | undefined> => {
  const chosen = await select({
    message: words.command.whichGame,
    options: [...GAMES.keys()].map(value => ({
      value,
      label: words.terms.games[value as keyof typeof words.terms.games],
    })),
  })
  return isCancel(chosen) ? undefined : chosen
}

/** Starts a game in the terminal; asks for what was not said. */
export const start = async (
  asked: string | undefined,
  wish: TableWish & { readonly seed?: string },
  terminal: Terminal,
): Promise<number> => {
  if (asked === undefined && !(process.stdin.isTTY && process.stdout.isTTY)) {
    terminal.complain(refuse('missing-argument', { argument: 'half-pint-heroes|herzlos' }).problem)
    return EXIT.usage
  }
  const gameId = asked ?? (await askGame(terminal))
  if (gameId === undefined) return EXIT.good
  const table = readTable(gameId, wish)
  if (!table.ok) {
    terminal.complain(table.problem)
    return EXIT.usage
  }
  const { players, options } = table.value
  const seed = wish.seed === undefined ? {} : { seed: wish.seed }
  return play(gameId, { players, options, language: terminal.language, ...seed })
}
