export { fold, type Line, playOut, step, take } from './fold.ts'
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
  type Rules,
  type Seen,
  seenBy,
  type Turn,
} from './game.ts'
export { cryptographic, seeded } from './generators.ts'
export {
  type Choice,
  describe,
  makeOption,
  type OptionRule,
  type OptionRules,
  type OptionsOf,
  parseOption,
  readOptions,
  usual,
} from './option.ts'
export { exp, log } from './portable.ts'
export type {
  PointsReason,
  Presenter,
  Saying,
  Sayings,
  SeatLook,
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
