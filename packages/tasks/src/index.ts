export { type Answer, answerPuzzle, MOMENT_GOAL } from './answer.ts'
export { type Book, type Entry, enter, entriesOf, join, readBook, strike, writeBook } from './book.ts'
export {
  type Challenge,
  decodeGame,
  encodeFresh,
  encodeGame,
  type Linked,
  type PlayedGame,
  readLink,
} from './challenge.ts'
export { costliest, type Verdict, verdictsOf } from './champion.ts'
export { type Claim, checkClaim, claimOf } from './claim.ts'
export { type Day, dailyPuzzle, dayOf, isDay, streakOf } from './day.ts'
export {
  compare,
  dayTask,
  type Ghost,
  ghostsOf,
  isTelling,
  type PlayedRound,
  playsOf,
  pledgeOfDay,
  pointsOf,
  pointsOfLog,
  roundsPlayed,
} from './daytask.ts'
export { type Balance, balancesOf, FIGURE_GROUPS, type Figure, figuresOf, trendsOf } from './figures.ts'
export { type FinishedGame, gameEntry } from './gameentry.ts'
export { PUZZLE_GAMES, puzzlesOf, TASK_GAME_IDS } from './games.ts'
export { decodeList, encodeList } from './list.ts'
export { pileOf } from './pile.ts'
export { faultOf, makePuzzles, type Puzzle, parseId, positionOf, puzzleAt, readPuzzle } from './puzzle.ts'
export type { Move } from './puzzlegame.ts'
export { type Rating, ratingsOf } from './rating.ts'
export { decodeReply, encodeReply, type Reply } from './reply.ts'
export { sharedOf } from './share.ts'
export { type Course, choose, openTask, replayTask, type Task } from './task.ts'
export { taskEntry } from './taskentry.ts'
