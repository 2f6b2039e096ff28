export { fold, type GameLog, playOut, step, take } from './fold.ts'
export {
  type AnyGame,
  type AnyOptions,
  type Bot,
  type Budget,
  type Codec,
  type Game,
  HIDDEN,
  type Hidden,
  type Position,
  type RecordFormat,
  type Replay,
  type ReplayedDeal,
  type Rules,
  type Seen,
  seenBy,
  type Turn,
} from './game.ts'
export { cryptographic, seeded } from './generators.ts'
export {
  type ChoiceRule,
  defaultOf,
  describe,
  makeOption,
  type OptionRule,
  type OptionRules,
  type OptionsOf,
  parseOption,
  readOptions,
} from './option.ts'
export { exp, log } from './portable.ts'
export type {
  CommonSeatLook,
  PointsReason,
  Presenter,
  Saying,
  Sayings,
} from './presenter.ts'
export { below, pick, type Random, shuffle } from './random.ts'
export {
  type Fields,
  isFields,
  type RoundFormat,
  type RoundJson,
  readPlayers,
  recordsOf,
  replayRecord,
} from './record.ts'
export { brief, type Json, must, ok, type Problem, type Refusal, type Result, refuse } from './result.ts'
export { type BySeat, bySeat, clockwise, everySeat, put, type Seat, type Viewer } from './seat.ts'
