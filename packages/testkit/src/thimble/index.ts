export { thimble } from './game.ts'
export type {
  Action as ThimbleAction,
  Event as ThimbleEvent,
  Options as ThimbleOptions,
  State as ThimbleState,
} from './state.ts'
export { thimbleSubject } from './subject.ts'
