export { type Answer, answerPuzzle, MOMENT_GOAL } from './answer.ts'
export { type Book, type Entry, enter, entriesOf, join, readBook, strike, writeBook } from './book.ts'
export { decodeGame, encodeGame, type PlayedGame, taskFrom } from './challenge.ts'
export { type Day, dailyPuzzle, dayOf, isDay, streakOf } from './day.ts'
export {
  compare,
  dayTask,
  type Ghost,
  ghostsOf,
  playsOf,
  pointsOf,
  pointsOfLog,
} from './daytask.ts'
export { FIGURE_GROUPS, type Figure, figuresOf } from './figures.ts'
export { type FinishedGame, gameEntry } from './gameentry.ts'
export { PUZZLE_GAMES, puzzlesOf, TASK_GAME_IDS } from './games.ts'
export { decodeList, encodeList } from './list.ts'
export { pileOf } from './pile.ts'
export { faultOf, makePuzzles, type Puzzle, parseId, positionOf, puzzleAt, readPuzzle } from './puzzle.ts'
export type { Move } from './puzzlegame.ts'
export { sharedOf } from './share.ts'
export { type Course, choose, openTask, replayTask, type Task } from './task.ts'
