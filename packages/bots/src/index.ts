export { answer, type Question } from './answer.ts'
export { type AddedBudget, type Entrant, parseEntrant, parseEntrants, programIn } from './arena/entrant.ts'
export { type Experiment, matchesPerPair, planExperiment } from './arena/experiment.ts'
export { type Interval, intervalOf } from './arena/interval.ts'
export { type AddedBot, type AddedBots, type OpenHandsBot, playNumbered, playShard } from './arena/match.ts'
export { type BotResult, type ExperimentResult, experimentResult } from './arena/result.ts'
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
export { BOUND, type Hypotheses, parseHypotheses, type SprtState, sprtOf, sprtPath } from './arena/sprt.ts'
export { collectPairs, type MatchReport, type PairCollector } from './arena/tally.ts'
export { medianTime, type Times } from './arena/times.ts'
export { makeBudget, parseBudget } from './budget.ts'
export { type BotProfile, CHARACTER_PROFILES, CHARACTERS, type Character } from './character.ts'
export type { ActionEstimate, Advise, BotAdvice, Choose, ThinkOptions } from './evaluation.ts'
export { chosenByHalfPint } from './half-pint/chosen.ts'
export { chosenByHerzlos } from './herzlos/chosen.ts'
export { AS_GOOD, contrastTo, type Judgement, judge, judgeAction, type Verdict } from './judge.ts'
export { LEVELS, type Level } from './level.ts'
export { exactOf, type Reason, reasonFor } from './reason.ts'
export { rosterOf } from './registry.ts'
export { type Review, type ReviewedDecision, review, type SeatReview } from './review.ts'
export { type AnyRoster, botOf, DEFAULT_BUDGETS, isThinker, profileOf, type Roster } from './roster.ts'
export { STRENGTHS } from './strength.gen.ts'
export { NO_STYLE, type PlayStyle } from './style.ts'
