import { ok, type Result, refuse } from '@halfpint/core'
import { halfPintTasks } from './half-pint/tasks.ts'
import { herzlosTasks } from './herzlos/tasks.ts'
import type { PuzzleGame } from './puzzlegame.ts'
import type { TaskGame } from './taskgame.ts'

/** The games that have tasks: the one list of them. Links number them in this order, so a new one is added at the end. */
const TASK_GAMES: readonly TaskGame[] = [halfPintTasks, herzlosTasks]

/** The puzzles of all games. */
export const PUZZLE_GAMES: readonly PuzzleGame[] = TASK_GAMES.map(({ puzzles }) => puzzles)

/** The ids of the games in the order in which links number them. */
export const TASK_GAME_IDS: readonly string[] = PUZZLE_GAMES.map(({ game }) => game.id)

/** What a game brings to tasks, by its id. */
export const taskGameOf = (id: string): Result<TaskGame> => {
  const found = TASK_GAMES.find(({ puzzles }) => puzzles.game.id === id)
  return found === undefined ? refuse('unknown-game', { game: id, known: [...TASK_GAME_IDS] }) : ok(found)
}

/** The puzzles of a game, by the game's id. */
export const puzzlesOf = (id: string): Result<PuzzleGame> => {
  const found = taskGameOf(id)
  return found.ok ? ok(found.value.puzzles) : found
}
