export { type Answer, answerPuzzle, MOMENT_GOAL } from './answer.ts'
export { type Book, EMPTY_BOOK, type Entry, enter, entriesOf, join, readBook, strike, writeBook } from './book.ts'
export { decodeGame, encodeGame, type PlayedGame, taskFrom } from './challenge.ts'
export { type Day, dailyPuzzle, dayOf, daysBetween, isDay, streakOf } from './day.ts'
export {
  type Comparison,
  compare,
  dayTask,
  type Ghost,
  ghostsOf,
  playsOf,
  pointsOf,
  pointsOfLog,
  type Standing,
  standingIn,
} from './daytask.ts'
export { HARDEST } from './difficulty.ts'
export { FIGURE_GROUPS, type Figure, type FigureGroup, figuresOf } from './figures.ts'
export { type FinishedGame, gameEntry } from './gameentry.ts'
export { PUZZLE_GAMES, puzzlesOf, TASK_GAME_IDS } from './games.ts'
export { decodeList, encodeList, type Listed } from './list.ts'
export { type Due, pileOf } from './pile.ts'
export { faultOf, makeId, makePuzzles, type Puzzle, parseId, positionOf, puzzleAt, readPuzzle } from './puzzle.ts'
export type { Hands, Move, PuzzleGame } from './puzzlegame.ts'
export { type Shared, sharedOf } from './share.ts'
export { type Course, choose, openTask, replayTask, type Task } from './task.ts'
