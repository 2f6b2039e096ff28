export { answer, type Question } from './answer.ts'
export { type AddedBudget, type Entrant, parseEntrant, parseEntrants, programIn } from './arena/entrant.ts'
export { type Experiment, matchesPerPair, planExperiment } from './arena/experiment.ts'
export { type Interval, intervalOf } from './arena/interval.ts'
export { type AddedBot, type AddedBots, type OpenHandsBot, playNumbered, playShard } from './arena/match.ts'
export { seatingsOf } from './arena/seating.ts'
export {
  matchesOf,
  mergeShards,
  pairsOf,
  parseShard,
  readShard,
  type Shard,
  type ShardReport,
  WHOLE,
  writeShard,
} from './arena/shard.ts'
export { BOUND, type Hypotheses, parseHypotheses, type SprtStanding, sprtOf, sprtPath } from './arena/sprt.ts'
export { type BotStanding, type Standing, standingOf } from './arena/standing.ts'
export { type Gathering, gather, type MatchReport } from './arena/tally.ts'
export { medianTime, type Times } from './arena/times.ts'
export { makeBudget, parseBudget } from './budget.ts'
export { CHARACTERS, type Character, NATURES, type Nature } from './character.ts'
export { wishOfHalfPint } from './half-pint/wish.ts'
export { wishOfHerzlos } from './herzlos/wish.ts'
export { LEVELS, type Level } from './level.ts'
export { type Reason, reasonFor } from './reason.ts'
export { rosterOf } from './registry.ts'
export { type Review, type ReviewedDecision, review, type SeatReview } from './review.ts'
export { type AnyRoster, botOf, DEFAULT_BUDGETS, isThinker, natureOf, type Roster } from './roster.ts'
export { STRENGTHS } from './strength.gen.ts'
export { EVEN, type Temper } from './temper.ts'
export type { Advise, Choose, Counsel, Means, Outlook } from './thought.ts'
