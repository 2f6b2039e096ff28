export {
  type Challenge,
  decodeGame,
  encodeFresh,
  encodeGame,
  type LinkContent,
  type PlayedGame,
  readChallenge,
  readLink,
} from './challenge.ts'
export { verdictsOf } from './champion.ts'
export { compare, costliestDecision, isSignificant, rankIn } from './compare.ts'
export { dailyGame } from './dailygame.ts'
export { type Day, dayOf, daysBetween, isDay, streakOf } from './day.ts'
export { type FieldBot, fieldBots } from './fieldbots.ts'
export { type FixedGame, fixedEnvironment } from './fixedgame.ts'
export { fixedSetup } from './fixedsetup.ts'
export { LINKED_GAME_IDS } from './games.ts'
export {
  decksOf,
  gameEventsIn,
  openFixedTable,
  type Playthrough,
  playthroughOf,
  replay,
} from './playthrough.ts'
export { decodeReply, encodeReply, type Reply } from './reply.ts'
export {
  checkClaim,
  claimOf,
  confirmClaim,
  isPossible,
  type ReplayResult,
  type ResultClaim,
  replayInSteps,
} from './resultclaim.ts'
export { type PlayedRound, playsOf, pointsOf, roundsPlayed } from './rounds.ts'
export { sharedOf } from './share.ts'
export { type ChampionVerdict, isAsGood } from './verdict.ts'
