export { type Answer, answerPuzzle } from './answer.ts'
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
export { type Verdict, verdictsOf } from './champion.ts'
export { type Claim, checkClaim, claimOf } from './claim.ts'
export { compare, costliest, isTelling } from './compare.ts'
export { type Day, dayOf, isDay, streakOf } from './day.ts'
export {
  dailyPuzzle,
  dayTask,
  type Ghost,
  ghostsOf,
  type PlayedRound,
  playsOf,
  pledgeOfDay,
  pointsOf,
  roundsPlayed,
} from './daytask.ts'
export { FIGURE_GROUPS } from './figuregroups.ts'
export { type Balance, balancesOf, type Figure, figuresOf, trendsOf } from './figures.ts'
export { type FinishedGame, gameEntry } from './gameentry.ts'
export { PUZZLE_GAMES, puzzlesOf, TASK_GAME_IDS } from './games.ts'
export { decodeList, encodeList } from './list.ts'
export { pileOf } from './pile.ts'
export { faultOf, makePuzzles, type Puzzle, parseId, positionOf, puzzleAt, readPuzzle } from './puzzle.ts'
export { MOMENT_GOAL, type Move } from './puzzlegame.ts'
export { type Rating, ratingsOf } from './rating.ts'
export { decodeReply, encodeReply, type Reply } from './reply.ts'
export { sharedOf } from './share.ts'
export { type Course, choose, openTask, replayTask, type Task } from './task.ts'
export { taskEntry } from './taskentry.ts'
